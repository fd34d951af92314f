import { both, type SampleText } from '../../kit/text/both.ts';
import { sample, sampleRows, type WidgetSamples } from '../../kit/widget/widget-sample.ts';

const ROLES = { measure: 'name', completion: 'value' };

const rows = (names: readonly SampleText[], value: (i: number) => number | null) =>
  names.map((name, i) => ({ measure: name, completion: value(i) }));

export const samples: WidgetSamples = [
  sample('typical', '典型', 'Typical'),
  sample('open', '开口圆环与数值', 'Open rings with values', {
    setup: {
      startAngle: 0,
      sweepAngle: 270,
      reading: 'value',
      unit: both('万元', ' ×10k yuan'),
      ringGap: 60,
      isRounded: false,
    },
  }),
  sample('negative', '负值与空值', 'Negative and empty values', {
    ...sampleRows(
      rows(
        [both('营收', 'Revenue'), both('利润', 'Profit'), both('回款', 'Collected')],
        (i) => [82, -14, null][i] ?? null,
      ),
      ROLES,
    ),
  }),
  sample('long-labels', '长标签', 'Long labels', {
    ...sampleRows(
      rows(
        [
          both('华东区域全部门店年度销售目标', 'Sales target of the year of all stores in the East'),
          'Suzhou Industrial Park branch',
          both('四川省成都市高新区天府大道网点', 'Tianfu Avenue branch, High-Tech Zone, Chengdu, Sichuan'),
        ],
        (i) => 168.25 - i * 52,
      ),
      ROLES,
    ),
  }),
  sample('one-row', '一行', 'One row', {
    ...sampleRows(
      rows([both('营收', 'Revenue')], () => 64),
      ROLES,
    ),
  }),
  sample('thousand-rows', '一千行', 'A thousand rows', {
    ...sampleRows(
      rows(
        Array.from({ length: 1000 }, (_, i) => both(`网点${i + 1}`, `Branch ${i + 1}`)),
        (i) => (i * 37 + 64) % 100,
      ),
      ROLES,
    ),
  }),
  sample('small', '小尺寸', 'Small', { size: { width: 120, height: 100 } }),
  sample('empty', '无数据', 'Empty', { rows: [] }),
];
