import { expect } from '@esm-bundle/chai';
import { declarations } from '../gen/declarations.gen.ts';
import { samples as samplesByType } from '../gen/samples.gen.ts';
import { nextFrame, until } from '../kit/testing/until.testing.ts';
import type { WidgetElement } from '../kit/element/widget-element.ts';
import { showWidget } from './every-widget.testing.ts';
import { AnsweringProvider, asking, screen, show, typed, widgetOf } from './stage.testing.ts';

/** Its option is typed by hand and drawn as it is. */
const FREE = new Set(['custom-chart']);
/** Frames in which nothing may ask for another one. */
const QUIET_FRAMES = 5;
/** Only a widget that never comes to rest waits for it. */
const PATIENCE_MS = 10_000;

/** Animations without an end that run in an element, also in elements within it. */
function endlessIn({ shadowRoot }: Element): readonly string[] {
  if (!shadowRoot) return [];
  const own = shadowRoot
    .getAnimations()
    .filter(({ playState, effect }) => playState === 'running' && effect?.getTiming().iterations === Infinity)
    .map(({ effect }) => (effect as KeyframeEffect).target?.className.toString() ?? '');
  return [...own, ...[...shadowRoot.querySelectorAll('*')].flatMap(endlessIn)];
}

describe('a still widget', () => {
  const plain = window.requestAnimationFrame;
  let asked = 0;
  beforeEach(() => {
    window.requestAnimationFrame = (run) => {
      asked++;
      return plain(run);
    };
  });
  afterEach(() => {
    window.requestAnimationFrame = plain;
    document.body.replaceChildren();
  });

  /** Whether nobody but the test asked for a frame for a while. */
  async function isQuiet(): Promise<boolean> {
    asked = 0;
    for (let frame = 0; frame < QUIET_FRAMES; frame++) await nextFrame();
    return asked === QUIET_FRAMES;
  }

  async function comesToRest({ declaration }: WidgetElement): Promise<void> {
    const end = Date.now() + PATIENCE_MS;
    while (!(await isQuiet())) {
      if (Date.now() > end) throw new Error(`${declaration.type} goes on asking for frames`);
    }
  }

  for (const declaration of Object.values(declarations).filter(({ type }) => !FREE.has(type))) {
    it(`${declaration.type} has nothing that moves`, async () => {
      const { element } = await showWidget(declaration, { still: true }, samplesByType[declaration.type]?.[0]);
      await comesToRest(element);
      expect(endlessIn(element)).to.deep.equal([]);
    });
  }

  it('has no ripples either, which its author has switched on', async () => {
    const { element } = await showWidget(declarations['bubble-chart']!, { still: true, effect: 'all' });
    await comesToRest(element);
  });
});

describe('a still stage', () => {
  afterEach(() => document.body.replaceChildren());

  it('makes all its widgets pictures, which do not enter', async () => {
    const stage = await show(screen([typed('a')]), { still: true });
    expect(widgetOf(stage, 'a').still).to.equal(true);
    expect(stage.boxOf('a')!.hasAttribute('data-enter')).to.equal(false);
  });

  it('asks for its data once, and again and again when it is seen live', async () => {
    const provider = new AnsweringProvider();
    const data = { dataType: 'dynamic', setCode: 'orders', refreshTime: 1000 } as const;
    const stage = await show(screen([asking('a', 'orders', { data })]), { provider, still: true });
    const { setTimeout: plain } = window;
    const waited: (number | undefined)[] = [];
    window.setTimeout = ((run: () => void, ms?: number) => {
      waited.push(ms);
      return plain(run, ms);
    }) as typeof setTimeout;
    stage.still = false;
    await stage.updateComplete;
    window.setTimeout = plain;
    expect(provider.rounds).to.have.length(1);
    expect(waited.some((ms) => ms !== undefined && ms > 100)).to.equal(true);
    await until(() => provider.rounds.length > 1, 'it asks again');
  });
});
