import { field } from '@aj-report/contract';

const group = { id: 'scrolling', label: { zh: '滚动', en: 'Scrolling' } };
const whileRolling = { field: 'isRoll', in: [true] };

/** How a list moves whose rows do not all fit. */
export const loopFields = {
  isRoll: field.toggle({
    label: { zh: '放不下时滚动', en: 'Scroll when it does not fit' },
    group,
    default: true,
  }),
  speed: field.number({
    label: { zh: '速度', en: 'Speed' },
    group,
    default: 24,
    min: 1,
    max: 1000,
    unit: 'px/s',
    half: true,
    showIf: whileRolling,
  }),
  limit: field.number({
    label: { zh: '最多行数', en: 'Most rows' },
    group,
    default: 100,
    min: 1,
    max: 500,
    half: true,
  }),
};
