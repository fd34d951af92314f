import { inGroup, type ValuesOf } from '@aj-report/contract';
import { choices, prop } from '../kit/widget/prop.ts';
import { GROUPS } from '../kit/widget/field-groups.ts';

const group = GROUPS.points;

/** Look of single points and bubbles. */
export const pointFields = inGroup(group, {
  symbol: prop.choice('点样式', 'Point style', {
    options: choices({ circle: ['实心点', 'Filled'], emptyCircle: ['空心点', 'Hollow'] }),
    half: true,
  }),
  /** px of a diameter while no column gives the size, 1–100; default 10. */
  pointSize: prop.slider('点大小', 'Point size', { scales: 'mark', default: 10, min: 1, max: 100, unit: 'px' }),
  bubbleSize: prop.slider('最大气泡', 'Largest bubble', {
    scales: 'mark',
    hint: { zh: '映射了“大小”时，面积与数值成正比', en: 'With a field for the size; areas are in proportion' },
    default: 44,
    min: 2,
    max: 200,
    unit: 'px',
  }),
  pointOpacity: prop.slider('不透明度', 'Opacity', {
    hint: { zh: '重叠的点仍可分辨', en: 'Points that overlap can still be distinguished' },
    default: 80,
    min: 5,
    unit: '%',
  }),
});

export type PointProps = ValuesOf<typeof pointFields>;
