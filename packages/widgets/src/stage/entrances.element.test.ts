import { ENTRANCE_EASINGS, ENTRANCES } from '@aj-report/contract';
import { expect } from '@esm-bundle/chai';
import { playEntrance } from './entrances.ts';

describe('the entrances', () => {
  afterEach(() => document.body.replaceChildren());

  for (const { value: kind } of ENTRANCES) {
    it(`${kind} begins elsewhere and ends at the widget's own place`, () => {
      const box = document.createElement('div');
      box.style.cssText = 'position:absolute;left:50px;top:60px;width:200px;height:100px;rotate:10deg';
      document.body.append(box);
      const look = () => {
        const { opacity, transform, clipPath } = getComputedStyle(box);
        return `${opacity} ${transform === 'matrix(1, 0, 0, 1, 0, 0)' ? 'none' : transform} ${clipPath}`;
      };
      const own = look();
      const animation = playEntrance(box, { kind, durationMs: 400 })!;
      animation.pause();
      animation.currentTime = 0;
      expect(look()).to.not.equal(own);
      animation.finish();
      expect(look()).to.equal(own);
      expect(box.style.rotate).to.equal('10deg');
    });
  }

  it('take every easing', () => {
    const box = document.createElement('div');
    document.body.append(box);
    const taken = ENTRANCE_EASINGS.map(
      ({ value }) => playEntrance(box, { kind: 'fade', easing: value })!.effect!.getTiming().easing,
    );
    expect(new Set(taken).size).to.equal(ENTRANCE_EASINGS.length);
  });
});
