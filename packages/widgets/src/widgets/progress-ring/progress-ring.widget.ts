import { field, type ValuesOf } from '@aj-report/contract';
import { valueConditionFields } from '../../fields/condition.fields.ts';
import { layerFields } from '../../fields/layer.fields.ts';
import { progressEvent, progressFields, progressSlots } from '../../fields/progress.fields.ts';
import { ringFields } from '../../fields/ring.fields.ts';
import { stylePartsOf } from '../../fields/style-part-labels.ts';
import { both } from '../../kit/both.ts';
import { defineWidget } from '../../kit/define-widget.ts';

const group = { id: 'ring', label: { zh: '圆环', en: 'Ring' } };

/** How much of a target is reached, as a ring around its number. */
export const progressRing = defineWidget({
  type: 'progress-ring',
  category: 'chart',
  icon: 'circle-half',
  label: { zh: '进度环', en: 'Progress ring' },
  summary: { zh: '用圆环展示一个目标的完成度', en: 'Shows how much of a target is reached as a ring' },
  size: { width: 220, height: 220 },
  shape: 'roles',
  slots: progressSlots,
  fields: {
    ...layerFields,
    ...ringFields(16),
    ringStyle: field.choice({
      label: { zh: '样式', en: 'Style' },
      group,
      options: [
        { value: 'solid', label: { zh: '实心', en: 'Solid' } },
        { value: 'segments', label: { zh: '分段', en: 'Segments' } },
      ],
      half: true,
    }),
    segments: field.number({
      label: { zh: '段数', en: 'Number of segments' },
      group,
      default: 40,
      min: 4,
      max: 200,
      half: true,
      showIf: { field: 'ringStyle', in: ['segments'] },
    }),
    colorFrom: field.color({ label: { zh: '起始颜色', en: 'Colour from' }, group, empty: 'theme', half: true }),
    colorTo: field.color({ label: { zh: '结束颜色', en: 'Colour to' }, group, empty: 'theme', half: true }),
    ...progressFields,
    ...valueConditionFields,
  },
  events: { select: progressEvent },
  refreshMs: 60_000,
  sampleColumns: { completion: both('完成率', 'Completion') },
  sampleRows: [{ completion: 76.4 }],
  sampleMapping: [{ role: 'value', field: 'completion' }],
  styleParts: stylePartsOf('track', 'fill', 'value', 'name'),
  skeleton: 'disc',
  upgrades: [],
});

export type ProgressRingProps = ValuesOf<typeof progressRing.fields>;
