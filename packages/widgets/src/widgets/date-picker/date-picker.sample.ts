import { STATE_COLOURS } from '../../fields/state-colours.ts';
import { sample, type WidgetSamples } from '../../kit/widget/widget-sample.ts';

const fixed = { defaultDate: 'fixed', fixedDate: '2026-11-18' };

export const samples: WidgetSamples = [
  sample('typical', '按日', 'A day', { setup: fixed }),
  sample('unset', '未选择', 'Nothing chosen'),
  sample('month', '按月', 'A month', { setup: { ...fixed, dateType: 'month' } }),
  sample('year', '按年，不可清除', 'A year, not to be cleared', {
    setup: { ...fixed, dateType: 'year', clearable: false },
    size: { width: 200, height: 44 },
  }),
  sample('plain', '无翻页按钮，自定义颜色', 'Own colours, no buttons', {
    setup: { ...fixed, showSteps: false, borderRadius: 22, activeColor: '#ffb547', color: STATE_COLOURS.warning },
  }),
  sample('small', '小尺寸', 'Small', { setup: fixed, size: { width: 200, height: 120 } }),
  sample('large', '大尺寸', 'Large', { setup: { ...fixed, fontSize: 40 }, size: { width: 600, height: 100 } }),
];
