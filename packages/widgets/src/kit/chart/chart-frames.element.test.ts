import { expect } from '@esm-bundle/chai';
import { restChart, shareFrames } from './chart-frames.ts';
import { initChart, useParts, type EChartsType } from './echarts.ts';

const FRAMES = 5;

describe('the frames of charts', () => {
  const { requestAnimationFrame } = globalThis;
  const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  let asked = 0;
  let charts: EChartsType[];
  let updates: number[];

  /** Frames that were asked for in the time of some. */
  async function askedFor(): Promise<number> {
    await nextFrame();
    asked = 0;
    for (let i = 0; i < FRAMES; i++) await nextFrame();
    return asked;
  }

  beforeEach(() => {
    useParts([]);
    updates = [];
    charts = Array.from({ length: 3 }, (_, i) => {
      const box = document.createElement('div');
      document.body.append(box);
      const chart = initChart(box, null, { renderer: 'canvas', width: 80, height: 60 });
      shareFrames(chart);
      chart.getZr().animation.stop();
      chart.getZr().animation.on('frame', () => {
        updates[i] = (updates[i] ?? 0) + 1;
      });
      return chart;
    });
    globalThis.requestAnimationFrame = (run) => {
      asked++;
      return requestAnimationFrame(run);
    };
  });
  afterEach(() => {
    globalThis.requestAnimationFrame = requestAnimationFrame;
    for (const chart of charts) {
      const box = chart.getDom();
      chart.dispose();
      box.remove();
    }
  });

  it('are asked for once, however many charts move', async () => {
    for (const chart of charts) chart.getZr().setSleepAfterStill(1000);
    for (const chart of charts) chart.getZr().animation.start();
    expect(await askedFor()).to.equal(FRAMES);
    expect(updates.map((count) => count >= FRAMES)).to.deep.equal([true, true, true]);
  });

  it('are not asked for by a chart that is still by the end of its task', async () => {
    await askedFor();
    asked = 0;
    for (const chart of charts) {
      chart.getZr().animation.start();
      chart.getZr().animation.stop();
    }
    await nextFrame();
    expect(asked).to.equal(0);
    expect(updates).to.deep.equal([]);
  });

  it('are not asked for by charts that rest, and again when they are seen', async () => {
    for (const chart of charts) chart.getZr().setSleepAfterStill(1000);
    for (const chart of charts) chart.getZr().animation.start();
    for (const chart of charts) restChart(chart, false);
    expect(await askedFor()).to.equal(0);
    restChart(charts[1]!, true);
    updates = [];
    expect(await askedFor()).to.equal(FRAMES);
    expect(updates[0]).to.equal(undefined);
    expect((updates[1] ?? 0) >= FRAMES).to.equal(true);
  });
});
