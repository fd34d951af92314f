import type { WidgetSamples } from '../../kit/widget-sample.ts';

const SKILLS = ['销售能力', '客户服务', '交付质量', '研发效率', '成本控制', '团队协作'];

function toMapping(fields: readonly string[]) {
  return [{ role: 'name', field: '团队' }, ...fields.map((field) => ({ role: 'radar', field }))];
}

function toRow(name: string, fields: readonly string[], values: readonly (number | null)[]) {
  return { 团队: name, ...Object.fromEntries(fields.map((field, i) => [field, values[i] ?? null])) };
}

const LONG = [
  '广东省深圳市南山区科技园',
  '上海市浦东新区张江高科技园区',
  '北京市海淀区中关村软件园',
  'Suzhou Industrial Park, Jiangsu Province',
  '浙江省杭州市滨江区物联网街',
  '四川省成都市高新区天府大道',
];

/** Repeatable, so that pictures do not change from run to run. */
const THOUSAND = Array.from({ length: 1000 }, (_, i) =>
  toRow(
    `门店${i + 1}`,
    SKILLS,
    SKILLS.map((_skill, s) => Math.round(60 + 20 * Math.sin(i * 0.7 + s) + 12 * Math.sin(i * 1.9 + s * s))),
  ),
);

export const samples: WidgetSamples = [
  { name: 'typical', label: { zh: '典型', en: 'Typical' }, setup: { text: '部门预算与开销' } },
  {
    name: 'round',
    label: { zh: '圆形', en: 'Round' },
    rows: [
      toRow('华东团队', SKILLS, [92, 84, 78, 88, 66, 90]),
      toRow('华南团队', SKILLS, [78, 92, 86, 70, 82, 76]),
      toRow('西部团队', SKILLS, [66, 72, 90, 76, 88, 82]),
    ],
    mapping: toMapping(SKILLS),
    setup: {
      text: '团队能力',
      radarShape: 'circle',
      dynamicAddRadar: SKILLS.map((key) => ({ name: key, key, max: 100 })),
    },
  },
  {
    name: 'negative',
    label: { zh: '负值与缺口', en: 'Negative values and a gap' },
    rows: [toRow('同比变化', SKILLS, [12, -8, 6, -14, 9, null]), toRow('环比变化', SKILLS, [4, 6, -3, 8, -6, 2])],
    mapping: toMapping(SKILLS),
    setup: { text: '指标变化', percentSign: true },
  },
  {
    name: 'many-spokes',
    label: { zh: '多指标', en: 'Many spokes' },
    rows: [
      toRow(
        '客流',
        Array.from({ length: 24 }, (_, i) => `${i}时`),
        Array.from({ length: 24 }, (_, i) => Math.round(500 + 420 * Math.sin((i - 8) / 3.8))),
      ),
    ],
    mapping: toMapping(Array.from({ length: 24 }, (_, i) => `${i}时`)),
    setup: { text: '全天客流', radarShape: 'circle' },
  },
  {
    name: 'long-labels',
    label: { zh: '长标签', en: 'Long labels' },
    rows: [
      toRow('线上商城（含小程序与第三方平台）', LONG, [82, 74, 90, 68, 77, 85]),
      toRow('直营门店与加盟门店合计', LONG, [64, 88, 72, 80, 69, 74]),
    ],
    mapping: toMapping(LONG),
    setup: { text: '各园区渠道满意度（含线上线下全部渠道）' },
  },
  {
    name: 'one-row',
    label: { zh: '一行与数值', en: 'One row with its numbers' },
    rows: [toRow('华东团队', SKILLS, [92, 84, 78, 88, 66, 90])],
    mapping: toMapping(SKILLS),
    setup: { isShow: true },
  },
  {
    name: 'thousand-rows',
    label: { zh: '一千行', en: 'A thousand rows' },
    rows: THOUSAND,
    mapping: toMapping(SKILLS),
    setup: { text: '门店能力分布' },
  },
  { name: 'empty', label: { zh: '无数据', en: 'Empty' }, rows: [] },
];
