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

  it('writes long words on two lines, and no subtitle that could not be read', () => {
    const faceOf = (captionWidth: number, subtitle = '') =>
      toCaptionFace({ width: 100, height: 34 }, { captionWidth }, { captionSize: 18, subtitle });
    expect(faceOf(80)).toEqual({ size: 18, subtitle: 0, wraps: false });
    expect(faceOf(150)).toEqual({ size: 12, subtitle: 0, wraps: false });
    expect(faceOf(300)).toMatchObject({ wraps: true });
    expect(faceOf(900)).toEqual({ size: 9, subtitle: 0, wraps: true });
    expect(faceOf(80, 'LIVE').subtitle).toBe(9);
    expect(faceOf(80, 'ROADS · SIGNALS · TRANSIT').subtitle).toBe(0);
  });
});
