import { both, bothOfEach } from '../../kit/text/both.ts';
import { COLUMN_NAMES } from '../../kit/widget/column-names.ts';
import {
  column,
  sample,
  sampleRows,
  sampleTable,
  type WidgetSample,
  type WidgetSamples,
} from '../../kit/widget/widget-sample.ts';
import { ringFields } from './ring.fields.ts';

/** What the columns of the rows below are called. */
const COLUMNS = {
  ...COLUMN_NAMES,
  online: both('在线', 'Online'),
};

const labels = bothOfEach(
  '目标达成, 设备在线, 产线负荷, 风向, 机组功率, 在轨卫星, 实时并发',
  'Target attained, Devices online, Load of the line, Wind from, Unit power, In orbit, Concurrent users',
);
const values = [86.4, 1286, 72.5, 128, 486, 24, 12_860];
const units = ['%', both('台', ' units'), '%', '°', 'MW', both('颗', ' units'), both('次', ' times')];

const styles = (ringFields.showtype['x-aj'].options ?? []).map(({ value, label }, i): WidgetSample => ({
  name: String(value),
  label,
  rows: [{ value: values[i] ?? 0 }],
  mapping: [{ role: 'text', field: 'value' }],
  setup: { showtype: value, label: labels[i] ?? '', suffix: units[i] ?? '' },
}));

export const samples: WidgetSamples = [
  sample('typical', '科技环', 'Halo', { setup: { label: both('目标达成', 'Target attained'), suffix: '%' } }),
  ...styles.slice(1),
  sample('one-row', '一行', 'One row', {
    ...sampleTable({ attainment: column('text', [100]) }),
    setup: { suffix: '%' },
  }),
  sample('thousand-rows', '一千行', 'A thousand rows', {
    ...sampleRows(
      Array.from({ length: 1000 }, (_, i) => ({ online: 1286 - i })),
      { online: 'text' },
      COLUMNS,
    ),
    setup: { suffix: both('台', ' units') },
  }),
  sample('empty', '无数据', 'No data', { rows: [], setup: { showtype: 'comet' } }),
  sample('words', '仅文字', 'Words only', {
    setup: { showtype: 'reactor', showValue: false, label: both('智慧能源', 'Smart energy') },
  }),
  sample('negative', '负数', 'Negative', {
    ...sampleTable({ yearOnYear: column('text', [-12.8]) }),
    setup: { suffix: '%', label: both('同比增速', 'Growth'), mainColor: '#ff6b78', secondColor: '#ffb547' },
  }),
  sample('long-labels', '长文字', 'Long words', {
    ...sampleTable({ total: column('text', [1_286_450_320]) }),
    setup: {
      label: both(
        '全集团累计安全运行小时数（自投产以来）',
        'Hours of safe running of the whole group (since it went live)',
      ),
      suffix: both('小时', ' h'),
      showtype: 'gear',
    },
  }),
  sample('small', '小尺寸', 'Small', { setup: { suffix: '%', showtype: 'orbits' }, size: { width: 100, height: 100 } }),
];
