import { expect } from '@esm-bundle/chai';
import { declarations } from '../../gen/declarations.gen.ts';
import { samples } from '../../gen/samples.gen.ts';
import { showWidget } from '../../stage/every-widget.testing.ts';
import { contrastOf } from './colour.ts';
import { groundsOf } from './ground.ts';
import { THEMES } from './themes.ts';

/** Contrast from which an area is seen for itself. Bars stand out further: they have 3 at least. */
const SEEN = 1.55;

/** Widgets with what is not filled, in a sample and under a selector. */
const TRACKS = [
  ['progress-bar', 'typical', '.track', 'backgroundColor'],
  ['ranking-list', 'typical', '.track', 'backgroundColor'],
  ['progress-ring', 'typical', '.track', 'stroke'],
  ['number-card', 'target', '.track', 'backgroundColor'],
  ['table', 'column-types', '.track', 'backgroundColor'],
] as const;

/** The colour that is seen where one lies upon another. */
function laidOn(ground: string, paint: string): string {
  const context = document.createElement('canvas').getContext('2d')!;
  for (const colour of [ground, paint]) {
    context.fillStyle = colour;
    context.fillRect(0, 0, 1, 1);
  }
  const [red, green, blue] = context.getImageData(0, 0, 1, 1).data;
  return `rgb(${red}, ${green}, ${blue})`;
}

describe('what is not filled', () => {
  afterEach(() => document.body.replaceChildren());

  for (const [type, name, selector, property] of TRACKS) {
    it(`of a ${type} is seen on the ground of every theme`, async () => {
      const sample = samples[type]?.find((one) => one.name === name);
      const { element } = await showWidget(declarations[type]!, {}, sample);
      const faint: string[] = [];
      for (const theme of THEMES) {
        element.theme = theme;
        await element.updateComplete;
        const paint = getComputedStyle(element.renderRoot.querySelector(selector)!)[property];
        for (const ground of groundsOf(theme)) {
          const contrast = contrastOf(laidOn(ground, paint), ground);
          if (contrast < SEEN) faint.push(`${theme.name} ${contrast.toFixed(2)}`);
        }
      }
      expect(faint).to.deep.equal([]);
    });
  }
});
