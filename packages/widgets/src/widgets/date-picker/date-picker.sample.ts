import { STATE_COLOURS } from '../../fields/state-colours.ts';
import type { WidgetSamples } from '../../kit/widget-sample.ts';

const fixed = { defaultDate: 'fixed', fixedDate: '2026-11-18' };

export const samples: WidgetSamples = [
  { name: 'typical', label: { zh: '按日', en: 'A day' }, setup: fixed },
  { name: 'unset', label: { zh: '未选择', en: 'Nothing chosen' } },
  { name: 'month', label: { zh: '按月', en: 'A month' }, setup: { ...fixed, dateType: 'month' } },
  {
    name: 'year',
    label: { zh: '按年，不可清除', en: 'A year, not to be cleared' },
    setup: { ...fixed, dateType: 'year', clearable: false },
    size: { width: 200, height: 44 },
  },
  {
    name: 'plain',
    label: { zh: '无翻页按钮，自定义颜色', en: 'Own colours, no buttons' },
    setup: { ...fixed, showSteps: false, borderRadius: 22, activeColor: '#ffb547', color: STATE_COLOURS.warning },
  },
  { name: 'small', label: { zh: '小尺寸', en: 'Small' }, setup: fixed, size: { width: 200, height: 120 } },
  {
    name: 'large',
    label: { zh: '大尺寸', en: 'Large' },
    setup: { ...fixed, fontSize: 40 },
    size: { width: 600, height: 100 },
  },
];
