import { field } from '@aj-report/contract';

const group = { id: 'turns', label: { zh: '轮播', en: 'Turns' } };

/** How pictures or pages take turns; `indicator` shows which one it is. */
export const carouselFields = {
  interval: field.number({
    label: { zh: '切换间隔', en: 'Interval' },
    hint: { zh: '0 = 不自动切换', en: '0 = no switching' },
    group,
    default: 5,
    min: 0,
    max: 86_400,
    unit: 's',
    half: true,
  }),
  transitionEffect: field.choice({
    label: { zh: '切换动画', en: 'Transition' },
    group,
    default: 'fade',
    half: true,
    options: [
      { value: 'fade', label: { zh: '淡入淡出', en: 'Fade' } },
      { value: 'slide', label: { zh: '滑动', en: 'Slide' } },
      { value: 'zoom', label: { zh: '缩放', en: 'Zoom' } },
      { value: 'flip', label: { zh: '翻转', en: 'Flip' } },
      { value: 'none', label: { zh: '无', en: 'None' } },
    ],
  }),
  indicator: field.choice({
    label: { zh: '指示器', en: 'Indicator' },
    group,
    default: 'dots',
    half: true,
    options: [
      { value: 'dots', label: { zh: '圆点', en: 'Dots' } },
      { value: 'bars', label: { zh: '进度条', en: 'Progress' } },
      { value: 'number', label: { zh: '页码', en: 'Number' } },
      { value: 'none', label: { zh: '无', en: 'None' } },
    ],
  }),
  hasArrows: field.toggle({
    label: { zh: '左右箭头', en: 'Arrows' },
    hint: { zh: '鼠标悬停时显示', en: 'Shown under the pointer' },
    group,
    default: true,
    half: true,
  }),
  pausesOnHover: field.toggle({ label: { zh: '悬停暂停', en: 'Rests under the pointer' }, group, default: true }),
};
