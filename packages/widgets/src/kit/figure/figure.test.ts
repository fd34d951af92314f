import { describe, expect, it } from 'vitest';
import { captionFields, figureFields } from './figure.fields.ts';
import { toFigureBox } from './figure.ts';
import { suitCaption, toCaptionFace } from './render-figure.ts';

const fields = { ...figureFields, ...captionFields(['plain']) };
const VAST = { width: 1200, height: 800 };
const look = { mainColor: '', secondColor: '', caption: 'A', captionSize: 18, captionColor: '', isAnimated: false };

describe('a figure', () => {
  it('has corners of one size from 260 px on, and larger ones in a vast box', () => {
    expect(toFigureBox(100, 100).unit).toBe(0.5);
    expect(toFigureBox(400, 300).unit).toBe(1.3);
    expect(toFigureBox(1600, 140).unit).toBe(0.7);
    expect(toFigureBox(VAST.width, VAST.height).unit).toBeCloseTo(1.82);
  });

  it('has larger words in a vast box, where nobody set their size', () => {
    expect(suitCaption(look, fields, { width: 400, height: 300 })).toBe(look);
    expect(suitCaption(look, fields, VAST).captionSize).toBe(25);
    expect(suitCaption({ ...look, captionSize: 20 }, fields, VAST).captionSize).toBe(20);
  });

  it('writes long words smaller, and no subtitle on a low plate', () => {
    const faceOf = (captionWidth: number, height: number, subtitle = '') =>
      toCaptionFace({ width: 100, height }, { captionWidth }, { captionSize: 18, subtitle });
    expect(faceOf(80, 34)).toEqual({ size: 18, subtitle: 0 });
    expect(faceOf(150, 34)).toEqual({ size: 12, subtitle: 0 });
    expect(faceOf(900, 34)).toEqual({ size: 9, subtitle: 0 });
    expect(faceOf(80, 34, 'LIVE').subtitle).toBe(9);
    expect(faceOf(80, 20, 'LIVE').subtitle).toBe(0);
  });
});
