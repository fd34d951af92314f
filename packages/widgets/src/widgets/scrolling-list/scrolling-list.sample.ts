import { both } from '../../kit/text/both.ts';
import { COLUMN_NAMES } from '../../kit/widget/column-names.ts';
import { column, sample, sampleRows, sampleTable, type WidgetSamples } from '../../kit/widget/widget-sample.ts';

/** What the columns of the rows below are called. */
const COLUMNS = {
  ...COLUMN_NAMES,
  category: both('类别', 'Category'),
};

export const samples: WidgetSamples = [
  sample('typical', '典型', 'Typical'),
  sample('numbered', '序号、无隔行', 'Numbered, no stripes', {
    setup: { marker: 'number', isStriped: false, timeFormat: 'time' },
  }),
  sample('title-only', '仅标题', 'Titles only', {
    ...sampleRows(
      [
        both('春节放假安排', 'Spring Festival holidays'),
        both('新版客户端发布', 'A new client is out'),
        both('系统将于周六凌晨升级', 'The system will be upgraded early on Saturday'),
      ].map((title) => ({ title })),
      { title: 'text' },
      COLUMNS,
    ),
    size: { width: 320, height: 160 },
  }),
  sample('small', '小尺寸', 'Small', { size: { width: 200, height: 120 } }),
  sample('negative', '数值列', 'Column of numbers', { ...sampleTable({ change: column('text', [-1234.5, 820]) }) }),
  sample('long-labels', '长文本', 'Long texts', {
    ...sampleRows(
      Array.from({ length: 6 }, (_, i) => ({
        title: both(
          `关于进一步加强全国三十一个省自治区直辖市重点用能单位能耗在线监测系统建设与运行管理工作的通知（${i + 1}）`,
          `Notice on building and running the online energy monitoring of key consumers in all thirty-one provinces (${i + 1})`,
        ),
        category: both('政策法规与标准', 'Policies, rules and standards'),
        time: '2026-09-18',
      })),
      { title: 'text', category: 'label', time: 'display1' },
      COLUMNS,
    ),
  }),
  sample('one-row', '一行', 'One row', {
    rows: [
      { notice: both('系统运行正常', 'All systems normal'), kind: both('状态', 'State'), time: '2026-09-18 08:00' },
    ],
  }),
  sample('thousand-rows', '一千行', 'A thousand rows', {
    rows: Array.from({ length: 1000 }, (_, i) => ({
      notice: both(`设备 ${i + 1} 上报`, `Report of device ${i + 1}`),
      kind: i % 3 === 0 ? both('告警', 'Alarm') : both('正常', 'Normal'),
      time: '2026-09-18 08:00',
    })),
  }),
  sample('empty', '无数据', 'No data', { rows: [] }),
];
