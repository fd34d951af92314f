import { STATE_COLOURS } from '../../fields/state-colours.ts';
import { both } from '../../kit/both.ts';
import type { WidgetSamples } from '../../kit/widget-sample.ts';

/** What the columns of the rows below are called. */
const COLUMNS = {
  ordersToday: both('今日订单', 'Orders today'),
  sales: both('销售额', 'Sales'),
  yearOnYear: both('同比', 'YoY'),
  value: both('值', 'Value'),
  city: both('城市', 'City'),
  number: both('序号', 'No'),
};

const figure = { fontSize: 64, fontWeight: 'bold' };

export const samples: WidgetSamples = [
  {
    name: 'typical',
    label: { zh: '标题', en: 'Heading' },
    setup: { text: both('全国智能制造运营中心', 'Smart Manufacturing Operations'), fontSize: 36, fontWeight: 'bold' },
    size: { width: 560, height: 80 },
  },
  {
    name: 'figure',
    label: { zh: '数据集的数值', en: 'A figure of the data' },
    columns: COLUMNS,
    rows: [{ ordersToday: 1_286_430.5 }],
    setup: { ...figure, joinText: both(' 单', ' orders') },
    size: { width: 420, height: 120 },
  },
  {
    name: 'abbreviated',
    label: { zh: '缩写与小数', en: 'Abbreviated, two decimals' },
    columns: COLUMNS,
    rows: [{ sales: 386_254_120 }],
    setup: { ...figure, prefixText: '¥', abbreviate: true, decimals: 2 },
    size: { width: 420, height: 120 },
  },
  {
    name: 'negative',
    label: { zh: '负数与条件样式', en: 'Negative, conditional style' },
    columns: COLUMNS,
    rows: [{ yearOnYear: -12.4 }],
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
      text: both('设备告警：2 号产线停机', 'Alarm: line 2 has stopped'),
      useCondition: true,
      conditionOperator: 'includes',
      conditionValue: both('告警', 'Alarm'),
      conditionTextColor: STATE_COLOURS.warning,
    },
    size: { width: 420, height: 70 },
  },
  {
    name: 'line-breaks',
    label: { zh: '换行', en: 'Line breaks' },
    setup: {
      text: both(
        '第一车间  正常\n第二车间  检修\n第三车间  正常',
        'Workshop 1  Normal\nWorkshop 2  Service\nWorkshop 3  Normal',
      ),
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
      text: both('实时监控', 'Live'),
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
      text: both(
        '本屏数据每五分钟自全国三十一个省、自治区、直辖市的生产与物流系统汇总一次，仅供内部决策参考，请勿外传。',
        'The figures on this screen are gathered every five minutes from the production and logistics systems of all thirty-one provinces; for internal use only.',
      ),
      fontSize: 30,
      textAlign: 'left',
    },
    size: { width: 420, height: 110 },
  },
  {
    name: 'fill',
    label: { zh: '撑满', en: 'Filled' },
    columns: COLUMNS,
    rows: [{ value: 98.6 }],
    setup: { fit: 'fill', joinText: '%' },
    size: { width: 300, height: 160 },
  },
  {
    name: 'one-row',
    label: { zh: '多行取第一行', en: 'First of several rows' },
    columns: COLUMNS,
    rows: [{ city: both('杭州', 'Hangzhou') }, { city: both('宁波', 'Ningbo') }],
    setup: { fontSize: 32 },
  },
  {
    name: 'thousand-rows',
    label: { zh: '一千行取第一行', en: 'First of a thousand rows' },
    columns: COLUMNS,
    rows: Array.from({ length: 1000 }, (_, i) => ({ number: i + 1000 })),
    setup: { fontSize: 32 },
  },
  {
    name: 'empty',
    label: { zh: '空值', en: 'No value' },
    columns: COLUMNS,
    rows: [{ value: null }],
    setup: { fontSize: 40 },
  },
];
