import { STATE_COLOURS } from '../../fields/state-colours.ts';
import type { WidgetSamples } from '../../kit/widget-sample.ts';

const news = [
  { 公告: '一号产线 14:00 起停机检修，预计两小时' },
  { 公告: '华东仓今日出库 12,480 件，环比上升 6.2%' },
  { 公告: '全厂连续安全生产 368 天' },
];

export const samples: WidgetSamples = [
  {
    name: 'typical',
    label: { zh: '公告', en: 'Notices' },
    rows: news,
    setup: { fontSize: 22 },
    size: { width: 640, height: 50 },
  },
  { name: 'typed', label: { zh: '静态文本', en: 'Typed text' }, setup: { text: '欢迎莅临智能制造指挥中心参观指导' } },
  {
    name: 'upright',
    label: { zh: '向上滚动', en: 'Upwards' },
    rows: news,
    setup: { direction: 'up', fontSize: 20, speed: 24 },
    size: { width: 420, height: 110 },
  },
  {
    name: 'coloured',
    label: { zh: '背景与颜色', en: 'Colours' },
    rows: news,
    setup: {
      color: STATE_COLOURS.warning,
      background: 'rgba(255,180,60,0.14)',
      direction: 'right',
      fontWeight: 'bold',
      fadeEdges: false,
    },
    size: { width: 640, height: 50 },
  },
  { name: 'one-row', label: { zh: '一行', en: 'One row' }, rows: [{ 值: '全部设备运行正常' }] },
  { name: 'negative', label: { zh: '负数', en: 'Negative' }, rows: [{ 同比: -12.345 }], setup: { joinText: '%' } },
  {
    name: 'long-labels',
    label: { zh: '长文本', en: 'Long text' },
    rows: [{ 值: '本屏数据每五分钟自全国三十一个省、自治区、直辖市的生产与物流系统汇总一次，'.repeat(4) }],
  },
  {
    name: 'thousand-rows',
    label: { zh: '一千行', en: 'A thousand rows' },
    rows: Array.from({ length: 1000 }, (_, i) => ({ 值: `第 ${i + 1} 条` })),
  },
  { name: 'empty', label: { zh: '空数据', en: 'Empty' }, rows: [] },
];
