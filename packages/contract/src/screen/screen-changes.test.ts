import { describe, expect, it } from 'vitest';
import { normalizeScreen } from './normalize.ts';
import { changesBetween } from './screen-changes.ts';

const chart = { id: 'a', type: 'bar-chart', layerName: '销量', left: 10 };
const text = { id: 'b', type: 'text' };

describe('what a screen has become', () => {
  it('is nothing where it is the same, in whatever order its keys stand', () => {
    const before = { reportCode: 'wall', revision: 1, dashboard: { title: 'x', width: 1 }, widgets: [chart] };
    const after = { reportCode: 'wall', revision: 2, dashboard: { width: 1, title: 'x' }, widgets: [{ ...chart }] };
    expect(changesBetween(before, after)).toEqual([]);
  });

  it('is nothing where only defaults were written out', () => {
    const before = { reportCode: 'wall', widgets: [text] };
    const after = { ...normalizeScreen(before), revision: 2 };
    expect(changesBetween(before, after)).toEqual([]);
  });

  it('tells widgets that came, went and changed, and what of them did', () => {
    const before = { reportCode: 'wall', widgets: [chart, text] };
    const moved = { ...chart, left: 20, setup: { color: 'red' } };
    const after = { reportCode: 'wall', widgets: [moved, { id: 'c', type: 'pie-chart' }] };
    expect(changesBetween(before, after)).toEqual([
      {
        kind: 'changed',
        what: 'widget',
        id: 'a',
        type: 'bar-chart',
        name: '销量',
        parts: ['position', 'style'],
        fields: ['left', 'setup.color'],
        values: [
          { field: 'left', before: 10, after: 20 },
          { field: 'setup.color', after: 'red' },
        ],
      },
      { kind: 'added', what: 'widget', id: 'c', type: 'pie-chart' },
      { kind: 'removed', what: 'widget', id: 'b', type: 'text' },
    ]);
  });

  it('tells plain values before and after, cuts long texts, and only names what has parts', () => {
    const before = {
      reportCode: 'wall',
      dashboard: { title: 'x' },
      widgets: [{ ...text, setup: { 'a.b': 1, list: [] } }],
    };
    const setup = { 'a.b': null, list: [1], text: '长'.repeat(200) };
    const after = { reportCode: 'wall', dashboard: { title: 'y' }, widgets: [{ ...text, setup }] };
    const [settings, widget] = changesBetween(before, after);
    expect(settings?.values).toEqual([{ field: 'title', before: 'x', after: 'y' }]);
    expect(widget?.fields).toEqual(['setup.a.b', 'setup.list', 'setup.text']);
    expect(widget?.values).toEqual([
      { field: 'setup.a.b', before: 1, after: null },
      { field: 'setup.text', after: `${'长'.repeat(60)}…` },
    ]);
  });

  it('tells settings, groups, layouts and the order of layers', () => {
    const before = { reportCode: 'wall', dashboard: { title: 'x' }, widgets: [chart, text] };
    const after = {
      reportCode: 'wall',
      dashboard: { title: 'y' },
      groups: [{ id: 'g', name: '组' }],
      layouts: { phone: {} },
      widgets: [text, chart],
    };
    expect(changesBetween(before, after).map(({ what }) => what)).toEqual(['settings', 'groups', 'layouts', 'order']);
  });

  it('is every widget where nothing was there before', () => {
    expect(changesBetween(undefined, { reportCode: 'wall', widgets: [text] })).toEqual([
      { kind: 'added', what: 'widget', id: 'b', type: 'text' },
    ]);
  });
});
