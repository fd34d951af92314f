import { defaultsOf } from '@aj-report/contract';
import { describe, expect, it } from 'vitest';
import { toPictureStyles, toTurnSeconds, type ImageProps } from './image.option.ts';
import { image } from './image.widget.ts';

const plain: ImageProps = defaultsOf(image.fields);

describe('a picture', () => {
  it('turns once in 0.1 to 10 seconds', () => {
    expect(toTurnSeconds(100)).toBeCloseTo(0.1);
    expect(toTurnSeconds(70)).toBeCloseTo(3.1);
    expect(toTurnSeconds(1)).toBe(10);
    expect(toTurnSeconds(-50)).toBe(10);
  });

  it('has opacity in percent and a radius in px', () => {
    expect(toPictureStyles({ ...plain, transparency: 40, borderRadius: 8 })).toMatchObject({
      opacity: '0.4',
      'border-radius': '8px',
    });
  });

  it('stands still unless set to turn', () => {
    expect(toPictureStyles(plain)['animation-duration']).toBe('');
    expect(toPictureStyles({ ...plain, startRotate: true })['animation-duration']).toBe('3.1s');
  });
});
