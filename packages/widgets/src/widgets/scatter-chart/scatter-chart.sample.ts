import { both } from '../../kit/text/both.ts';
import { COLUMN_NAMES } from '../../kit/widget/column-names.ts';
import { sample, sampleRows, type WidgetSamples } from '../../kit/widget/widget-sample.ts';

/** What the columns of the rows below are called. */
const COLUMNS = {
  ...COLUMN_NAMES,
  area: both('面积', 'Area'),
  output: both('产值', 'Output'),
};

/** A repeatable cloud around a rising line, so that pictures do not change from run to run. */
const THOUSAND = Array.from({ length: 1000 }, (_, i) => {
  const x = ((i * 37) % 1000) / 10;
  const noise = Math.sin(i * 12.9898) * 14 + Math.sin(i * 4.1414) * 9;
  return {
    duration: x,
    amount: Number((40 + x * 1.6 + noise).toFixed(1)),
    members: i % 3 === 0 ? both('会员', 'Members') : both('非会员', 'Guests'),
  };
});

/** Of stores, by turns of the three regions. */
const AREAS = [
  295, 300, 315, 315, 355, 255, 180, 150, 560, 350, 210, 165, 220, 300, 295, 360, 310, 250, 585, 385, 260, 170, 410,
  280, 530, 225, 490, 280, 170, 245, 180, 405, 195, 165, 425, 295,
];
const SALES = [
  66.7, 70.8, 68.6, 87.3, 90.4, 59.1, 64.4, 35.3, 129.5, 95.5, 71.2, 48.1, 68.6, 80.5, 76, 91.6, 75.1, 53.6, 158, 94.9,
  64.8, 64.4, 86.2, 77.6, 139.9, 63, 79.6, 87, 41.4, 49.8, 47.8, 119.5, 52.5, 60, 108.4, 80.4,
];
const STORES = AREAS.map((area, i) => ({
  region: [both('华东', 'East'), both('华南', 'South'), both('华北', 'North')][i % 3],
  area,
  sales: SALES[i],
}));

const PARKS = [
  both('广东省深圳市南山区科技园', 'Nanshan Science Park, Shenzhen, Guangdong'),
  both('上海市浦东新区张江高科技园区', 'Zhangjiang Hi-Tech Park, Pudong, Shanghai'),
  both('北京市海淀区中关村软件园', 'Zhongguancun Software Park, Haidian, Beijing'),
  'Suzhou Industrial Park, Jiangsu Province',
  both('浙江省杭州市滨江区物联网街', 'Wulianwang Street, Binjiang, Hangzhou, Zhejiang'),
  both('四川省成都市高新区天府大道', 'Tianfu Avenue, High-Tech Zone, Chengdu, Sichuan'),
].map((park, i) => ({ site: park, area: 120 + i * 42, output: 5230 - i * 610 + (i % 2) * 900 }));

export const samples: WidgetSamples = [
  sample('typical', '典型', 'Typical', {
    ...sampleRows(STORES, { area: 'xAxis', sales: 'scatter', region: 'series' }, COLUMNS),
    setup: {
      text: both('门店面积与月销售额', 'Store area and sales'),
      nameX: both('面积（㎡）', 'Area (m²)'),
      nameLocationX: 'center',
      textNameY: both('销售额（万元）', 'Sales (10k yuan)'),
      pointSize: 10,
      pointOpacity: 85,
    },
  }),
  sample('negative', '负值', 'Negative values', {
    ...sampleRows(
      [-8, -3, 2, 6, 11, -6, 4].map((rise, i) => ({ spending: i * 12 - 30, growth: rise })),
      { spending: 'xAxis', growth: 'scatter' },
      COLUMNS,
    ),
    setup: { text: both('投入与增长', 'Spending and growth'), percentSign: true, symbol: 'emptyCircle', pointSize: 12 },
  }),
  sample('long-labels', '长标签', 'Long labels', {
    ...sampleRows(PARKS, { area: 'xAxis', output: 'scatter', site: 'name' }, COLUMNS),
    setup: {
      text: both(
        '园区面积与产值（含在建，按下单地址统计）',
        'Area and output of sites (incl. under construction, by address of order)',
      ),
    },
  }),
  sample('one-row', '一行', 'One row', { rows: [{ axis: both('华东', 'East'), data: 3879 }] }),
  sample('thousand-rows', '一千行', 'A thousand rows', {
    ...sampleRows(THOUSAND, { duration: 'xAxis', amount: 'scatter', members: 'series' }, COLUMNS),
    setup: { text: both('停留时长与消费金额', 'Length of stay and spending'), pointSize: 6, pointOpacity: 60 },
  }),
  sample('empty', '无数据', 'Empty', { rows: [] }),
];
