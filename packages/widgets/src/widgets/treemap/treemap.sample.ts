import { hierarchySamples } from '../../fields/hierarchy-samples.ts';
import { both } from '../../kit/both.ts';
import type { WidgetSamples } from '../../kit/widget-sample.ts';

export const samples: WidgetSamples = [
  {
    name: 'typical',
    label: { zh: '典型', en: 'Typical' },
    setup: { text: both('区域品类销售', 'Sales by area and category') },
  },
  {
    name: 'drill',
    label: { zh: '点击下钻', en: 'Drill down' },
    setup: {
      text: both('区域品类销售', 'Sales by area and category'),
      isDrill: true,
      percentage: true,
      tileRadius: 8,
      tileGap: 6,
    },
  },
  ...hierarchySamples,
];
