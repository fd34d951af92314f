import type { Text } from '@aj-report/contract';
import { both } from '../../kit/text/both.ts';
import { COLUMN_NAMES } from '../../kit/widget/column-names.ts';
import { sample, type WidgetSamples } from '../../kit/widget/widget-sample.ts';

const SKILLS = {
  selling: both('销售能力', 'Selling'),
  service: both('客户服务', 'Service'),
  delivery: both('交付质量', 'Delivery'),
  pace: both('研发效率', 'R&D pace'),
  cost: both('成本控制', 'Cost control'),
  teamwork: both('团队协作', 'Teamwork'),
};

const SITES = {
  shenzhen: both('广东省深圳市南山区科技园', 'Nanshan Science Park, Shenzhen, Guangdong'),
  shanghai: both('上海市浦东新区张江高科技园区', 'Zhangjiang Hi-Tech Park, Pudong, Shanghai'),
  beijing: both('北京市海淀区中关村软件园', 'Zhongguancun Software Park, Haidian, Beijing'),
  suzhou: both('Suzhou Industrial Park, Jiangsu Province', 'Suzhou Industrial Park, Jiangsu Province'),
  hangzhou: both('浙江省杭州市滨江区物联网街', 'Wulianwang Street, Binjiang, Hangzhou, Zhejiang'),
  chengdu: both('四川省成都市高新区天府大道', 'Tianfu Avenue, High-Tech Zone, Chengdu, Sichuan'),
};

const HOURS = Object.fromEntries(
  Array.from({ length: 24 }, (_, hour) => [`hour${hour}`, both(`${hour}时`, `${hour}:00`)]),
);

/** What the columns of the rows below are called. */
const COLUMNS = {
  ...COLUMN_NAMES,
  ...SKILLS,
  ...SITES,
  ...HOURS,
};

/** Keys of the spokes, which are the columns of a row. */
type Spokes = Readonly<Record<string, Text>>;

function toMapping(spokes: Spokes) {
  return [{ role: 'name', field: 'team' }, ...Object.keys(spokes).map((field) => ({ role: 'radar', field }))];
}

function toRow(team: Text, spokes: Spokes, values: readonly (number | null)[]) {
  return { team, ...Object.fromEntries(Object.keys(spokes).map((key, i) => [key, values[i] ?? null])) };
}

/** Repeatable, so that pictures do not change from run to run. */
const THOUSAND = Array.from({ length: 1000 }, (_, i) =>
  toRow(
    both(`门店${i + 1}`, `Store ${i + 1}`),
    SKILLS,
    Object.keys(SKILLS).map((_skill, s) =>
      Math.round(60 + 20 * Math.sin(i * 0.7 + s) + 12 * Math.sin(i * 1.9 + s * s)),
    ),
  ),
);

export const samples: WidgetSamples = [
  sample('typical', '典型', 'Typical', {
    setup: { text: both('部门预算与开销', 'Budget and spending by department') },
  }),
  sample('round', '圆形', 'Round', {
    columns: COLUMNS,
    rows: [
      toRow(both('华东团队', 'East team'), SKILLS, [92, 84, 78, 88, 66, 90]),
      toRow(both('华南团队', 'South team'), SKILLS, [78, 92, 86, 70, 82, 76]),
      toRow(both('西部团队', 'West team'), SKILLS, [66, 72, 90, 76, 88, 82]),
    ],
    mapping: toMapping(SKILLS),
    setup: {
      text: both('团队能力', 'Skills by team'),
      radarShape: 'circle',
      dynamicAddRadar: Object.values(SKILLS).map((name) => ({ name, key: name, max: 100 })),
    },
  }),
  sample('negative', '负值与缺口', 'Negative values and a gap', {
    columns: COLUMNS,
    rows: [
      toRow(both('同比变化', 'Year on year'), SKILLS, [12, -8, 6, -14, 9, null]),
      toRow(both('环比变化', 'Month on month'), SKILLS, [4, 6, -3, 8, -6, 2]),
    ],
    mapping: toMapping(SKILLS),
    setup: { text: both('指标变化', 'Change of measures'), percentSign: true },
  }),
  sample('many-spokes', '多指标', 'Many spokes', {
    columns: COLUMNS,
    rows: [
      toRow(
        both('客流', 'Visitors'),
        HOURS,
        Array.from({ length: 24 }, (_, i) => Math.round(500 + 420 * Math.sin((i - 8) / 3.8))),
      ),
    ],
    mapping: toMapping(HOURS),
    setup: { text: both('全天客流', 'Visitors around the clock'), radarShape: 'circle' },
  }),
  sample('long-labels', '长标签', 'Long labels', {
    columns: COLUMNS,
    rows: [
      toRow(
        both('线上商城（含小程序与第三方平台）', 'Online shop (incl. mini programme and marketplaces)'),
        SITES,
        [82, 74, 90, 68, 77, 85],
      ),
      toRow(both('直营门店与加盟门店合计', 'Own stores and franchises together'), SITES, [64, 88, 72, 80, 69, 74]),
    ],
    mapping: toMapping(SITES),
    setup: {
      text: both(
        '各园区渠道满意度（含线上线下全部渠道）',
        'Satisfaction by site and channel (all channels, online and offline)',
      ),
    },
  }),
  sample('one-row', '一行与数值', 'One row with its numbers', {
    columns: COLUMNS,
    rows: [toRow(both('华东团队', 'East team'), SKILLS, [92, 84, 78, 88, 66, 90])],
    mapping: toMapping(SKILLS),
    setup: { isShow: true },
  }),
  sample('thousand-rows', '一千行', 'A thousand rows', {
    columns: COLUMNS,
    rows: THOUSAND,
    mapping: toMapping(SKILLS),
    setup: { text: both('门店能力分布', 'Strengths of stores') },
  }),
  sample('empty', '无数据', 'Empty', { rows: [] }),
];
