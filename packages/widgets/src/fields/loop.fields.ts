import { prop } from '../kit/widget/prop.ts';
import { inGroup } from '@aj-report/contract';

const group = { id: 'scrolling', label: { zh: '滚动', en: 'Scrolling' } };
const whileRolling = { field: 'isRoll', in: [true] };

/** How a list moves whose rows do not all fit. */
export const loopFields = inGroup(group, {
  isRoll: prop.toggle('放不下时滚动', 'Scroll when it does not fit', { default: true }),
  /** px/s, 1–1,000; default 24. */
  speed: prop.number('速度', 'Speed', { default: 24, min: 1, max: 1000, unit: 'px/s', showIf: whileRolling }),
  /** Rows that are drawn, 1–500; default 100. */
  limit: prop.number('最多行数', 'Most rows', { default: 100, min: 1, max: 500 }),
});
