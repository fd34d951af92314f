import { inGroup, type ValuesOf } from '@aj-report/contract';
import { choices, prop } from '../kit/widget/prop.ts';
import { faceFields } from './face.fields.ts';
import { GROUPS } from '../kit/widget/field-groups.ts';
import { keyed } from './keyed.ts';

const group = GROUPS.tooltip;

/** The tooltip of a chart without axes: always about one item. */
export const itemTooltipFields = inGroup(group, {
  isShowTooltip: prop.toggle('提示框显示', 'Show tooltip', { default: true }),
  tooltipBackgroundColor: prop.color('背景颜色', 'Background', { empty: 'theme' }),
  ...keyed(faceFields(group, 13, { zh: '文字', en: 'Text' }), 'tooltip', ''),
  tooltipBorderColor: prop.color('边框颜色', 'Border colour', { empty: 'theme' }),
  tooltipBorderWidth: prop.number('边框宽度', 'Border width', {
    hint: { zh: '0 为无边框', en: '0 = no border' },
    default: 1,
    min: 0,
    max: 1,
    unit: 'px',
  }),
});

export type ItemTooltipProps = ValuesOf<typeof itemTooltipFields>;

/** What a pointer over a chart on axes shows. `pointer` is the indicator that suits the chart. */
export function tooltipFields(pointer: 'none' | 'line' | 'shadow' | 'cross', trigger: 'item' | 'axis' = 'axis') {
  const { isShowTooltip, ...look } = itemTooltipFields;
  return inGroup(group, {
    isShowTooltip,
    tooltipTrigger: prop.choice('触发类型', 'Trigger', {
      default: trigger,
      options: choices({ item: ['数据项', 'Item'], axis: ['坐标轴', 'Axis'] }),
      half: true,
    }),
    tooltipAxisPointerType: prop.choice('指示器类型', 'Pointer', {
      default: pointer,
      options: choices({
        none: ['无', 'None'],
        line: ['直线', 'Line'],
        shadow: ['阴影', 'Shadow'],
        cross: ['十字', 'Cross'],
      }),
      half: true,
    }),
    ...look,
  });
}

export type TooltipProps = ValuesOf<ReturnType<typeof tooltipFields>>;
