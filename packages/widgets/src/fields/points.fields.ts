import { field, type ValuesOf } from '@aj-report/contract';
import { GROUPS } from './field-groups.ts';

const group = GROUPS.points;

/** Look of single points and bubbles. */
export const pointFields = {
  symbol: field.choice({
    label: { zh: '点样式', en: 'Point style' },
    group,
    options: [
      { value: 'circle', label: { zh: '实心点', en: 'Filled' } },
      { value: 'emptyCircle', label: { zh: '空心点', en: 'Hollow' } },
    ],
    half: true,
  }),
  pointSize: field.slider({
    scales: 'mark',
    label: { zh: '点大小', en: 'Point size' },
    group,
    default: 10,
    min: 1,
    max: 100,
    unit: 'px',
  }),
  bubbleSize: field.slider({
    scales: 'mark',
    label: { zh: '最大气泡', en: 'Largest bubble' },
    hint: { zh: '映射了“大小”时，面积与数值成正比', en: 'With a field for the size; areas are in proportion' },
    group,
    default: 44,
    min: 2,
    max: 200,
    unit: 'px',
  }),
  pointOpacity: field.slider({
    label: { zh: '不透明度', en: 'Opacity' },
    hint: { zh: '重叠的点仍可分辨', en: 'Points that overlap can still be told apart' },
    group,
    default: 80,
    min: 5,
    unit: '%',
  }),
};

export type PointProps = ValuesOf<typeof pointFields>;
