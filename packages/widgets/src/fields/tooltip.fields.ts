import { field, type ValuesOf } from '@aj-report/contract';
import { faceFields } from './face.fields.ts';
import { GROUPS } from './field-groups.ts';
import { keyed } from './keyed.ts';

const group = GROUPS.tooltip;

/** The tooltip of a chart without axes: always about one item. */
export const itemTooltipFields = {
  isShowTooltip: field.toggle({ label: { zh: '提示框显示', en: 'Show tooltip' }, group, default: true }),
  tooltipBackgroundColor: field.color({
    label: { zh: '背景颜色', en: 'Background' },
    group,
    empty: 'theme',
    half: true,
  }),
  ...keyed(faceFields(group, 13, { zh: '文字', en: 'Text' }), 'tooltip', ''),
  tooltipBorderColor: field.color({
    label: { zh: '边框颜色', en: 'Border colour' },
    group,
    empty: 'theme',
    half: true,
  }),
  tooltipBorderWidth: field.number({
    label: { zh: '边框宽度', en: 'Border width' },
    group,
    hint: { zh: '0 为无边框', en: '0 = no border' },
    default: 1,
    min: 0,
    max: 1,
    unit: 'px',
    half: true,
  }),
};

export type ItemTooltipProps = ValuesOf<typeof itemTooltipFields>;

/** What a pointer over a chart on axes shows. `pointer` is the indicator that suits the chart. */
export function tooltipFields(pointer: 'none' | 'line' | 'shadow' | 'cross', trigger: 'item' | 'axis' = 'axis') {
  const { isShowTooltip, ...look } = itemTooltipFields;
  return {
    isShowTooltip,
    tooltipTrigger: field.choice({
      label: { zh: '触发类型', en: 'Trigger' },
      group,
      default: trigger,
      options: [
        { value: 'item', label: { zh: '数据项', en: 'Item' } },
        { value: 'axis', label: { zh: '坐标轴', en: 'Axis' } },
      ],
      half: true,
    }),
    tooltipAxisPointerType: field.choice({
      label: { zh: '指示器类型', en: 'Pointer' },
      group,
      default: pointer,
      options: [
        { value: 'none', label: { zh: '无', en: 'None' } },
        { value: 'line', label: { zh: '直线', en: 'Line' } },
        { value: 'shadow', label: { zh: '阴影', en: 'Shadow' } },
        { value: 'cross', label: { zh: '十字', en: 'Cross' } },
      ],
      half: true,
    }),
    ...look,
  };
}

export type TooltipProps = ValuesOf<ReturnType<typeof tooltipFields>>;
