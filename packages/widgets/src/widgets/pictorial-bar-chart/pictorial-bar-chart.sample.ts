import type { WidgetSamples } from '../../kit/widget-sample.ts';

const MAPPING = [
  { role: 'name', field: '名称' },
  { role: 'value', field: '数值' },
];

const rows = (names: readonly string[], value: (i: number) => number | null) =>
  names.map((name, i) => ({ 名称: name, 数值: value(i) }));

const LONG = [
  '广东省深圳市南山区科技园',
  '上海市浦东新区张江高科技园区',
  'Suzhou Industrial Park, Jiangsu Province',
  '四川省成都市高新区天府大道',
];

export const samples: WidgetSamples = [
  { name: 'typical', label: { zh: '典型', en: 'Typical' }, setup: { text: '景区当日客流', subtext: '单位：人次' } },
  {
    name: 'dots',
    label: { zh: '圆点', en: 'Dots' },
    setup: { text: '景区当日客流', figure: 'dots', maxWidth: 16, colorStyle: 'unsame' },
  },
  {
    name: 'counted',
    label: { zh: '每个代表一万', en: 'One for every ten thousand' },
    setup: {
      text: '景区当日客流',
      figure: 'drops',
      perFigure: 10_000,
      verticalShow: true,
      isShowRest: true,
      isShowSplitLineY: false,
    },
  },
  {
    name: 'negative',
    label: { zh: '负值与空值', en: 'Negative and empty values' },
    rows: rows(['华东', '华南', '华北', '西南'], (i) => [12, -6, null, 8][i] ?? null),
    mapping: MAPPING,
    setup: { text: '利润增速', figure: 'triangle', percentSign: true },
  },
  {
    name: 'long-labels',
    label: { zh: '长标签', en: 'Long labels' },
    rows: rows(LONG, (i) => 5_230_000 - i * 910_000),
    mapping: MAPPING,
    setup: { text: '园区产值（含在建项目，按注册地址统计到区县一级）', figure: 'arrow' },
  },
  { name: 'one-row', label: { zh: '一行', en: 'One row' }, rows: rows(['西湖'], () => 86_200), mapping: MAPPING },
  {
    name: 'thousand-rows',
    label: { zh: '一千行', en: 'A thousand rows' },
    rows: rows(
      Array.from({ length: 1000 }, (_, i) => `门店${i + 1}`),
      (i) => Math.round(500 + 400 * Math.sin(i / 60)),
    ),
    mapping: MAPPING,
  },
  { name: 'empty', label: { zh: '无数据', en: 'Empty' }, rows: [] },
];
