import { both } from '../../kit/text/both.ts';
import { sample, type WidgetSample, type WidgetSamples } from '../../kit/widget/widget-sample.ts';
import { borderFields } from './border.fields.ts';

const sizes = { small: { width: 100, height: 60 }, large: { width: 900, height: 160 } };
const CAPTION = both('实时产能监测', 'Live capacity');

const styles = (borderFields.showtype['x-aj'].options ?? []).map(({ value, label }): WidgetSample => ({
  name: String(value),
  label,
  setup: { showtype: value, caption: CAPTION },
}));

export const samples: WidgetSamples = [
  sample('typical', '角标', 'Corner brackets'),
  ...styles.slice(1),
  sample('small', '小尺寸', 'Small', { setup: { showtype: 'console' }, size: sizes.small }),
  sample('large', '宽幅', 'Wide', { setup: { showtype: 'titlebar', caption: CAPTION }, size: sizes.large }),
  sample('coloured', '自定义颜色', 'Own colours', {
    setup: { showtype: 'chamfer', mainColor: '#ffb547', secondColor: '#ff6b78', background: 'transparent' },
  }),
];
