import { progressEvent, progressSlots } from '../../fields/progress.fields.ts';
import { stylePartsOf } from '../../fields/style-part-labels.ts';
import { defineWidget } from '../../kit/define-widget.ts';
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
  sampleRows: [
    { 产线: '一号产线', 完成: 1_842, 计划: 2_000 },
    { 产线: '二号产线', 完成: 1_365, 计划: 1_800 },
    { 产线: '三号产线', 完成: 2_210, 计划: 2_200 },
    { 产线: '四号产线', 完成: 684, 计划: 1_500 },
  ],
  sampleMapping: [
    { role: 'name', field: '产线' },
    { role: 'value', field: '完成' },
    { role: 'display2', field: '计划' },
  ],
  styleParts: stylePartsOf('row', 'name', 'value', 'track', 'fill'),
  skeleton: 'bars',
  upgrades: [],
});
