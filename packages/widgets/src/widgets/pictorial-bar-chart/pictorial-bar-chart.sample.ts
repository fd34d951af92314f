import { both, bothOfEach, type SampleText } from '../../kit/text/both.ts';
import { sample, sampleRows, type WidgetSamples } from '../../kit/widget/widget-sample.ts';

const ROLES = { name: 'name', value: 'value' };

const rows = (names: readonly SampleText[], value: (i: number) => number | null) =>
  names.map((name, i) => ({ name, value: value(i) }));

const LONG = [
  both('广东省深圳市南山区科技园', 'Nanshan Science Park, Shenzhen, Guangdong'),
  both('上海市浦东新区张江高科技园区', 'Zhangjiang Hi-Tech Park, Pudong, Shanghai'),
  'Suzhou Industrial Park, Jiangsu Province',
  both('四川省成都市高新区天府大道', 'Tianfu Avenue, High-Tech Zone, Chengdu, Sichuan'),
];

export const samples: WidgetSamples = [
  sample('typical', '典型', 'Typical', {
    setup: { text: both('景区当日客流', 'Visitors of the day'), subtext: both('单位：人次', 'visitors') },
  }),
  sample('dots', '圆点', 'Dots', {
    setup: { text: both('景区当日客流', 'Visitors of the day'), figure: 'dots', maxWidth: 16, colorStyle: 'unsame' },
  }),
  sample('counted', '每个代表一万', 'One for every ten thousand', {
    setup: {
      text: both('景区当日客流', 'Visitors of the day'),
      figure: 'drops',
      perFigure: 10_000,
      verticalShow: true,
      isShowRest: true,
      isShowSplitLineY: false,
    },
  }),
  sample('negative', '负值与空值', 'Negative and empty values', {
    ...sampleRows(
      rows(bothOfEach('华东, 华南, 华北, 西南', 'East, South, North, Southwest'), (i) => [12, -6, null, 8][i] ?? null),
      ROLES,
    ),
    setup: { text: both('利润增速', 'Growth of profit'), figure: 'triangle', percentSign: true },
  }),
  sample('long-labels', '长标签', 'Long labels', {
    ...sampleRows(
      rows(LONG, (i) => 5_230_000 - i * 910_000),
      ROLES,
    ),
    setup: {
      text: both(
        '园区产值（含在建项目，按注册地址统计到区县一级）',
        'Output of sites (incl. under construction, by county of registration)',
      ),
      figure: 'arrow',
    },
  }),
  sample('one-row', '一行', 'One row', {
    ...sampleRows(
      rows([both('西湖', 'West Lake')], () => 86_200),
      ROLES,
    ),
  }),
  sample('thousand-rows', '一千行', 'A thousand rows', {
    ...sampleRows(
      rows(
        Array.from({ length: 1000 }, (_, i) => both(`门店${i + 1}`, `Store ${i + 1}`)),
        (i) => Math.round(500 + 400 * Math.sin(i / 60)),
      ),
      ROLES,
    ),
  }),
  sample('empty', '无数据', 'Empty', { rows: [] }),
];
