import { both } from '../../kit/both.ts';
import type { WidgetSamples } from '../../kit/widget-sample.ts';

export const samples: WidgetSamples = [
  { name: 'typical', label: { zh: '搜索框', en: 'Search' } },
  {
    name: 'filled',
    label: { zh: '默认值', en: 'Default value' },
    setup: { defaultValue: both('不锈钢轴承', 'Steel bearing') },
  },
  {
    name: 'live',
    label: { zh: '边输入边查询，无按钮', en: 'While typing, no button' },
    setup: { whileTyping: true, showButton: false, promptText: both('输入订单号', 'Order number') },
  },
  {
    name: 'coloured',
    label: { zh: '自定义颜色', en: 'Own colours' },
    setup: { defaultValue: 'SO-2026-1121', activeColor: '#ffb547', borderRadius: 22 },
  },
  {
    name: 'small',
    label: { zh: '小尺寸', en: 'Small' },
    setup: { buttonText: both('查', 'Go') },
    size: { width: 200, height: 120 },
  },
  {
    name: 'large',
    label: { zh: '大尺寸', en: 'Large' },
    setup: { fontSize: 32, defaultValue: both('华东大区', 'East') },
    size: { width: 1200, height: 88 },
  },
];
