import type { WidgetSample, WidgetSamples } from '../../kit/widget-sample.ts';
import { both } from '../../kit/both.ts';
import { decorationFields } from './decoration.fields.ts';

const caption = both('区域订单分布', 'Orders by region');

const styles = (decorationFields.showtype['x-aj'].options ?? []).map(({ value, label }): WidgetSample => ({
  name: String(value),
  label,
  setup: { showtype: value, caption },
}));

export const samples: WidgetSamples = [
  {
    name: 'typical',
    label: { zh: '大屏页头', en: 'Screen header' },
    setup: { caption: both('全国物流运行中心', 'Logistics Operations'), captionSize: 34 },
    size: { width: 960, height: 90 },
  },
  ...styles.slice(1),
  {
    name: 'small',
    label: { zh: '小尺寸', en: 'Small' },
    setup: { showtype: 'ring' },
    size: { width: 100, height: 60 },
  },
  {
    name: 'large',
    label: { zh: '宽幅', en: 'Wide' },
    setup: { showtype: 'wave' },
    size: { width: 900, height: 160 },
  },
  {
    name: 'coloured',
    label: { zh: '自定义颜色', en: 'Own colours' },
    setup: { showtype: 'section', caption, mainColor: '#ff9f43', secondColor: '#54e0c7' },
    size: { width: 400, height: 60 },
  },
];
