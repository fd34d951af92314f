import { describe, expect, it } from 'vitest';
import { barChart } from '../../widgets/bar-chart/bar-chart.widget.ts';
import { shareOf } from '../box/box-share.ts';
import { prop } from './prop.ts';
import { resolveProps, type PropsOf } from './resolve-props.ts';
import { grownSize, suitBox } from './fit-props.ts';

function fitted(width: number, height: number, setup = {}): PropsOf<typeof barChart> {
  return suitBox(resolveProps(barChart, setup, 1), barChart, { width, height });
}

describe('the properties of a chart', () => {
  it('are drawn as they are set at sizes for which they were declared', () => {
    expect([480, 720].map((width) => shareOf({ width, height: 400 }))).toEqual([1, 1]);
    const props = resolveProps(barChart, {}, 1);
    expect(suitBox(props, barChart, { width: 480, height: 300 })).toBe(props);
  });

  it('leave more room for the plot of a small box, and stay legible', () => {
    const { textFontSize, textFontSizeX, marginLeft } = fitted(200, 120);
    expect([textFontSize, textFontSizeX, marginLeft]).toEqual([12, 10, 6]);
    expect(fitted(120, 60)).toMatchObject({ textFontSize: 12, textFontSizeX: 10, marginLeft: 4 });
  });

  it('have no second line and no names of axes in a low box', () => {
    const setup = { text: 'Sales', subtext: 'in yuan', nameX: 'Region', textNameY: 'yuan' };
    expect(fitted(400, 120, setup)).toMatchObject({ text: 'Sales', subtext: '', nameX: '', textNameY: '' });
    expect(fitted(400, 200, setup)).toMatchObject({ subtext: 'in yuan', nameX: 'Region' });
  });

  it('are larger in a large box', () => {
    expect(fitted(1200, 800)).toMatchObject({ textFontSize: 25, textFontSizeX: 17, maxWidth: 77 });
    expect(shareOf({ width: 9000, height: 9000 })).toBe(2.2);
  });

  it('follow it where their declaration says so', () => {
    const fields = { stem: prop.number('杆', 'Stem', { half: false, default: 20, scales: 'mark' }) };
    const widthAt = (width: number, height: number) => suitBox({ stem: 20 }, { fields }, { width, height }).stem;
    expect(widthAt(480, 300)).toBe(20);
    expect(widthAt(200, 120)).toBeLessThan(20);
    expect(widthAt(1600, 900)).toBeGreaterThan(20);
    expect(suitBox({ stem: 6 }, { fields }, { width: 200, height: 120 }).stem).toBe(6);
  });

  it('are the same object until box or properties change', () => {
    const props = resolveProps(barChart, {}, 1);
    const small = suitBox(props, barChart, { width: 200, height: 120 });
    expect(suitBox(props, barChart, { width: 200, height: 120 })).toBe(small);
    expect(suitBox(props, barChart, { width: 1200, height: 800 })).not.toEqual(small);
    expect(suitBox({ ...props, textFontSize: 30 }, barChart, { width: 200, height: 120 }).textFontSize).toBe(30);
  });

  it('stay where they were set by hand', () => {
    const setup = { textFontSize: 30, marginLeft: 1, maxWidth: 90 };
    expect(fitted(200, 120, setup)).toMatchObject(setup);
    expect(fitted(1200, 800, setup)).toMatchObject(setup);
  });

  it('follow the box where what was set by hand is the default', () => {
    const { textFontSize } = resolveProps(barChart, {}, 1);
    expect(fitted(1200, 800, { textFontSize }).textFontSize).toBe(25);
    expect(fitted(1200, 800, { textFontSize: textFontSize + 1 }).textFontSize).toBe(textFontSize + 1);
  });
});

describe('a size that no field sets', () => {
  it('grows with a large box and never shrinks', () => {
    const sizes = [
      { width: 200, height: 120 },
      { width: 480, height: 300 },
      { width: 1200, height: 800 },
    ].map((box) => grownSize(10, box));
    expect(sizes).toEqual([10, 10, 14]);
  });
});
