import { progressEvent, progressSlots } from '../../fields/progress.fields.ts';
import { defineWidget } from '../../kit/widget/define-widget.ts';
import { column, sampleTable } from '../../kit/widget/widget-sample.ts';
import { bothOfEach } from '../../kit/text/both.ts';
import { progressBarFields } from './progress-bar.fields.ts';

/** How much of a target is reached: one bar, or one for every row. */
export const progressBar = defineWidget({
  type: 'progress-bar',
  category: 'chart',
  icon: 'reception-3',
  palette: { task: 'figure', place: 5, words: '完成率 百分比 目标 percent goal target completion' },
  label: { zh: '进度条', en: 'Progress bar' },
  summary: { zh: '目标完成度，一行一条', en: 'Share of a target, a bar for every row' },
  size: { width: 400, height: 220 },
  shape: 'roles',
  slots: { ...progressSlots, name: { ...progressSlots.name, hint: { zh: '每行的名称', en: 'Name of every row' } } },
  fields: progressBarFields,
  events: { select: { ...progressEvent, label: { zh: '点击一行', en: 'A row was clicked' } } },
  sample: sampleTable({
    line: column('name', bothOfEach('一号产线, 二号产线, 三号产线, 四号产线', 'Line 1, Line 2, Line 3, Line 4')),
    done: column('value', [1_842, 1_365, 2_210, 684]),
    plan: column('display2', [2_000, 1_800, 2_200, 1_500]),
  }),
  styleParts: ['row', 'name', 'value', 'track', 'fill', 'scale'],
  skeleton: 'bars',
});
