import { type SampleText, both, bothOfEach } from '../../kit/both.ts';
import type { WidgetSamples } from '../../kit/widget-sample.ts';

/** What the columns of the rows below are called. */
const COLUMNS = { name: both('名称', 'Name'), value: both('数值', 'Value') };

const MAPPING = [
  { role: 'name', field: 'name' },
  { role: 'value', field: 'value' },
];

const rows = (names: readonly SampleText[], value: (i: number) => number | null) =>
  names.map((name, i) => ({ name, value: value(i) }));

const LONG = [
  both('广东省深圳市南山区科技园', 'Nanshan Science Park, Shenzhen, Guangdong'),
  both('上海市浦东新区张江高科技园区', 'Zhangjiang Hi-Tech Park, Pudong, Shanghai'),
  'Suzhou Industrial Park, Jiangsu Province',
  both('四川省成都市高新区天府大道', 'Tianfu Avenue, High-Tech Zone, Chengdu, Sichuan'),
];

export const samples: WidgetSamples = [
  {
    name: 'typical',
    label: { zh: '典型', en: 'Typical' },
    setup: { text: both('景区当日客流', 'Visitors of the day'), subtext: both('单位：人次', 'visitors') },
  },
  {
    name: 'dots',
    label: { zh: '圆点', en: 'Dots' },
    setup: { text: both('景区当日客流', 'Visitors of the day'), figure: 'dots', maxWidth: 16, colorStyle: 'unsame' },
  },
  {
    name: 'counted',
    label: { zh: '每个代表一万', en: 'One for every ten thousand' },
    setup: {
      text: both('景区当日客流', 'Visitors of the day'),
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
    columns: COLUMNS,
    rows: rows(
      bothOfEach('华东, 华南, 华北, 西南', 'East, South, North, Southwest'),
      (i) => [12, -6, null, 8][i] ?? null,
    ),
    mapping: MAPPING,
    setup: { text: both('利润增速', 'Growth of profit'), figure: 'triangle', percentSign: true },
  },
  {
    name: 'long-labels',
    label: { zh: '长标签', en: 'Long labels' },
    columns: COLUMNS,
    rows: rows(LONG, (i) => 5_230_000 - i * 910_000),
    mapping: MAPPING,
    setup: {
      text: both(
        '园区产值（含在建项目，按注册地址统计到区县一级）',
        'Output of sites (incl. under construction, by county of registration)',
      ),
      figure: 'arrow',
    },
  },
  {
    name: 'one-row',
    label: { zh: '一行', en: 'One row' },
    columns: COLUMNS,
    rows: rows([both('西湖', 'West Lake')], () => 86_200),
    mapping: MAPPING,
  },
  {
    name: 'thousand-rows',
    label: { zh: '一千行', en: 'A thousand rows' },
    columns: COLUMNS,
    rows: rows(
      Array.from({ length: 1000 }, (_, i) => both(`门店${i + 1}`, `Store ${i + 1}`)),
      (i) => Math.round(500 + 400 * Math.sin(i / 60)),
    ),
    mapping: MAPPING,
  },
  { name: 'empty', label: { zh: '无数据', en: 'Empty' }, rows: [] },
];
