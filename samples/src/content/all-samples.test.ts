import { existsSync } from 'node:fs';
import path from 'node:path';
import { declarations } from '@aj-report/widgets/declarations';
import { describe, expect, it } from 'vitest';
import { SAMPLE_CONTENT, sampleFolder } from './all-samples.ts';
import type { SampleContent } from './sample.ts';

describe.each(['zh', 'en'] as const)('the samples of a new installation in %s', (language) => {
  const { screens, dataSets, sources, maps, excelReports } = SAMPLE_CONTENT[language];
  const widgetsOf = screens.flatMap(({ document }) => document.widgets ?? []);

  it('show at least 25 different widgets on three screens', () => {
    expect(screens.length).toBeGreaterThanOrEqual(3);
    expect(new Set(widgetsOf.map(({ type }) => type)).size).toBeGreaterThanOrEqual(25);
  });

  it('speak it whoever looks at them', () => {
    expect(screens.map(({ document }) => document.dashboard?.language)).toEqual(screens.map(() => language));
  });

  it('take the colours of their figures from the theme, which has them legible on its ground', () => {
    const fixed = widgetsOf.flatMap(({ id, type, setup = {} }) =>
      ['color', 'conditionTextColor']
        .filter((key) => type === 'text' && String(setup[key]).startsWith('#'))
        .map(() => id),
    );
    expect(fixed).toEqual([]);
  });

  it('name only widgets, fields, data sets, sources and files that exist', () => {
    const known = new Map(Object.values(declarations).map((one) => [one.type, one]));
    const unknownFields = widgetsOf.flatMap(({ id, type, setup = {} }) =>
      Object.keys(setup)
        .filter((name) => !Object.hasOwn(known.get(type)?.fields ?? {}, name))
        .map((name) => `${id}: ${type}.${name}`),
    );
    expect(unknownFields).toEqual([]);
    const setCodes = new Set(dataSets.map(({ setCode }) => setCode));
    const asked = widgetsOf.flatMap(({ data }) => (data?.setCode ? [data.setCode] : []));
    expect(asked.filter((code) => !setCodes.has(code))).toEqual([]);
    const inReports = excelReports.flatMap(({ document }) => document.setCodes ?? []);
    expect(inReports.filter((code) => !setCodes.has(code))).toEqual([]);
    const sourceCodes = new Set(sources.map(({ sourceCode }) => sourceCode));
    expect(dataSets.filter(({ sourceCode }) => !sourceCodes.has(sourceCode))).toEqual([]);
    const files = [...sources, ...maps].map(({ fileName }) => path.join(sampleFolder(), fileName));
    expect(files.filter((file) => !existsSync(file))).toEqual([]);
  });

  it.each(screens.map(({ document }) => [document.reportCode, document] as const))(
    'link widgets of %s that are there, and give each an id of its own',
    (_code, { widgets = [] }) => {
      const ids = widgets.map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
      const targets = widgets.flatMap(({ linkage = [] }) => linkage.map(({ targetId }) => targetId));
      expect(targets.filter((id) => !ids.includes(id))).toEqual([]);
    },
  );
});

describe('the English samples', () => {
  const { zh, en } = SAMPLE_CONTENT;

  it('say nothing in Chinese', () => {
    const { maps: _maps, ...content } = en;
    expect(JSON.stringify(content).match(/[\p{Script=Han}，。；：（）]+/gu)).toBe(null);
  });

  it('have codes of their own', () => {
    const codesOf = ({ sources, dataSets, screens }: SampleContent) => [
      ...sources.map(({ sourceCode }) => sourceCode),
      ...dataSets.map(({ setCode }) => setCode),
      ...screens.map(({ report }) => report.reportCode),
    ];
    expect(codesOf(en)).toEqual(codesOf(zh).map((code) => `${code}_en`));
  });

  it('ask the English workbook by quoted names', () => {
    const stores = en.dataSets.find(({ setCode }) => setCode === 'retail_stores_en');
    expect(stores?.dynSentence).toContain('o."Store", o."City",\n  round(sum(o."Amount")) as "Sales"');
    const hours = en.dataSets.find(({ setCode }) => setCode === 'express_hours_en');
    expect(hours?.dynSentence).toContain(`['Sun', 'Mon', 'Tue'`);
    expect(hours?.dynSentence).toContain(`lpad(hour("Collected at")::varchar, 2, '0') || ':00' as "Hour"`);
  });
});
