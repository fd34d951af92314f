import type { Mapping, Row } from '@aj-report/contract';
import { declarations } from '@aj-report/widgets/declarations';
import { describe, expect, it } from 'vitest';
import { readFields } from '../../../make-screen/plan/field-reading.ts';
import { followMeasure } from './measure-format.ts';

const SETTINGS = [
  { field: '金额', unit: '元', decimals: 2, format: 'short' as const },
  { field: '时长', unit: 'min' },
];
const rows: readonly Row[] = [
  { 金额: 3, 时长: 4, '气温(℃)': 5 },
  { 金额: 5, 时长: 9, '气温(℃)': 7 },
];
const columns = Object.keys(rows[0]!).map((name) => ({ name, type: 'number' as const }));
const known = { rows, fields: readFields(columns, rows, SETTINGS), isWhole: false, isGrouped: false };
const card = declarations['number-card']!;

const of = (field: string, aggregation: Mapping['aggregation'] = 'avg'): Mapping[] => [
  { role: 'value', field, aggregation: aggregation! },
];
const follow = (setup: Readonly<Record<string, unknown>>, before: readonly Mapping[], after: readonly Mapping[]) =>
  followMeasure(card, setup, [before, after], known, SETTINGS);

describe('the format of a card', () => {
  it('is that of its measure where the card left it open', () => {
    expect(follow({}, [], of('金额'))).toEqual({ unit: '元', decimals: 2, abbreviate: true });
    expect(follow({}, [], of('时长'))).toEqual({ unit: ' min' });
    expect(follow({}, [], of('气温(℃)'))).toEqual({ unit: '℃' });
    expect(follow({ unit: '件', decimals: 0 }, [], of('金额'))).toEqual({ abbreviate: true });
  });

  it('goes with the measure, and leaves what somebody wrote', () => {
    const shown = { unit: '元', decimals: 2, abbreviate: true };
    expect(follow(shown, of('金额'), of('时长'))).toEqual({ unit: ' min', decimals: null, abbreviate: false });
    expect(follow({ ...shown, unit: '块' }, of('金额'), of('时长'))).toEqual({ decimals: null, abbreviate: false });
  });

  it('is none of counts, which are in no unit of their column', () => {
    expect(follow({ unit: '℃' }, of('气温(℃)'), of('气温(℃)', 'countDistinct'))).toEqual({ unit: '' });
    expect(follow({ unit: '℃' }, of('气温(℃)'), of('*', 'count'))).toEqual({ unit: '' });
  });

  it('is nothing to charts that write their figures otherwise', () => {
    expect(followMeasure(declarations['pie-chart']!, {}, [[], of('金额')], known, SETTINGS)).toEqual({});
  });
});
