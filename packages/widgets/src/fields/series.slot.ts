import type { Slot } from '../kit/define-widget.ts';

/** Role of the field that splits the rows of a chart into series. */
export const seriesSlot: Slot = {
  label: { zh: '系列', en: 'Series' },
  kind: 'dimension',
  hint: { zh: '按此字段的值拆分为多个系列', en: 'Makes one series per value of the field' },
};
