import { describe, expect, it } from 'vitest';
import { writeCell } from './text-cell.ts';

describe('A cell of a source', () => {
  it.each([
    ['0044-03-15 BC', 'date', '"0044-03-15 BC"'],
    ['0044-03-15 12:00:00 BC', 'datetime', '"0044-03-15 12:00:00 BC"'],
    ['2026-03-15', 'date', '"2026-03-15"'],
    ['2026-03-15 12:00:00.5+00', 'datetime', '"2026-03-15 12:00:00"'],
  ] as const)('keeps the era of its day: %s', (raw, type, wanted) => {
    expect(writeCell(raw, type)).toBe(wanted);
  });

  it.each([
    [Buffer.from('华东\n1'), '"华东\\n1"'],
    [Buffer.from([0xde, 0xad, 0xbe, 0xef]), '"\\\\xdeadbeef"'],
    [Buffer.from([5]), '"\\\\x05"'],
    [Buffer.alloc(0), '""'],
  ])('of bytes is their text, or their digits where they are none: %j', (raw, wanted) => {
    expect(writeCell(raw, 'string')).toBe(wanted);
  });

  it('that a driver takes apart is JSON', () => {
    expect(writeCell({ x: 1, y: 2 }, 'string')).toBe('"{\\"x\\":1,\\"y\\":2}"');
  });
});
