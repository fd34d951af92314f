import type { WidgetSamples } from '../../kit/widget-sample.ts';

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
    rows: ['春节放假安排', '新版客户端发布', '系统将于周六凌晨升级'].map((标题) => ({ 标题 })),
    mapping: [{ role: 'text', field: '标题' }],
    size: { width: 320, height: 160 },
  },
  { name: 'small', label: { zh: '小尺寸', en: 'Small' }, size: { width: 200, height: 120 } },
  {
    name: 'negative',
    label: { zh: '数值列', en: 'Column of numbers' },
    rows: [{ 变动: -1234.5 }, { 变动: 820 }],
    mapping: [{ role: 'text', field: '变动' }],
  },
  {
    name: 'long-labels',
    label: { zh: '长文本', en: 'Long texts' },
    rows: Array.from({ length: 6 }, (_, i) => ({
      标题: `关于进一步加强全国三十一个省自治区直辖市重点用能单位能耗在线监测系统建设与运行管理工作的通知（${i + 1}）`,
      类别: '政策法规与标准',
      时间: '2026-09-18',
    })),
    mapping: [
      { role: 'text', field: '标题' },
      { role: 'label', field: '类别' },
      { role: 'display1', field: '时间' },
    ],
  },
  {
    name: 'one-row',
    label: { zh: '一行', en: 'One row' },
    rows: [{ 事项: '系统运行正常', 类型: '状态', 时间: '2026-09-18 08:00' }],
  },
  {
    name: 'thousand-rows',
    label: { zh: '一千行', en: 'A thousand rows' },
    rows: Array.from({ length: 1000 }, (_, i) => ({
      事项: `设备 ${i + 1} 上报`,
      类型: i % 3 === 0 ? '告警' : '正常',
      时间: '2026-09-18 08:00',
    })),
  },
  { name: 'empty', label: { zh: '无数据', en: 'No data' }, rows: [] },
];
