import type { Frame } from '../../fields/frame.option.ts';
import type { DrawnItem } from '../../fields/items.option.ts';
import type { PieChartProps } from './pie-chart.widget.ts';

export interface PieLayout {
  /** px; where pie and labels stand */
  readonly box: { readonly left: number; readonly top: number; readonly width: number; readonly height: number };
  /** px */
  readonly inner: number;
  readonly outer: number;
  /** Indexes of the items that may have a label. */
  readonly labelled: ReadonlySet<number>;
}

/** Radius of a pie with labels beside it at most, in shares of the sides of its box. */
const BESIDE = { width: 0.24, height: 0.36 };

function labelledOf(props: PieChartProps, items: readonly DrawnItem[]): ReadonlySet<number> {
  if (!props.isShow) return new Set();
  if (props.position !== 'center') return new Set(items.keys());
  const greatest = Math.max(...items.map(({ value }) => value));
  return new Set([items.findIndex(({ value }) => value === greatest)]);
}

/** Places the pie in the box that title and legend leave: smaller where labels stand beside it. */
export function toPieLayout(props: PieChartProps, frame: Frame, items: readonly DrawnItem[]): PieLayout {
  const { width, height } = frame;
  const wanted = (Math.min(width, height) / 2) * (Math.min(props.outerNumber, 100) / 100);
  const isBeside = props.isShow && props.position === 'outside';
  const outer = isBeside ? Math.min(wanted, width * BESIDE.width, height * BESIDE.height) : wanted;
  return {
    box: { left: Number(frame.grid.left), top: Number(frame.grid.top), width, height },
    inner: props.innerNumber < props.outerNumber ? (outer * props.innerNumber) / props.outerNumber : 0,
    outer,
    labelled: labelledOf(props, items),
  };
}
