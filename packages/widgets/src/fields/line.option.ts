import type { LineSeriesOption } from 'echarts';
import type { Series } from '../shapes/category-series.ts';
import { fade } from '../kit/theme/colour.ts';
import type { Palette } from '../kit/theme/theme.ts';
import { colourAt, toGradient } from './colour.option.ts';
import type { LineProps } from './line.fields.ts';
import type { ValueLabel } from './value-label.option.ts';

/** px between two points below which their symbols are left out */
const SYMBOL_ROOM = 14;

/**
 * Look of one line of `colour`:
 * areas that lie upon one another fade as lines become more, symbols vanish where they would form a chain.
 */
function toLineLook(props: LineProps, colour: string, { step, lines, isStacked }: LineDrawing) {
  const share = props.areaThickness / 100;
  const strength = share / Math.sqrt(lines);
  const isSmooth = props.smoothCurve && props.stepLine === 'none';
  const isRoomy = step >= Math.max(SYMBOL_ROOM, props.pointSize * 1.6);
  return {
    smooth: isSmooth ? 0.4 : 0,
    // Without it a smooth curve swings below the lowest and above the highest value.
    ...(isSmooth ? { smoothMonotone: 'x' as const } : {}),
    ...(props.stepLine === 'none' ? {} : { step: props.stepLine }),
    ...(isStacked ? { stack: 'all' } : {}),
    symbol: props.symbol,
    symbolSize: props.pointSize,
    showSymbol: props.markPoint && isRoomy,
    showAllSymbol: true,
    sampling: 'lttb' as const,
    itemStyle: { color: colour },
    lineStyle: { color: colour, width: props.lineWidth, cap: 'round' as const, join: 'round' as const },
    ...(props.area
      ? { areaStyle: { color: isStacked ? fade(colour, share) : toGradient(colour, 'top', strength, strength * 0.03) } }
      : {}),
    emphasis: { lineStyle: { width: props.lineWidth }, scale: 1.5 },
  };
}

/** What the lines of all series share. */
export interface LineDrawing {
  readonly props: LineProps;
  readonly palette: Palette;
  /** px between two points */
  readonly step: number;
  /** number of points of a line */
  readonly count: number;
  readonly lines: number;
  readonly isStacked: boolean;
  readonly label: ValueLabel;
}

/** Look and data of the series `at`. */
export function toLineSeries(one: Series, at: number, drawing: LineDrawing): LineSeriesOption {
  const { props, palette, count, label } = drawing;
  return {
    id: `s${at}`,
    name: one.name,
    type: 'line',
    ...toLineLook(props, colourAt(palette, at, one.name), drawing),
    // A single point has no line: it would be invisible without its symbol.
    ...(count < 2 ? { showSymbol: true } : {}),
    connectNulls: props.blankStyle === 'connect',
    data: one.data.map((value) => value ?? (props.blankStyle === 'zero' ? 0 : '-')),
    label,
    ...(label.show ? { labelLayout: { hideOverlap: true } } : {}),
    blur: { lineStyle: { opacity: 0.25 }, areaStyle: { opacity: 0.15 } },
    cursor: 'default',
  };
}
