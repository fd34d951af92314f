import { hierarchySamples } from '../../fields/hierarchy-samples.ts';
import { both } from '../../kit/text/both.ts';
import { sample, type WidgetSamples } from '../../kit/widget/widget-sample.ts';

export const samples: WidgetSamples = [
  sample('typical', '典型', 'Typical', { setup: { text: both('区域品类销售', 'Sales by area and category') } }),
  sample('drill', '点击下钻', 'Drill down', {
    setup: {
      text: both('区域品类销售', 'Sales by area and category'),
      isDrill: true,
      percentage: true,
      tileRadius: 8,
      tileGap: 6,
    },
  }),
  ...hierarchySamples,
];
