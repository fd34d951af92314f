import { both } from '../../kit/both.ts';
import type { WidgetSamples } from '../../kit/widget-sample.ts';

/** What the columns of the rows below are called. */
const COLUMNS = {
  title: both('标题', 'Title'),
  change: both('变动', 'Change'),
  category: both('类别', 'Category'),
};

export const samples: WidgetSamples = [
  { name: 'typical', label: { zh: '典型', en: 'Typical' } },
  {
    name: 'numbered',
    label: { zh: '序号、无隔行', en: 'Numbered, no stripes' },
    setup: { marker: 'number', isStriped: false, timeFormat: 'time' },
  },
  {
    name: 'title-only',
    label: { zh: '仅标题', en: 'Titles only' },
    columns: COLUMNS,
    rows: [
      both('春节放假安排', 'Spring Festival holidays'),
      both('新版客户端发布', 'A new client is out'),
      both('系统将于周六凌晨升级', 'The system will be upgraded early on Saturday'),
    ].map((title) => ({ title })),
    mapping: [{ role: 'text', field: 'title' }],
    size: { width: 320, height: 160 },
  },
  { name: 'small', label: { zh: '小尺寸', en: 'Small' }, size: { width: 200, height: 120 } },
  {
    name: 'negative',
    label: { zh: '数值列', en: 'Column of numbers' },
    columns: COLUMNS,
    rows: [{ change: -1234.5 }, { change: 820 }],
    mapping: [{ role: 'text', field: 'change' }],
  },
  {
    name: 'long-labels',
    label: { zh: '长文本', en: 'Long texts' },
    columns: COLUMNS,
    rows: Array.from({ length: 6 }, (_, i) => ({
      title: both(
        `关于进一步加强全国三十一个省自治区直辖市重点用能单位能耗在线监测系统建设与运行管理工作的通知（${i + 1}）`,
        `Notice on building and running the online energy monitoring of key consumers in all thirty-one provinces (${i + 1})`,
      ),
      category: both('政策法规与标准', 'Policies, rules and standards'),
      time: '2026-09-18',
    })),
    mapping: [
      { role: 'text', field: 'title' },
      { role: 'label', field: 'category' },
      { role: 'display1', field: 'time' },
    ],
  },
  {
    name: 'one-row',
    label: { zh: '一行', en: 'One row' },
    columns: COLUMNS,
    rows: [
      { notice: both('系统运行正常', 'All systems normal'), kind: both('状态', 'State'), time: '2026-09-18 08:00' },
    ],
  },
  {
    name: 'thousand-rows',
    label: { zh: '一千行', en: 'A thousand rows' },
    columns: COLUMNS,
    rows: Array.from({ length: 1000 }, (_, i) => ({
      notice: both(`设备 ${i + 1} 上报`, `Report of device ${i + 1}`),
      kind: i % 3 === 0 ? both('告警', 'Alarm') : both('正常', 'Normal'),
      time: '2026-09-18 08:00',
    })),
  },
  { name: 'empty', label: { zh: '无数据', en: 'No data' }, rows: [] },
];
