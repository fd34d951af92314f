import type { LabelLayoutOptionCallback } from 'echarts';

/** ECharts' `labelLayout` of labels beside their marks: at an edge of the box they are moved in rather than cut off. */
export function withinBox(width: number): LabelLayoutOptionCallback {
  return ({ labelRect }) => {
    const moved = Math.min(Math.max(labelRect.x, 0), Math.max(width - labelRect.width, 0)) - labelRect.x;
    return { hideOverlap: true, ...(moved === 0 ? {} : { dx: moved }) };
  };
}
