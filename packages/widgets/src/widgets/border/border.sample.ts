import { both } from '../../kit/both.ts';
import type { WidgetSample, WidgetSamples } from '../../kit/widget-sample.ts';
import { borderFields } from './border.fields.ts';

const sizes = { small: { width: 100, height: 60 }, large: { width: 900, height: 160 } };
const CAPTION = both('实时产能监测', 'Live capacity');

const styles = (borderFields.showtype['x-aj'].options ?? []).map(({ value, label }): WidgetSample => ({
  name: String(value),
  label,
  setup: { showtype: value, caption: CAPTION },
}));

export const samples: WidgetSamples = [
  { name: 'typical', label: { zh: '角标', en: 'Corner brackets' } },
  ...styles.slice(1),
  { name: 'small', label: { zh: '小尺寸', en: 'Small' }, setup: { showtype: 'console' }, size: sizes.small },
  {
    name: 'large',
    label: { zh: '宽幅', en: 'Wide' },
    setup: { showtype: 'titlebar', caption: CAPTION },
    size: sizes.large,
  },
  {
    name: 'coloured',
    label: { zh: '自定义颜色', en: 'Own colours' },
    setup: { showtype: 'chamfer', mainColor: '#ffb547', secondColor: '#ff6b78', background: 'transparent' },
  },
];
