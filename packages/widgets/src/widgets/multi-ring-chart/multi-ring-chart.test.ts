import { defaultsOf } from '@aj-report/contract';
import { describe, expect, it } from 'vitest';
import { toMultiRingDrawing } from './multi-ring-chart.option.ts';
import { multiRingChart, type MultiRingChartProps } from './multi-ring-chart.widget.ts';

const LABELS = ['华东', '华南', '华北'].map((name) => ({ name, text: '86.4%' }));
const draw = (setup: Partial<MultiRingChartProps> = {}, width = 400, height = 240) =>
  toMultiRingDrawing({ ...defaultsOf(multiRingChart.fields), ...setup }, LABELS, { width, height });

/** y of the top of each ring */
const tops = (drawing: ReturnType<typeof draw>) =>
  drawing.paths.map((path) => Number(/^M[\d.]+ ([\d.]+)/.exec(path)?.[1]));

describe('the drawing of several rings', () => {
  it('goes from the outside inwards, with the gap between them', () => {
    const drawing = draw({ ringGap: 50 });
    const [first = 0, second = 0, third = 0] = tops(drawing);
    expect(second - first).toBeCloseTo(drawing.stroke * 1.5, 1);
    expect(third - second).toBeCloseTo(drawing.stroke * 1.5, 1);
  });

  it('lists the names beside the rings where there is room', () => {
    expect(draw().list).not.toBeNull();
    expect(draw({}, 240, 240).list).toBeNull();
    expect(draw({ isShowName: false, reading: 'none' }).list).toBeNull();
  });

  it('keeps names within their room', () => {
    const [name = ''] = toMultiRingDrawing(defaultsOf(multiRingChart.fields), [{ name: '长'.repeat(60), text: '5%' }], {
      width: 400,
      height: 240,
    }).names;
    expect(name.endsWith('…')).toBe(true);
  });
});
