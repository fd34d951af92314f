import { stylePartsOf } from '../../fields/style-part-labels.ts';
import { defineWidget } from '../../kit/define-widget.ts';
import { both } from '../../kit/both.ts';
import { scrollingListFields } from './scrolling-list.fields.ts';

/** Notices one below the other that move up without end when they do not all fit. */
export const scrollingList = defineWidget({
  type: 'scrolling-list',
  category: 'table',
  icon: 'list-ul',
  label: { zh: '滚动列表', en: 'Scrolling list' },
  summary: { zh: '公告、告警、动态：标题、标签和时间', en: 'Notices, alarms and news: title, tag and time' },
  size: { width: 480, height: 264 },
  shape: 'roles',
  slots: {
    text: {
      label: { zh: '标题', en: 'Title' },
      kind: 'any',
      hint: { zh: '每行的文字', en: 'Text of every row' },
      required: true,
    },
    label: {
      label: { zh: '标签', en: 'Tag' },
      kind: 'dimension',
      hint: { zh: '类别，按值着色', en: 'A kind, coloured by its value' },
    },
    display1: { label: { zh: '时间', en: 'Time' }, kind: 'any', hint: { zh: '显示在右侧', en: 'Stands on the right' } },
  },
  fields: scrollingListFields,
  events: {
    select: {
      label: { zh: '点击一行', en: 'A row was clicked' },
      payload: {
        row: { zh: '行号', en: 'Row number' },
        text: { zh: '标题', en: 'Title' },
        label: { zh: '标签', en: 'Tag' },
        time: { zh: '时间', en: 'Time' },
      },
    },
  },
  refreshMs: 30_000,
  sampleColumns: { notice: both('事项', 'Notice'), kind: both('类型', 'Kind'), time: both('时间', 'Time') },
  sampleRows: [
    {
      notice: both('2 号产线注塑机温度超过上限', 'Line 2 moulder is too hot'),
      kind: both('告警', 'Alarm'),
      time: '2026-09-18 14:32:10',
    },
    {
      notice: both('华东仓 A 区补货完成，入库 1,280 件', 'Area A refilled: 1,280 pieces'),
      kind: both('物流', 'Logistics'),
      time: '2026-09-18 14:20:45',
    },
    {
      notice: both('智能网关批次 G-2609 质检合格', 'Batch G-2609 passed inspection'),
      kind: both('质检', 'Quality'),
      time: '2026-09-18 13:58:02',
    },
    {
      notice: both('冷却水泵 3 号计划检修，预计 40 分钟', 'Pump 3 in service, 40 minutes'),
      kind: both('检修', 'Service'),
      time: '2026-09-18 13:41:37',
    },
    {
      notice: both('空压站能耗较昨日下降 6.2%', 'Compressors use 6.2% less'),
      kind: both('能耗', 'Energy'),
      time: '2026-09-18 13:05:19',
    },
    {
      notice: both('4 号产线换型完成，恢复生产', 'Line 4 is converted and runs again'),
      kind: both('检修', 'Service'),
      time: '2026-09-18 12:47:50',
    },
    {
      notice: both('华南大区新增订单 326 单', 'South region: 326 new orders'),
      kind: both('物流', 'Logistics'),
      time: '2026-09-18 12:30:00',
    },
    {
      notice: both('包装机 7 号通信中断，已自动切换', 'Packer 7 offline, switched over'),
      kind: both('告警', 'Alarm'),
      time: '2026-09-18 11:56:28',
    },
  ],
  sampleMapping: [
    { role: 'text', field: 'notice' },
    { role: 'label', field: 'kind' },
    { role: 'display1', field: 'time' },
  ],
  styleParts: stylePartsOf('row', 'mark', 'rank', 'text', 'tag', 'time'),
  upgrades: [],
});
