import { describe, expect, it } from 'vitest';
import { fillTemplate, nodesOf, rowsOf } from './option-rows.ts';

describe('an answer with options', () => {
  it('is a list or a page', () => {
    expect(rowsOf([{ id: 1 }])).toEqual([{ id: 1 }]);
    expect(rowsOf({ records: [{ id: 1 }], total: 1, pages: 1 })).toEqual([{ id: 1 }]);
    expect(rowsOf(null)).toEqual([]);
  });

  it('is labelled by a field or a template', () => {
    expect(fillTemplate('text', { id: 1, text: 'North' })).toBe('North');
    expect(fillTemplate('${id}-${text}', { id: 1, text: 'North' })).toBe('1-North');
    expect(fillTemplate('text', {})).toBe('');
  });
});

describe('an answer with a tree', () => {
  const nodes = [{ id: 'a', label: 'A', children: [{ id: 'b', label: 'B' }] }];
  const expected = [{ id: 'a', label: 'A', children: [{ id: 'b', label: 'B', children: [] }] }];

  it('is a list, or holds it as tree or menuTree', () => {
    expect(nodesOf(nodes)).toEqual(expected);
    expect(nodesOf({ tree: nodes })).toEqual(expected);
    expect(nodesOf({ menuTree: nodes })).toEqual(expected);
    expect(nodesOf(null)).toEqual([]);
  });

  it('names its fields as the source says', () => {
    const rows = [{ code: 'x', name: 'X' }];
    expect(nodesOf(rows, { option: 'code', label: 'name' })).toEqual([{ id: 'x', label: 'X', children: [] }]);
  });
});
