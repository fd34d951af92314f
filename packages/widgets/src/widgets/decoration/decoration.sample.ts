import { both } from '../../kit/text/both.ts';
import { sample, type WidgetSample, type WidgetSamples } from '../../kit/widget/widget-sample.ts';
import { decorationFields } from './decoration.fields.ts';

const caption = both('区域订单分布', 'Orders by region');

const styles = (decorationFields.showtype['x-aj'].options ?? []).map(({ value, label }): WidgetSample => ({
  name: String(value),
  label,
  setup: { showtype: value, caption },
}));

export const samples: WidgetSamples = [
  sample('typical', '大屏页头', 'Screen header', {
    setup: { caption: both('全国物流运行中心', 'Logistics Operations'), captionSize: 34 },
    size: { width: 960, height: 90 },
  }),
  ...styles.slice(1),
  sample('small', '小尺寸', 'Small', { setup: { showtype: 'ring' }, size: { width: 100, height: 60 } }),
  sample('large', '宽幅', 'Wide', { setup: { showtype: 'wave' }, size: { width: 900, height: 160 } }),
  sample('coloured', '自定义颜色', 'Own colours', {
    setup: { showtype: 'section', caption, mainColor: '#ff9f43', secondColor: '#54e0c7' },
    size: { width: 400, height: 60 },
  }),
];
