import type { Language } from '@aj-report/contract';
import { writeNumber } from '../../fields/number-format.option.ts';
import type { PropsOf } from '../../kit/widget/resolve-props.ts';
import { itemConditionColor } from '../../kit/data/condition.ts';
import { fitRowHeight } from '../../kit/box/fit-rows.ts';
import { figureWidth, textWidth } from '../../kit/labels/measure.ts';
import type { NameValues } from '../../shapes/name-value.ts';
import type { rankingList } from './ranking-list.widget.ts';

export type RankingListProps = Readonly<PropsOf<typeof rankingList>>;

export interface RankedRow {
  readonly rank: number;
  readonly name: string;
  readonly value: number | null;
  readonly text: string;
  /** Length of the bar, 0 … 1 of the longest. */
  readonly share: number;
  /** Colour by the rules, empty where none is met. */
  readonly color: string;
}

/** px of the box for which the sizes below are meant. */
const DESIGN = { width: 400, height: 320 };
const MIN_ROW_PX = { stacked: 30, inline: 22 };
const ROW_PX = { stacked: 44, inline: 36 };

/** Rows in their order; rows without a value come last and have no bar. */
export function toRankedRows(props: RankingListProps, { items }: NameValues, language: Language): readonly RankedRow[] {
  const sign = { descending: -1, ascending: 1, none: 0 }[props.order];
  const sorted = [...items].sort((a, b) => {
    if (sign === 0) return 0;
    if (a.value === null || b.value === null) return Number(a.value === null) - Number(b.value === null);
    return (a.value - b.value) * sign;
  });
  const longest = items.reduce((most, { value }) => Math.max(most, Math.abs(value ?? 0)), 0);
  return sorted.slice(0, Math.round(props.limit)).map(({ name, value }, i) => ({
    rank: i + 1,
    name,
    value,
    text: writeNumber(value, props, language),
    share: longest === 0 ? 0 : Math.abs(value ?? 0) / longest,
    color: itemConditionColor(props.conditions, { value, name }),
  }));
}

/** px that the estimate of a text may lack */
const BESIDE_PX = 4;
/** em of rank and gaps beside name and value, and of the shortest bar that still says something */
const BESIDE_EM = { rank: 4.7, bar: 2 };
/** Share of the width that names may have beside bars, and values at most: they stand in the condensed face. */
const MAX_SHARE = { name: 0.32, value: 0.55 };

export interface RankingSizes {
  /** px */
  readonly row: number;
  readonly font: number;
  /** px of the columns of names and values when everything stands in one line with bars */
  readonly name: number;
  readonly value: number;
  /** Whether there is room for bars between them. */
  readonly hasBars: boolean;
}

export function toRankingSizes(
  props: RankingListProps,
  rows: readonly RankedRow[],
  width: number,
  height: number,
): RankingSizes {
  const scale = Math.min(width / DESIGN.width, height / DESIGN.height);
  const least = Math.max(MIN_ROW_PX[props.layout], ROW_PX[props.layout] * scale);
  const row = props.rowHeight ?? fitRowHeight(least, rows.length, height);
  const font = props.fontSize ?? Math.max(10, Math.min(row * 0.36, 15 * Math.max(1, scale)));
  const widest = (texts: readonly string[], measure: typeof textWidth) =>
    texts.reduce((most, text) => Math.max(most, measure(text, font)), 0) + BESIDE_PX;
  const names = widest(
    rows.map(({ name: text }) => text),
    textWidth,
  );
  // A shortened number is another number: names give way first.
  const values = widest(
    rows.map(({ text }) => text),
    figureWidth,
  );
  const name = Math.min(names, width * MAX_SHARE.name);
  const value = Math.min(values, width * MAX_SHARE.value);
  const left = width - name - value - font * BESIDE_EM.rank;
  return { row, font, name, value, hasBars: props.layout === 'stacked' || left >= font * BESIDE_EM.bar };
}
