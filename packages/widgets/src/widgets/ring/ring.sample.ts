import type { WidgetSample, WidgetSamples } from '../../kit/widget-sample.ts';
import { both, bothOfEach } from '../../kit/both.ts';
import { ringFields } from './ring.fields.ts';

/** What the columns of the rows below are called. */
const COLUMNS = {
  attainment: both('达成率', 'Attainment'),
  online: both('在线', 'Online'),
  yearOnYear: both('同比', 'YoY'),
  total: both('累计', 'Total'),
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
  {
    name: 'typical',
    label: { zh: '科技环', en: 'Halo' },
    setup: { label: both('目标达成', 'Target attained'), suffix: '%' },
  },
  ...styles.slice(1),
  {
    name: 'one-row',
    label: { zh: '一行', en: 'One row' },
    columns: COLUMNS,
    rows: [{ attainment: 100 }],
    mapping: [{ role: 'text', field: 'attainment' }],
    setup: { suffix: '%' },
  },
  {
    name: 'thousand-rows',
    label: { zh: '一千行', en: 'A thousand rows' },
    columns: COLUMNS,
    rows: Array.from({ length: 1000 }, (_, i) => ({ online: 1286 - i })),
    mapping: [{ role: 'text', field: 'online' }],
    setup: { suffix: both('台', ' units') },
  },
  { name: 'empty', label: { zh: '无数据', en: 'No data' }, rows: [], setup: { showtype: 'comet' } },
  {
    name: 'words',
    label: { zh: '仅文字', en: 'Words only' },
    setup: { showtype: 'reactor', showValue: false, label: both('智慧能源', 'Smart energy') },
  },
  {
    name: 'negative',
    label: { zh: '负数', en: 'Negative' },
    columns: COLUMNS,
    rows: [{ yearOnYear: -12.8 }],
    mapping: [{ role: 'text', field: 'yearOnYear' }],
    setup: { suffix: '%', label: both('同比增速', 'Growth'), mainColor: '#ff6b78', secondColor: '#ffb547' },
  },
  {
    name: 'long-labels',
    label: { zh: '长文字', en: 'Long words' },
    columns: COLUMNS,
    rows: [{ total: 1_286_450_320 }],
    mapping: [{ role: 'text', field: 'total' }],
    setup: {
      label: both(
        '全集团累计安全运行小时数（自投产以来）',
        'Hours of safe running of the whole group (since it went live)',
      ),
      suffix: both('小时', ' h'),
      showtype: 'gear',
    },
  },
  {
    name: 'small',
    label: { zh: '小尺寸', en: 'Small' },
    setup: { suffix: '%', showtype: 'orbits' },
    size: { width: 100, height: 100 },
  },
];
