import { STATE_COLOURS } from '../../fields/state-colours.ts';
import { both, bothOfEach } from '../../kit/text/both.ts';
import { COLUMN_NAMES } from '../../kit/widget/column-names.ts';
import { sample, sampleTable, type WidgetSamples } from '../../kit/widget/widget-sample.ts';

/** What the columns of the rows below are called. */
const COLUMNS = {
  ...COLUMN_NAMES,
  value: both('值', 'Value'),
};

const figure = { fontSize: 64, fontWeight: 'bold' };

export const samples: WidgetSamples = [
  sample('typical', '标题', 'Heading', {
    setup: { text: both('全国智能制造运营中心', 'Smart Manufacturing Operations'), fontSize: 36, fontWeight: 'bold' },
    size: { width: 560, height: 80 },
  }),
  sample('figure', '数据集的数值', 'A figure of the data', {
    ...sampleTable({ ordersToday: [1_286_430.5] }),
    setup: { ...figure, joinText: both(' 单', ' orders') },
    size: { width: 420, height: 120 },
  }),
  sample('abbreviated', '缩写与小数', 'Abbreviated, two decimals', {
    ...sampleTable({ sales: [386_254_120] }),
    setup: { ...figure, prefixText: '¥', abbreviate: true, decimals: 2 },
    size: { width: 420, height: 120 },
  }),
  sample('negative', '负数与条件样式', 'Negative, conditional style', {
    ...sampleTable({ yearOnYear: [-12.4] }),
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
  }),
  sample('condition-text', '静态文本的条件', 'Condition on a typed text', {
    setup: {
      text: both('设备告警：2 号产线停机', 'Alarm: line 2 has stopped'),
      useCondition: true,
      conditionOperator: 'includes',
      conditionValue: both('告警', 'Alarm'),
      conditionTextColor: STATE_COLOURS.warning,
    },
    size: { width: 420, height: 70 },
  }),
  sample('line-breaks', '换行', 'Line breaks', {
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
  }),
  sample('boxed', '边框与背景', 'Box', {
    setup: {
      text: both('实时监控', 'Live'),
      borderWidth: 1,
      borderRadius: 8,
      background: 'linear-gradient(90deg, rgba(61,155,255,0.32), rgba(61,155,255,0.04))',
      letterSpacing: 0.2,
    },
    size: { width: 260, height: 64 },
  }),
  sample('long-labels', '长文本自动缩小', 'Long text shrinks', {
    setup: {
      text: both(
        '本屏数据每五分钟自全国三十一个省、自治区、直辖市的生产与物流系统汇总一次，仅供内部决策参考，请勿外传。',
        'The figures on this screen are gathered every five minutes from the production and logistics systems of all thirty-one provinces; for internal use only.',
      ),
      fontSize: 30,
      textAlign: 'left',
    },
    size: { width: 420, height: 110 },
  }),
  sample('fill', '撑满', 'Filled', {
    columns: COLUMNS,
    rows: [{ value: 98.6 }],
    setup: { fit: 'fill', joinText: '%' },
    size: { width: 300, height: 160 },
  }),
  sample('one-row', '多行取第一行', 'First of several rows', {
    ...sampleTable({ city: bothOfEach('杭州, 宁波', 'Hangzhou, Ningbo') }),
    setup: { fontSize: 32 },
  }),
  sample('thousand-rows', '一千行取第一行', 'First of a thousand rows', {
    columns: COLUMNS,
    rows: Array.from({ length: 1000 }, (_, i) => ({ number: i + 1000 })),
    setup: { fontSize: 32 },
  }),
  sample('empty', '空值', 'No value', { columns: COLUMNS, rows: [{ value: null }], setup: { fontSize: 40 } }),
];
