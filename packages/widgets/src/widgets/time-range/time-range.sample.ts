import { sample, type WidgetSamples } from '../../kit/widget/widget-sample.ts';

export const samples: WidgetSamples = [
  sample('typical', '快捷范围', 'Quick ranges', { setup: { defaultRange: 'last-7-days' } }),
  sample('unset', '未选择', 'Nothing chosen'),
  sample('many', '更多范围', 'More ranges', {
    setup: {
      ranges: ['today', 'yesterday', 'this-week', 'this-month', 'this-quarter', 'this-year'].map((range) => ({
        range,
      })),
      defaultRange: 'this-month',
    },
    size: { width: 680, height: 44 },
  }),
  sample('coloured', '仅快捷范围，自定义颜色', 'Own colours, no calendar', {
    setup: { showCustom: false, defaultRange: 'today', activeColor: '#ffb547', borderRadius: 22 },
    size: { width: 420, height: 44 },
  }),
  sample('small', '小尺寸', 'Small', {
    setup: { defaultRange: 'today', fontSize: 13 },
    size: { width: 200, height: 120 },
  }),
  sample('large', '大尺寸', 'Large', {
    setup: { defaultRange: 'this-month', fontSize: 32 },
    size: { width: 1200, height: 100 },
  }),
];
