import { describe, expect, it } from 'vitest';
import { ExcelStore, type ReportContent } from './excel-store.ts';
import { isEmpty, withTemplate, type ImportedTemplate } from './imported-template.ts';

const CONTENT: ReportContent = {
  template: { schemaVersion: 1, sheets: [{ name: 'S', cells: [] }] },
  setCodes: ['orders'],
  setParam: { orders: { city: '杭州' } },
  lockedParams: [],
};
const IMPORTED: ImportedTemplate = {
  kind: 'aj-report',
  template: { schemaVersion: 1, sheets: [{ name: '日报', cells: [{ row: 0, column: 0, value: '#{goals.goal}' }] }] },
  setCodes: ['goals', 'orders'],
  setParam: { goals: { year: '2026' } },
  notes: [],
};

describe('An imported template', () => {
  it('takes the place of the one that is open, in one step that can be taken back', () => {
    const document = new ExcelStore(CONTENT);
    document.change((content) => withTemplate(content, IMPORTED));
    expect(document.state.content).toMatchObject({
      template: IMPORTED.template,
      setCodes: ['orders', 'goals'],
      setParam: { orders: { city: '杭州' }, goals: { year: '2026' } },
    });
    document.undo();
    expect(document.state.content).toBe(CONTENT);
  });

  it('keeps the values of parameters that the file does not name, and as many data sets as a report may list', () => {
    const many = Array.from({ length: 100 }, (_, at) => `set${at}`);
    const setParam = { orders: { year: '2026' } };
    const taken = withTemplate(CONTENT, { ...IMPORTED, setCodes: many, setParam });
    expect(taken.setParam).toEqual({ orders: { city: '杭州', year: '2026' } });
    expect([taken.setCodes.length, taken.setCodes[0]]).toEqual([100, 'orders']);
  });

  it('is shown from its first cell, the whole of it where it is merged', () => {
    const document = new ExcelStore(CONTENT);
    const merges = [{ row: 0, column: 0, rowSpan: 1, columnSpan: 3 }];
    const template = { schemaVersion: 1, sheets: [{ name: '日报', cells: [], merges }] };
    document.change((content) => withTemplate(content, { ...IMPORTED, template }));
    document.showSheet(0);
    expect(document.state.area).toEqual({ row: 0, column: 0, rowSpan: 1, columnSpan: 3 });
  });

  it('takes it without a question only where nothing is lost', () => {
    expect([isEmpty(CONTENT.template), isEmpty(IMPORTED.template)]).toEqual([true, false]);
  });
});
