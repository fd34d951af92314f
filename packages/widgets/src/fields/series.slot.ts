import type { Slot } from '../kit/widget/define-widget.ts';
import { slot } from '../kit/widget/slot.ts';

/** Role of the field that splits the rows of a chart into series. */
export const seriesSlot: Slot = slot.dimension('系列', 'Series', [
  '按此字段的值拆分为多个系列',
  'Makes one series per value of the field',
]);
