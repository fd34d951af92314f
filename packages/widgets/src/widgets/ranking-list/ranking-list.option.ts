import type { Language } from '@aj-report/contract';
import { writeNumber } from '../../fields/number-format.option.ts';
import type { PropsOf } from '../../kit/define-widget.ts';
import { itemConditionColor } from '../../kit/condition.ts';
import { fitRowHeight } from '../../kit/fit-rows.ts';
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
const LEAST_ROW_PX = { stacked: 30, inline: 22 };
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

/** Share of the width that values have at most: they stand in the condensed face of figures. */
const VALUE_SHARE = 0.55;
/** px that the estimate of a text may lack */
const BESIDE_PX = 4;
/** em of rank, gaps and the shortest bar beside name and value */
const BESIDE_EM = 5;
/** em of rank and gaps alone, and of the shortest bar that still says something */
const RANK_EM = 4.7;
const LEAST_BAR_EM = 2;
/** em of a row whose value stands below its name, and of such a row at least */
const FOLDED_EM = { row: 3.2, least: 2.6 };
/** Share of the width that names may have beside bars in any case; longer ones leave so much to the bars. */
const NAME_SHARE = 0.32;
const BAR_SHARE = 0.25;

/** px of letters that are read at any distance: larger ones give way to long names */
const READABLE = 24;

/** em of the widest name and the widest value */
function widestOf(rows: readonly RankedRow[]): { readonly name: number; readonly value: number } {
  return {
    name: rows.reduce((most, { name }) => Math.max(most, textWidth(name, 1)), 0),
    value: rows.reduce((most, { text }) => Math.max(most, figureWidth(text, 1)), 0),
  };
}

/** px of the letters: as the rows are high, smaller before a name is cut. */
function lettersOf(props: RankingListProps, wanted: number, em: number, width: number): number {
  const room = width * (props.layout === 'inline' ? 1 - BAR_SHARE : 1) - 2 * BESIDE_PX;
  return props.fontSize ?? Math.min(wanted, Math.max(room / (em + RANK_EM), READABLE));
}

export interface RankingSizes {
  /** px */
  readonly row: number;
  readonly font: number;
  /** px of the columns of names and values when everything stands in one line with bars */
  readonly name: number;
  readonly value: number;
  /** Whether there is room for bars between them. */
  readonly hasBars: boolean;
  /** Values stand below names, beside which they would leave too little of them. */
  readonly isFolded: boolean;
}

export function toRankingSizes(
  props: RankingListProps,
  rows: readonly RankedRow[],
  width: number,
  height: number,
): RankingSizes {
  const scale = Math.min(width / DESIGN.width, height / DESIGN.height);
  const least = Math.max(LEAST_ROW_PX[props.layout], ROW_PX[props.layout] * scale);
  const row = props.rowHeight ?? fitRowHeight(least, rows.length, height);
  const wanted = Math.max(10, Math.min(row * 0.36, 15 * Math.max(1, scale)));
  const em = widestOf(rows);
  const font = lettersOf(props, wanted, em.name + em.value, width);
  const names = em.name * font + BESIDE_PX;
  // A cut number is another number: names give way first, and bars before them.
  const values = em.value * font + BESIDE_PX;
  const room = width - font * RANK_EM;
  const value = Math.min(values, width * VALUE_SHARE);
  const left = width - value - font * BESIDE_EM;
  const beside = Math.min(Math.max(width * NAME_SHARE, room - value - width * BAR_SHARE), names, left);
  const hasBars = props.layout === 'stacked' || (value === values && room - value - beside >= font * LEAST_BAR_EM);
  if (hasBars) return { row, font, name: beside, value, hasBars, isFolded: false };
  const high = props.rowHeight ?? Math.max(row, Math.min(font * FOLDED_EM.row, height / rows.length));
  const isFolded = names + values > room && high >= font * FOLDED_EM.least;
  return { row: isFolded ? high : row, font, name: 0, value: 0, hasBars, isFolded };
}
