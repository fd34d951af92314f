import { toGradient } from './colour.option.ts';
import type { LineProps } from './line.fields.ts';

/** px between two points below which their symbols are left out */
const SYMBOL_ROOM = 14;

/**
 * Look of one line of `colour`. `step` is the px between two points, `count` the number of lines:
 * areas fade as lines become more, symbols vanish where they would form a chain.
 */
export function toLineLook(props: LineProps, colour: string, step: number, count: number) {
  const strength = props.areaThickness / 100 / Math.sqrt(count);
  const isRoomy = step >= Math.max(SYMBOL_ROOM, props.pointSize * 1.6);
  return {
    smooth: props.smoothCurve ? 0.4 : 0,
    // Without it a smooth curve swings below the lowest and above the highest value.
    ...(props.smoothCurve ? { smoothMonotone: 'x' as const } : {}),
    symbol: props.symbol,
    symbolSize: props.pointSize,
    showSymbol: props.markPoint && isRoomy,
    showAllSymbol: true,
    sampling: 'lttb' as const,
    itemStyle: { color: colour },
    lineStyle: { color: colour, width: props.lineWidth, cap: 'round' as const, join: 'round' as const },
    ...(props.area ? { areaStyle: { color: toGradient(colour, 'top', strength, strength * 0.03) } } : {}),
    emphasis: { lineStyle: { width: props.lineWidth }, scale: 1.5 },
  };
}
