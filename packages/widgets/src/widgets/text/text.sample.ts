import { STATE_COLOURS } from '../../fields/state-colours.ts';
import type { WidgetSamples } from '../../kit/widget-sample.ts';

const figure = { fontSize: 64, fontWeight: 'bold' };

export const samples: WidgetSamples = [
  {
    name: 'typical',
    label: { zh: '标题', en: 'Heading' },
    setup: { text: '全国智能制造运营中心', fontSize: 36, fontWeight: 'bold' },
    size: { width: 560, height: 80 },
  },
  {
    name: 'figure',
    label: { zh: '数据集的数值', en: 'A figure of the data' },
    rows: [{ 今日订单: 1_286_430.5 }],
    setup: { ...figure, joinText: ' 单' },
    size: { width: 420, height: 120 },
  },
  {
    name: 'abbreviated',
    label: { zh: '缩写与小数', en: 'Abbreviated, two decimals' },
    rows: [{ 销售额: 386_254_120 }],
    setup: { ...figure, prefixText: '¥', abbreviate: true, decimals: 2 },
    size: { width: 420, height: 120 },
  },
  {
    name: 'negative',
    label: { zh: '负数与条件样式', en: 'Negative, conditional style' },
    rows: [{ 同比: -12.4 }],
    setup: {
      ...figure,
      joinText: '%',
      useCondition: true,
      conditionOperator: '<',
      conditionValue: '0',
      conditionTextColor: STATE_COLOURS.danger,
      conditionBgColor: 'rgba(255,107,120,0.14)',
    },
    size: { width: 320, height: 110 },
  },
  {
    name: 'condition-text',
    label: { zh: '静态文本的条件', en: 'Condition on a typed text' },
    setup: {
      text: '设备告警：2 号产线停机',
      useCondition: true,
      conditionOperator: 'includes',
      conditionValue: '告警',
      conditionTextColor: STATE_COLOURS.warning,
    },
    size: { width: 420, height: 70 },
  },
  {
    name: 'line-breaks',
    label: { zh: '换行', en: 'Line breaks' },
    setup: {
      text: '第一车间  正常\n第二车间  检修\n第三车间  正常',
      whiteSpace: true,
      textAlign: 'left',
      fontSize: 22,
    },
    size: { width: 280, height: 140 },
  },
  {
    name: 'boxed',
    label: { zh: '边框与背景', en: 'Box' },
    setup: {
      text: '实时监控',
      borderWidth: 1,
      borderRadius: 8,
      background: 'linear-gradient(90deg, rgba(61,155,255,0.32), rgba(61,155,255,0.04))',
      letterSpacing: 0.2,
    },
    size: { width: 260, height: 64 },
  },
  {
    name: 'long-labels',
    label: { zh: '长文本自动缩小', en: 'Long text shrinks' },
    setup: {
      text: '本屏数据每五分钟自全国三十一个省、自治区、直辖市的生产与物流系统汇总一次，仅供内部决策参考，请勿外传。',
      fontSize: 30,
      textAlign: 'left',
    },
    size: { width: 420, height: 110 },
  },
  {
    name: 'fill',
    label: { zh: '撑满', en: 'Filled' },
    rows: [{ 值: 98.6 }],
    setup: { fit: 'fill', joinText: '%' },
    size: { width: 300, height: 160 },
  },
  {
    name: 'one-row',
    label: { zh: '多行取第一行', en: 'First of several rows' },
    rows: [{ 城市: '杭州' }, { 城市: '宁波' }],
    setup: { fontSize: 32 },
  },
  {
    name: 'thousand-rows',
    label: { zh: '一千行取第一行', en: 'First of a thousand rows' },
    rows: Array.from({ length: 1000 }, (_, i) => ({ 序号: i + 1000 })),
    setup: { fontSize: 32 },
  },
  { name: 'empty', label: { zh: '空值', en: 'No value' }, rows: [{ 值: null }], setup: { fontSize: 40 } },
];
