import { hierarchySamples } from '../../fields/hierarchy-samples.ts';
import { both } from '../../kit/text/both.ts';
import { sample, type WidgetSamples } from '../../kit/widget/widget-sample.ts';

export const samples: WidgetSamples = [
  sample('typical', '典型', 'Typical', { setup: { text: both('区域品类销售', 'Sales by area and category') } }),
  sample('drill', '实心，点击下钻，水平文字', 'No hole, drill down, upright labels', {
    setup: {
      text: both('区域品类销售', 'Sales by area and category'),
      innerRadius: 0,
      isDrill: true,
      labelRotate: 'upright',
    },
  }),
  ...hierarchySamples,
];
