import type { Column } from '@aj-report/contract';
import { describe, expect, it } from 'vitest';
import { putTexts } from './put-texts.ts';

const COLUMNS: readonly Column[] = [
  { name: 'state', type: 'integer' },
  { name: 'n', type: 'integer' },
];
const TEXTS = { state: { 1: '已付' } };

function answer(written: unknown) {
  return { json: Buffer.from(JSON.stringify(written)), columns: COLUMNS };
}

describe('texts in place of codes', () => {
  it('stand in tables and in row objects alike, and a code without a text stays', () => {
    const data = [
      [1, 2, null],
      [1, 1, 1],
    ];
    const table = putTexts(answer({ columns: COLUMNS, data, rowCount: 3 }), TEXTS, 'table');
    expect(JSON.parse(table.json.toString())).toMatchObject({ data: [['已付', '2', null], data[1]] });
    const objects = [
      { state: 1, n: 1 },
      { state: 2, n: 1 },
      { state: null, n: 1 },
    ];
    const rows = putTexts(answer(objects), TEXTS, 'rows');
    expect(JSON.parse(rows.json.toString())).toEqual([
      { state: '已付', n: 1 },
      { state: '2', n: 1 },
      { state: null, n: 1 },
    ]);
    expect([table.columns[0]?.type, rows.columns[0]?.type]).toEqual(['string', 'string']);
  });

  it('leave an answer as it is that has no such column', () => {
    const plain = answer([{ n: 1 }]);
    expect(putTexts(plain, { other: { 1: 'x' } }, 'rows')).toBe(plain);
  });
});
