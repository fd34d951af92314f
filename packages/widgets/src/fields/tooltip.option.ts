import type { TooltipComponentOption } from 'echarts';
import type { ChartContext } from '../kit/chart/chart-context.ts';
import { fade } from '../kit/theme/colour.ts';
import { formatNumber } from '../kit/text/format.ts';
import { toFace, type TextFace } from './face.option.ts';
import type { ItemTooltipProps, TooltipProps } from './tooltip.fields.ts';

/**
 * Face of a tooltip on the canvas. ECharts reads only colour, size and weight there and puts both into a CSS font
 * (`style weight size family`, the family always `sans-serif`), so style and family travel with them.
 * @source zrender graphic/Text, `makeFont`
 */
function toCanvasFace(face: TextFace): { color: string; fontSize: number; fontWeight: 'normal' } {
  return {
    color: face.color,
    fontSize: `${face.fontSize}px ${face.fontFamily},` as unknown as number,
    fontWeight: `${face.fontStyle} ${face.fontWeight}` as 'normal',
  };
}

/** Tooltip drawn on the canvas: no HTML is made of data. `unit` stands behind each value. */
export function toTooltip(props: TooltipProps, context: ChartContext, unit = ''): TooltipComponentOption {
  const { theme, language } = context;
  const isCross = props.tooltipAxisPointerType === 'cross';
  return {
    show: props.isShowTooltip,
    trigger: props.tooltipTrigger,
    renderMode: 'richText',
    confine: true,
    transitionDuration: 0,
    padding: [8, 12],
    borderRadius: 6,
    backgroundColor: props.tooltipBackgroundColor || theme.tooltipBackground,
    // Drawn on the canvas the border is always 1 px wide.
    borderColor: props.tooltipBorderWidth > 0 ? props.tooltipBorderColor || theme.border : 'transparent',
    textStyle: toCanvasFace(toFace(props, 'tooltip', '', theme, theme.tooltipText)),
    axisPointer: {
      type: props.tooltipAxisPointerType,
      lineStyle: { color: theme.axisLine, width: 1, type: 'solid' },
      crossStyle: { color: theme.axisLine, width: 1, type: 'dashed' },
      // The shadow lies over the bars.
      shadowStyle: { color: fade(theme.textMuted, 0.12) },
      label: {
        show: isCross,
        color: theme.tooltipText,
        backgroundColor: theme.tooltipBackground,
        fontFamily: theme.fontFamily,
        fontSize: 11,
        padding: [4, 6],
        borderRadius: 4,
      },
    },
    valueFormatter: (value) => formatNumber(typeof value === 'number' ? value : null, language, { unit }),
  };
}

/** Tooltip about one item. `write` gives the text behind the item's name, from its value and its index. */
export function toItemTooltip(
  props: ItemTooltipProps,
  context: ChartContext,
  write: (value: unknown, index: number) => string,
): TooltipComponentOption {
  const whole = { ...props, tooltipTrigger: 'item' as const, tooltipAxisPointerType: 'none' as const };
  return { ...toTooltip(whole, context), valueFormatter: write };
}
