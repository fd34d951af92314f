import { field, type ValuesOf } from '@aj-report/contract';
import { valueConditionFields } from '../../fields/condition.fields.ts';
import { layerFields } from '../../fields/layer.fields.ts';
import { progressEvent, progressFields, progressSlots } from '../../fields/progress.fields.ts';
import { stylePartsOf } from '../../fields/style-part-labels.ts';
import { both } from '../../kit/both.ts';
import { defineWidget } from '../../kit/define-widget.ts';

const group = { id: 'liquid', label: { zh: '水球', en: 'Liquid' } };

/** How much of a target is reached, as the level of a liquid. */
export const liquidFill = defineWidget({
  type: 'liquid-fill',
  category: 'chart',
  icon: 'droplet-half',
  label: { zh: '水球图', en: 'Liquid fill' },
  summary: { zh: '用波动的水位展示完成度', en: 'Shows how much of a target is reached as the level of a liquid' },
  size: { width: 220, height: 220 },
  shape: 'roles',
  slots: progressSlots,
  fields: {
    ...layerFields,
    vessel: field.choice({
      label: { zh: '形状', en: 'Form' },
      group,
      options: [
        { value: 'circle', label: { zh: '圆形', en: 'Circle' } },
        { value: 'square', label: { zh: '圆角方形', en: 'Rounded square' } },
        { value: 'diamond', label: { zh: '菱形', en: 'Diamond' } },
        { value: 'drop', label: { zh: '水滴', en: 'Drop' } },
      ],
      half: true,
    }),
    waveHeight: field.slider({
      label: { zh: '波浪高度', en: 'Height of waves' },
      group,
      default: 5,
      min: 0,
      max: 20,
      unit: '%',
    }),
    waveSeconds: field.number({
      label: { zh: '波动周期', en: 'Time of a wave' },
      hint: { zh: '0 为静止', en: '0 = still' },
      group,
      default: 4,
      min: 0,
      max: 60,
      step: 0.5,
      unit: 's',
      half: true,
    }),
    liquidColor: field.color({ label: { zh: '水的颜色', en: 'Colour' }, group, empty: 'theme', half: true }),
    isShowOutline: field.toggle({ label: { zh: '外框显示', en: 'Show outline' }, group, default: true, half: true }),
    outlineColor: field.color({ label: { zh: '外框颜色', en: 'Outline' }, group, empty: 'theme', half: true }),
    ...progressFields,
    ...valueConditionFields,
  },
  events: { select: progressEvent },
  refreshMs: 60_000,
  sampleColumns: { reservoir: both('水库蓄水率', 'Reservoir') },
  sampleRows: [{ reservoir: 62.8 }],
  sampleMapping: [{ role: 'value', field: 'reservoir' }],
  styleParts: stylePartsOf('outline', 'track', 'fill', 'value', 'name'),
  skeleton: 'disc',
  upgrades: [],
});

export type LiquidFillProps = ValuesOf<typeof liquidFill.fields>;
