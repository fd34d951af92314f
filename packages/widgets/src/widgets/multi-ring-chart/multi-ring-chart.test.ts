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

  it('leaves names beside long figures their room', () => {
    const labels = ['East', 'South', 'Southwest'].map((name) => ({ name, text: '8,640 ×10k yuan' }));
    const drawing = toMultiRingDrawing(defaultsOf(multiRingChart.fields), labels, { width: 400, height: 240 });
    expect(drawing.names).toEqual(['East', 'South', 'Southwest']);
  });

  it('writes somewhat smaller before it cuts a name', () => {
    const drawingOf = (name: string) =>
      toMultiRingDrawing(defaultsOf(multiRingChart.fields), [{ name, text: '86.4%' }], { width: 400, height: 240 });
    expect(drawingOf('西南区域').names).toEqual(['西南区域']);
    expect(drawingOf('西南区域分公司网点').names).toEqual(['西南区域分公司网点']);
    expect(drawingOf('西南区域分公司网点').font).toBeLessThan(drawingOf('西南').font);
  });

  it('leaves no wide gap between names and figures in a vast box: rings are larger, and all stands in the middle', () => {
    const { list, font, paths, stroke } = draw({}, 1200, 700);
    const [x = 0, y = 0] = (paths[0]?.match(/[\d.]+/g) ?? []).map(Number);
    const outer = 350 - y + stroke / 2;
    expect(outer).toBeGreaterThan(1200 * 0.26 + 10);
    expect(list!.end - list!.x).toBeLessThan(font * 13);
    expect(Math.abs(x - outer - (1200 - list!.end))).toBeLessThan(5);
  });

  it('keeps names within their room', () => {
    const [name = ''] = toMultiRingDrawing(defaultsOf(multiRingChart.fields), [{ name: '长'.repeat(60), text: '5%' }], {
      width: 400,
      height: 240,
    }).names;
    expect(name.endsWith('…')).toBe(true);
  });

  it('puts names above figures that leave them no room in a small box', () => {
    const drawingOf = (text: string) =>
      toMultiRingDrawing(
        defaultsOf(multiRingChart.fields),
        Array.from({ length: 4 }, () => ({ name: 'Southwest', text })),
        {
          width: 200,
          height: 120,
        },
      );
    expect(drawingOf('86.4%')).toMatchObject({ isStacked: false, font: 9 });
    expect(drawingOf('86.4%').names[0]).toBe('Southwest');
    expect(drawingOf('8,640 ×10k yuan').names[0]).toBe('Southwest');
    expect(drawingOf('8,640 ×10k yuan')).toMatchObject({ isStacked: true, font: 9 });
  });
});
