import type { LabelLayoutOptionCallback } from 'echarts';

/** px: beyond every chart. `labelLayout` has no other way to leave out a label. */
const OUT_OF_SIGHT = -10_000;

/** ECharts' `labelLayout` of labels within their shapes: one that is larger than its shape is left out. */
export const withinShape: LabelLayoutOptionCallback = ({ rect, labelRect }) =>
  labelRect.width > rect.width || labelRect.height > rect.height
    ? { x: OUT_OF_SIGHT, y: OUT_OF_SIGHT }
    : { hideOverlap: true };
