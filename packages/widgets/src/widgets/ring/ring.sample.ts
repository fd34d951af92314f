import type { WidgetSample, WidgetSamples } from '../../kit/widget-sample.ts';
import { ringFields } from './ring.fields.ts';

const labels = ['目标达成', '设备在线', '产线负荷', '风向', '机组功率', '在轨卫星', '实时并发'];
const values = [86.4, 1286, 72.5, 128, 486, 24, 12_860];
const units = ['%', '台', '%', '°', 'MW', '颗', '次'];

const styles = (ringFields.showtype['x-aj'].options ?? []).map(({ value, label }, i): WidgetSample => ({
  name: String(value),
  label,
  rows: [{ value: values[i] ?? 0 }],
  mapping: [{ role: 'text', field: 'value' }],
  setup: { showtype: value, label: labels[i] ?? '', suffix: units[i] ?? '' },
}));

export const samples: WidgetSamples = [
  { name: 'typical', label: { zh: '科技环', en: 'Halo' }, setup: { label: '目标达成', suffix: '%' } },
  ...styles.slice(1),
  {
    name: 'one-row',
    label: { zh: '一行', en: 'One row' },
    rows: [{ 达成率: 100 }],
    mapping: [{ role: 'text', field: '达成率' }],
    setup: { suffix: '%' },
  },
  {
    name: 'thousand-rows',
    label: { zh: '一千行', en: 'A thousand rows' },
    rows: Array.from({ length: 1000 }, (_, i) => ({ 在线: 1286 - i })),
    mapping: [{ role: 'text', field: '在线' }],
    setup: { suffix: '台' },
  },
  { name: 'empty', label: { zh: '无数据', en: 'No data' }, rows: [], setup: { showtype: 'comet' } },
  {
    name: 'words',
    label: { zh: '仅文字', en: 'Words only' },
    setup: { showtype: 'reactor', showValue: false, label: '智慧能源' },
  },
  {
    name: 'negative',
    label: { zh: '负数', en: 'Negative' },
    rows: [{ 同比: -12.8 }],
    mapping: [{ role: 'text', field: '同比' }],
    setup: { suffix: '%', label: '同比增速', mainColor: '#ff6b78', secondColor: '#ffb547' },
  },
  {
    name: 'long-labels',
    label: { zh: '长文字', en: 'Long words' },
    rows: [{ 累计: 1_286_450_320 }],
    mapping: [{ role: 'text', field: '累计' }],
    setup: { label: '全集团累计安全运行小时数（自投产以来）', suffix: '小时', showtype: 'gear' },
  },
  {
    name: 'small',
    label: { zh: '小尺寸', en: 'Small' },
    setup: { suffix: '%', showtype: 'orbits' },
    size: { width: 100, height: 100 },
  },
];
