import type { WidgetSamples } from '../../kit/widget-sample.ts';

export const samples: WidgetSamples = [
  { name: 'typical', label: { zh: '快捷范围', en: 'Quick ranges' }, setup: { defaultRange: 'last-7-days' } },
  { name: 'unset', label: { zh: '未选择', en: 'Nothing chosen' } },
  {
    name: 'many',
    label: { zh: '更多范围', en: 'More ranges' },
    setup: {
      ranges: ['today', 'yesterday', 'this-week', 'this-month', 'this-quarter', 'this-year'].map((range) => ({
        range,
      })),
      defaultRange: 'this-month',
    },
    size: { width: 680, height: 44 },
  },
  {
    name: 'coloured',
    label: { zh: '仅快捷范围，自定义颜色', en: 'Own colours, no calendar' },
    setup: { showCustom: false, defaultRange: 'today', activeColor: '#ffb547', borderRadius: 22 },
    size: { width: 420, height: 44 },
  },
  {
    name: 'small',
    label: { zh: '小尺寸', en: 'Small' },
    setup: { defaultRange: 'today', fontSize: 13 },
    size: { width: 200, height: 120 },
  },
  {
    name: 'large',
    label: { zh: '大尺寸', en: 'Large' },
    setup: { defaultRange: 'this-month', fontSize: 32 },
    size: { width: 1200, height: 100 },
  },
];
