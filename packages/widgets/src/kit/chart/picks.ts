import type { Mapping, Table } from '@aj-report/contract';
import type { ShapeName } from '../widget/define-widget.ts';
import { isCategorySeries } from './chart-option.ts';
import type { EChartsType } from './echarts.ts';
import { pickNearest } from './nearest-item.ts';
import { toPickedItem, toSelection, type ChartSelection, type Picked } from './picked-item.ts';

/** What a chart was drawn from when it was clicked. */
export interface Clicked {
  readonly data: unknown;
  readonly table: Table;
  readonly mapping: readonly Mapping[];
}

/** What a chart tells of an item that was hit. */
export function selectionOf(picked: Picked, { data, table, mapping }: Clicked): ChartSelection {
  return toSelection(toPickedItem(picked, data), table, mapping);
}

interface ClickedPlace extends Clicked {
  readonly shape: ShapeName;
  /** The categories run downwards. */
  readonly isHorizontal: boolean;
}

/** The same of the item that is meant by a click beside the items; undefined where there is none. */
export function nearestSelection(
  chart: EChartsType,
  place: readonly [number, number],
  { shape, isHorizontal, ...clicked }: ClickedPlace,
): ChartSelection | undefined {
  if (!isCategorySeries(shape, clicked.data)) return undefined;
  const picked = pickNearest(chart, clicked.data, place, isHorizontal);
  return picked && selectionOf(picked, clicked);
}
