import { inGroup } from '@aj-report/contract';
import { valueConditionFields } from '../../kit/data/condition.fields.ts';
import { layerFields } from '../../kit/chart/chart.fields.ts';
import { progressEvent, progressFields, progressSlots } from '../../fields/progress.fields.ts';
import { ringFields } from '../../fields/ring.fields.ts';
import { both } from '../../kit/text/both.ts';
import { choices, prop } from '../../kit/widget/prop.ts';
import { defineWidget } from '../../kit/widget/define-widget.ts';
import type { PropsOf } from '../../kit/widget/resolve-props.ts';

const group = { id: 'ring', label: { zh: '圆环', en: 'Ring' } };

/** How much of a target is reached, as a ring around its number. */
export const progressRing = defineWidget({
  type: 'progress-ring',
  category: 'chart',
  icon: 'circle-half',
  palette: { task: 'figure', place: 6, words: '环图 圆环 完成率 百分比 percent donut goal completion' },
  label: { zh: '进度环', en: 'Progress ring' },
  summary: { zh: '用圆环展示一个目标的完成度', en: 'Shows how much of a target is reached as a ring' },
  size: { width: 220, height: 220 },
  shape: 'roles',
  takesFirstRow: true,
  slots: progressSlots,
  fields: {
    ...layerFields,
    ...ringFields(16),
    ...inGroup(group, {
      ringStyle: prop.choice('样式', 'Style', {
        options: choices({ solid: ['实心', 'Solid'], segments: ['分段', 'Segments'] }),
        half: true,
      }),
      segments: prop.number('段数', 'Number of segments', {
        default: 40,
        min: 4,
        max: 200,
        showIf: { field: 'ringStyle', in: ['segments'] },
      }),
      colorFrom: prop.color('起始颜色', 'Colour from', { empty: 'theme' }),
      colorTo: prop.color('结束颜色', 'Colour to', { empty: 'theme' }),
    }),
    ...progressFields,
    ...valueConditionFields,
  },
  events: { select: progressEvent },
  sampleColumns: { completion: both('完成率', 'Completion') },
  sampleRows: [{ completion: 76.4 }],
  sampleMapping: [{ role: 'value', field: 'completion' }],
  styleParts: ['track', 'fill', 'value', 'name'],
  skeleton: 'disc',
});

export type ProgressRingProps = PropsOf<typeof progressRing>;
