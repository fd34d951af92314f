import { both } from '../../kit/text/both.ts';
import { sample, type WidgetSamples } from '../../kit/widget/widget-sample.ts';

export const samples: WidgetSamples = [
  sample('typical', '搜索框', 'Search'),
  sample('filled', '默认值', 'Default value', { setup: { defaultValue: both('不锈钢轴承', 'Steel bearing') } }),
  sample('live', '边输入边查询，无按钮', 'While typing, no button', {
    setup: { whileTyping: true, showButton: false, promptText: both('输入订单号', 'Order number') },
  }),
  sample('coloured', '自定义颜色', 'Own colours', {
    setup: { defaultValue: 'SO-2026-1121', activeColor: '#ffb547', borderRadius: 22 },
  }),
  sample('small', '小尺寸', 'Small', { setup: { buttonText: both('查', 'Go') }, size: { width: 200, height: 120 } }),
  sample('large', '大尺寸', 'Large', {
    setup: { fontSize: 32, defaultValue: both('华东大区', 'East') },
    size: { width: 1200, height: 88 },
  }),
];
