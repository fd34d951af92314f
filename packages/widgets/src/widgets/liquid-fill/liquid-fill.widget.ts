import { inGroup } from '@aj-report/contract';
import { valueConditionFields } from '../../kit/data/condition.fields.ts';
import { layerFields } from '../../kit/chart/chart.fields.ts';
import { progressEvent, progressFields, progressSlots } from '../../fields/progress.fields.ts';
import { both } from '../../kit/text/both.ts';
import { choices, prop } from '../../kit/widget/prop.ts';
import { defineWidget } from '../../kit/widget/define-widget.ts';
import type { PropsOf } from '../../kit/widget/resolve-props.ts';

const group = { id: 'liquid', label: { zh: '水球', en: 'Liquid' } };

/** How much of a target is reached, as the level of a liquid. */
export const liquidFill = defineWidget({
  type: 'liquid-fill',
  category: 'chart',
  icon: 'droplet-half',
  palette: { task: 'figure', place: 4, words: '水位 水球 百分比 完成率 water wave percent' },
  label: { zh: '水球图', en: 'Liquid fill' },
  summary: { zh: '用波动的水位展示完成度', en: 'Shows how much of a target is reached as the level of a liquid' },
  size: { width: 220, height: 220 },
  shape: 'roles',
  takesFirstRow: true,
  slots: progressSlots,
  fields: {
    ...layerFields,
    ...inGroup(group, {
      vessel: prop.choice('形状', 'Form', {
        options: choices({
          circle: ['圆形', 'Circle'],
          square: ['圆角方形', 'Rounded square'],
          diamond: ['菱形', 'Diamond'],
          drop: ['水滴', 'Drop'],
        }),
        half: true,
      }),
      waveHeight: prop.slider('波浪高度', 'Height of waves', { default: 5, min: 0, max: 20, unit: '%' }),
      waveSeconds: prop.number('波动周期', 'Time of a wave', {
        hint: { zh: '0 为静止', en: '0 = still' },
        default: 4,
        min: 0,
        max: 60,
        step: 0.5,
        unit: 's',
      }),
      liquidColor: prop.color('水的颜色', 'Colour', { empty: 'theme' }),
      isShowOutline: prop.toggle('外框显示', 'Show outline', { default: true, half: true }),
      outlineColor: prop.color('外框颜色', 'Outline', { empty: 'theme' }),
    }),
    ...progressFields,
    ...valueConditionFields,
  },
  events: { select: progressEvent },
  sampleColumns: { reservoir: both('水库蓄水率', 'Reservoir') },
  sampleRows: [{ reservoir: 62.8 }],
  sampleMapping: [{ role: 'value', field: 'reservoir' }],
  styleParts: ['outline', 'track', 'fill', 'value', 'name'],
  skeleton: 'disc',
});

export type LiquidFillProps = PropsOf<typeof liquidFill>;
