import { STATE_COLOURS } from '../../fields/state-colours.ts';
import { both, bothOfEach } from '../../kit/text/both.ts';
import { column, sample, sampleRows, sampleTable, type WidgetSamples } from '../../kit/widget/widget-sample.ts';

const PROVINCES = [
  { region: both('广东省深圳市南山区科技园', 'Nanshan Science Park, Shenzhen, Guangdong'), orders: 52300 },
  { region: both('上海市浦东新区张江高科技园区', 'Zhangjiang Hi-Tech Park, Pudong, Shanghai'), orders: 48120 },
  { region: both('北京市海淀区中关村软件园', 'Zhongguancun Software Park, Haidian, Beijing'), orders: 45870 },
  { region: 'Suzhou Industrial Park, Jiangsu Province', orders: 31240 },
  { region: both('浙江省杭州市滨江区物联网街', 'Wulianwang Street, Binjiang, Hangzhou, Zhejiang'), orders: 29980 },
  { region: both('四川省成都市高新区天府大道', 'Tianfu Avenue, High-Tech Zone, Chengdu, Sichuan'), orders: 21750 },
  { region: both('湖北省武汉市东湖新技术开发区', 'East Lake High-Tech Zone, Wuhan, Hubei'), orders: 18430 },
];

const PROVINCE_ROLES = { region: 'xAxis', orders: 'bar' };

/** A repeatable wave with spikes, so that pictures do not change from run to run. */
const THOUSAND = Array.from({ length: 1000 }, (_, i) => ({
  number: String(i + 1),
  value: Math.round(5000 + 3000 * Math.sin(i / 40) + 1500 * Math.sin(i / 7) + (i % 97 === 0 ? 4000 : 0)),
}));

export const samples: WidgetSamples = [
  sample('typical', '典型', 'Typical', {
    setup: { text: both('各大区销售额', 'Sales by region'), subtext: both('单位：万元', 'in 10,000 yuan') },
  }),
  sample('negative', '负值', 'Negative values', {
    ...sampleTable({
      month: column('xAxis', bothOfEach('1月, 2月, 3月, 4月, 5月, 6月', 'Jan, Feb, Mar, Apr, May, Jun')),
      netProfit: column('bar', [420, -180, 260, -320, 510, 380]),
    }),
    setup: { text: both('净利润', 'Net profit') },
  }),
  sample('by-item', '异色百分比', 'Coloured by item, percent', {
    ...sampleTable({
      channel: column(
        'xAxis',
        bothOfEach(
          '线上商城, 直营门店, 加盟门店, 企业采购, 其他',
          'Online shop, Own stores, Franchises, Corporate, Other',
        ),
      ),
      share: column('bar', [42.5, 27.3, 16.8, 9.1, 4.3]),
    }),
    setup: {
      text: both('渠道占比', 'Share by channel'),
      colorStyle: 'unsame',
      percentSign: true,
      isShowBackground: true,
      radius: 8,
    },
  }),
  sample('long-labels', '长标签', 'Long labels', {
    ...sampleRows(PROVINCES, PROVINCE_ROLES),
    setup: {
      text: both(
        '园区订单量（含线上线下全部渠道，按下单地址统计）',
        'Orders by site (all channels, online and offline, by address of order)',
      ),
    },
  }),
  sample('one-row', '一行', 'One row', { rows: [{ axis: both('华东', 'East'), data: 3879 }] }),
  sample('thousand-rows', '一千行', 'A thousand rows', { ...sampleRows(THOUSAND, { number: 'xAxis', value: 'bar' }) }),
  sample('conditions', '条件样式', 'Conditional styles', {
    ...sampleTable({
      line: column(
        'xAxis',
        bothOfEach('一号线, 二号线, 三号线, 四号线, 五号线', 'Line 1, Line 2, Line 3, Line 4, Line 5'),
      ),
      attainment: column('bar', [96, 88, 72, 91, 54]),
    }),
    setup: {
      text: both('产线计划达成率', 'Plan attained by line'),
      percentSign: true,
      conditions: [
        { subject: 'value', operator: '<', operand: '60', color: STATE_COLOURS.danger },
        { subject: 'value', operator: '<', operand: '80', color: STATE_COLOURS.warning },
      ],
    },
  }),
  sample('empty', '无数据', 'Empty', { rows: [] }),
];
