import type { Language } from '@aj-report/contract';
import { writeNumber } from '../../fields/number-format.option.ts';
import type { PropsOf } from '../../kit/define-widget.ts';
import { itemConditionColor } from '../../kit/condition.ts';
import { fitRowHeight } from '../../kit/fit-rows.ts';
import { formatNumber } from '../../kit/format.ts';
import { toNumber } from '../../shapes/numbers.ts';
import { columnOf, type RolesData } from '../../shapes/roles.ts';
import type { progressBar } from './progress-bar.widget.ts';

export type ProgressBarProps = Readonly<PropsOf<typeof progressBar>>;

export interface ProgressRow {
  readonly name: string;
  readonly value: number | null;
  /** Not cut at 100; null where there is no value or no target. */
  readonly percent: number | null;
  /** Length of the bar, 0 … 1. */
  readonly share: number;
  readonly text: string;
  /** Colour by the rules, empty where none is met. */
  readonly color: string;
}

const DEFAULT_TARGET = 100;
/** More bars than anybody reads. */
const MOST_ROWS = 100;
/** px of the box for which the sizes below are meant. */
const DESIGN = { width: 400, height: 220 };
const LEAST_ROW_PX = 28;
const ROW_PX = 50;

function writeReading(
  props: ProgressBarProps,
  { value, target, percent }: { value: number | null; target: number; percent: number | null },
  language: Language,
): string {
  switch (props.reading) {
    case 'none':
      return '';
    case 'value':
      return writeNumber(value, props, language);
    case 'both':
      return `${writeNumber(value, { ...props, unit: '' }, language)} / ${writeNumber(target, props, language)}`;
    case 'percent':
      return percent === null ? '—' : formatNumber(percent, language, { decimals: props.decimals ?? 1, unit: '%' });
  }
}

/** The bars in the order of the rows. A row without a name of its own is called by its field when it is the only one. */
export function toProgressRows(props: ProgressBarProps, data: RolesData, language: Language): readonly ProgressRow[] {
  const values = columnOf(data, 'value');
  const names = columnOf(data, 'name');
  const targets = columnOf(data, 'display2');
  return Array.from({ length: Math.min(MOST_ROWS, data.rowCount) }, (_, row) => {
    const value = toNumber(values?.cells[row]);
    const target = props.target ?? toNumber(targets?.cells[row]) ?? DEFAULT_TARGET;
    const percent = value === null || target === 0 ? null : (value / target) * 100;
    const fallback = data.rowCount === 1 ? (values?.label ?? '') : String(row + 1);
    const name = String(names?.cells[row] ?? '') || fallback;
    return {
      name,
      value,
      percent,
      share: Math.max(0, Math.min(1, (percent ?? 0) / 100)),
      text: writeReading(props, { value, target, percent }, language),
      color: itemConditionColor(props.conditions, { value, name }),
    };
  });
}

export interface ProgressSizes {
  /** px */
  readonly row: number;
  readonly font: number;
  readonly bar: number;
}

export function toProgressSizes(
  props: ProgressBarProps,
  rowCount: number,
  width: number,
  height: number,
): ProgressSizes {
  const scale = Math.min(width / DESIGN.width, rowCount <= 1 ? height / 70 : height / DESIGN.height);
  const row = fitRowHeight(Math.max(LEAST_ROW_PX, ROW_PX * scale), rowCount, height);
  const font = props.fontSize ?? Math.max(10, Math.min(row * 0.34, 15 * Math.max(1, scale)));
  const hasText = props.isShowName || props.reading !== 'none';
  const bar = props.barHeight ?? Math.max(4, Math.round(row * (hasText ? 0.22 : 0.5)));
  return { row, font, bar };
}
