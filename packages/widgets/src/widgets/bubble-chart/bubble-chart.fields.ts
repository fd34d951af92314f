import { choices, prop } from '../../kit/widget/prop.ts';
import { inGroup } from '@aj-report/contract';

const group = { id: 'bubbles', label: { zh: '气泡', en: 'Bubbles' } };
const moving = { field: 'effect', in: ['all', 'largest'] } as const;

export const bubbleFields = inGroup(group, {
  minSize: prop.slider('最小气泡', 'Smallest bubble', { scales: 'mark', default: 8, min: 1, max: 100, unit: 'px' }),
  maxSize: prop.slider('最大气泡', 'Largest bubble', {
    scales: 'mark',
    hint: { zh: '面积与数值成正比', en: 'Areas are in proportion to the values' },
    default: 56,
    min: 2,
    max: 240,
    unit: 'px',
  }),
  bubbleOpacity: prop.slider('不透明度', 'Opacity', { default: 72, min: 5, unit: '%' }),
  isGlossy: prop.toggle('渐变填充', 'Shaded', {
    hint: { zh: '由中心向边缘加深', en: 'Stronger towards the edge' },
    default: true,
  }),
  effect: prop.choice('涟漪动画', 'Ripples', {
    hint: { zh: '系统设置减少动态效果时不播放', en: 'Still where the reader asked for less motion' },
    options: choices({ none: ['无', 'None'], largest: ['最大的几个', 'The greatest'], all: ['全部', 'All'] }),
    half: true,
  }),
  effectCount: prop.number('涟漪个数', 'How many', {
    default: 3,
    min: 1,
    max: 50,
    showIf: { field: 'effect', in: ['largest'] },
  }),
  effectPeriod: prop.number('涟漪周期', 'Period', { default: 4, min: 1, max: 30, unit: 's', showIf: moving }),
  effectScale: prop.number('涟漪大小', 'Reach', {
    hint: { zh: '相对气泡的倍数', en: 'Times the bubble' },
    default: 2,
    min: 1.1,
    max: 6,
    step: 0.1,
    showIf: moving,
  }),
});
