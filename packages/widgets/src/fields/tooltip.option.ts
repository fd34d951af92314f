import type { TooltipComponentOption } from 'echarts';
import type { ChartContext } from '../kit/chart-context.ts';
import { formatNumber } from '../kit/format.ts';
import { toFace } from './face.option.ts';
import type { TooltipProps } from './tooltip.fields.ts';

/** Tooltip drawn on the canvas: no HTML is made of data. `unit` stands behind each value. */
export function toTooltip(props: TooltipProps, context: ChartContext, unit = ''): TooltipComponentOption {
  const { theme, language } = context;
  const { color, ...face } = toFace(props, 'tooltip', '', theme, theme.tooltipText);
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
    borderColor: props.tooltipBorderColor || theme.border,
    borderWidth: props.tooltipBorderWidth,
    textStyle: { color, ...face },
    axisPointer: {
      type: props.tooltipAxisPointerType,
      lineStyle: { color: theme.axisLine, width: 1, type: 'solid' },
      crossStyle: { color: theme.axisLine, width: 1, type: 'dashed' },
      shadowStyle: { color: theme.panelAlt },
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
