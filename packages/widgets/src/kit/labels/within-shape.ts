import type { LabelLayoutOptionCallback } from 'echarts';

/** What leaves out a label: `labelLayout` has no other way. */
export const HIDDEN = { fontSize: 0 } as const;

/** ECharts' `labelLayout` of labels within their shapes: one that is larger than its shape is left out. */
export const withinShape: LabelLayoutOptionCallback = ({ rect, labelRect }) =>
  labelRect.width > rect.width || labelRect.height > rect.height ? HIDDEN : { hideOverlap: true };
