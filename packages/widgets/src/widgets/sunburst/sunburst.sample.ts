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
    label: { zh: '实心，点击下钻，水平文字', en: 'No hole, drill down, upright labels' },
    setup: {
      text: both('区域品类销售', 'Sales by area and category'),
      innerRadius: 0,
      isDrill: true,
      labelRotate: 'upright',
    },
  },
  ...hierarchySamples,
];
