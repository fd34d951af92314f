import { field } from '@aj-report/contract';

const group = { id: 'bubbles', label: { zh: '气泡', en: 'Bubbles' } };
const moving = { field: 'effect', in: ['all', 'largest'] } as const;

export const bubbleFields = {
  minSize: field.slider({
    scales: 'mark',
    label: { zh: '最小气泡', en: 'Smallest bubble' },
    group,
    default: 8,
    min: 1,
    max: 100,
    unit: 'px',
  }),
  maxSize: field.slider({
    scales: 'mark',
    label: { zh: '最大气泡', en: 'Largest bubble' },
    hint: { zh: '面积与数值成正比', en: 'Areas are in proportion to the values' },
    group,
    default: 56,
    min: 2,
    max: 240,
    unit: 'px',
  }),
  bubbleOpacity: field.slider({ label: { zh: '不透明度', en: 'Opacity' }, group, default: 72, min: 5, unit: '%' }),
  isGlossy: field.toggle({
    label: { zh: '渐变填充', en: 'Shaded' },
    hint: { zh: '由中心向边缘加深', en: 'Stronger towards the edge' },
    group,
    default: true,
  }),
  effect: field.choice({
    label: { zh: '涟漪动画', en: 'Ripples' },
    hint: { zh: '系统设置减少动态效果时不播放', en: 'Still where the reader asked for less motion' },
    group,
    options: [
      { value: 'none', label: { zh: '无', en: 'None' } },
      { value: 'largest', label: { zh: '最大的几个', en: 'The greatest' } },
      { value: 'all', label: { zh: '全部', en: 'All' } },
    ],
    half: true,
  }),
  effectCount: field.number({
    label: { zh: '涟漪个数', en: 'How many' },
    group,
    default: 3,
    min: 1,
    max: 50,
    showIf: { field: 'effect', in: ['largest'] },
    half: true,
  }),
  effectPeriod: field.number({
    label: { zh: '涟漪周期', en: 'Period' },
    group,
    default: 4,
    min: 1,
    max: 30,
    unit: 's',
    showIf: moving,
    half: true,
  }),
  effectScale: field.number({
    label: { zh: '涟漪大小', en: 'Reach' },
    hint: { zh: '相对气泡的倍数', en: 'Times the bubble' },
    group,
    default: 2,
    min: 1.1,
    max: 6,
    step: 0.1,
    showIf: moving,
    half: true,
  }),
};
