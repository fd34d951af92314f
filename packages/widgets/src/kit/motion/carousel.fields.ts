import { choices, prop } from '../widget/prop.ts';
import { inGroup, type ValuesOf } from '@aj-report/contract';

const group = { id: 'turns', label: { zh: '轮播', en: 'Turns' } };

/** How pictures or pages take turns; `indicator` shows which one it is. */
export const carouselFields = inGroup(group, {
  /** s that one stands, 0–86,400; default 5, 0 = no switching. */
  interval: prop.number('切换间隔', 'Interval', {
    hint: { zh: '0 = 不自动切换', en: '0 = no switching' },
    default: 5,
    min: 0,
    max: 86_400,
    unit: 's',
  }),
  transitionEffect: prop.choice('切换动画', 'Transition', {
    default: 'fade',
    half: true,
    options: choices({
      fade: ['淡入淡出', 'Fade'],
      slide: ['滑动', 'Slide'],
      zoom: ['缩放', 'Zoom'],
      flip: ['翻转', 'Flip'],
      none: ['无', 'None'],
    }),
  }),
  indicator: prop.choice('指示器', 'Indicator', {
    default: 'dots',
    half: true,
    options: choices({
      dots: ['圆点', 'Dots'],
      bars: ['进度条', 'Progress'],
      number: ['页码', 'Number'],
      none: ['无', 'None'],
    }),
  }),
  hasArrows: prop.toggle('左右箭头', 'Arrows', {
    hint: { zh: '鼠标悬停时显示', en: 'Shown under the pointer' },
    default: true,
    half: true,
  }),
  pausesOnHover: prop.toggle('悬停暂停', 'Rests under the pointer', { default: true }),
});

/** What the fields of a carousel say. */
export type CarouselLook = Omit<ValuesOf<typeof carouselFields>, 'pausesOnHover'>;
