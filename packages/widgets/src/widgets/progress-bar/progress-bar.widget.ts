import { progressEvent, progressSlots } from '../../fields/progress.fields.ts';
import { stylePartsOf } from '../../fields/style-part-labels.ts';
import { defineWidget } from '../../kit/define-widget.ts';
import { both } from '../../kit/both.ts';
import { progressBarFields } from './progress-bar.fields.ts';

/** How much of a target is reached: one bar, or one for every row. */
export const progressBar = defineWidget({
  type: 'progress-bar',
  category: 'chart',
  icon: 'reception-3',
  label: { zh: '进度条', en: 'Progress bar' },
  summary: { zh: '目标完成度，一行一条', en: 'Share of a target, a bar for every row' },
  size: { width: 400, height: 220 },
  shape: 'roles',
  slots: { ...progressSlots, name: { ...progressSlots.name, hint: { zh: '每行的名称', en: 'Name of every row' } } },
  fields: progressBarFields,
  events: { select: { ...progressEvent, label: { zh: '点击一行', en: 'A row was clicked' } } },
  refreshMs: 60_000,
  sampleColumns: { line: both('产线', 'Line'), done: both('完成', 'Done'), plan: both('计划', 'Plan') },
  sampleRows: [
    { line: both('一号产线', 'Line 1'), done: 1_842, plan: 2_000 },
    { line: both('二号产线', 'Line 2'), done: 1_365, plan: 1_800 },
    { line: both('三号产线', 'Line 3'), done: 2_210, plan: 2_200 },
    { line: both('四号产线', 'Line 4'), done: 684, plan: 1_500 },
  ],
  sampleMapping: [
    { role: 'name', field: 'line' },
    { role: 'value', field: 'done' },
    { role: 'display2', field: 'plan' },
  ],
  styleParts: stylePartsOf('row', 'name', 'value', 'track', 'fill'),
  skeleton: 'bars',
  upgrades: [],
});
