import { expect } from '@esm-bundle/chai';
import { declarations } from '../gen/declarations.gen.ts';
import { samples as samplesByType } from '../gen/samples.gen.ts';
import type { WidgetDeclaration } from '../kit/widget/define-widget.ts';
import { sampleIn } from '../kit/widget/sample-in.ts';
import type { WidgetSample } from '../kit/widget/widget-sample.ts';
import { showWidget } from './every-widget.testing.ts';
import { next, screen, show, typed, widgetOf } from './stage.testing.ts';

/** Those that begin with a choice. */
const BY_DEFAULT = new Set(['drop-down', 'tabs', 'text-input', 'time-range', 'pagination']);

const DEFAULT_NAME = /^default(Value|Date|Range)$/;

function hasDefault({ setup = {} }: WidgetSample): boolean {
  return Object.keys(setup).some((name) => DEFAULT_NAME.test(name));
}

/** A value for every property that says what is chosen at first. */
function defaultsFor(declaration: WidgetDeclaration, sample: WidgetSample): Readonly<Record<string, unknown>> {
  const [row] = sampleIn(declaration, sample, 'zh').rows ?? [];
  const given = Object.entries(declaration.fields).filter(([name]) => DEFAULT_NAME.test(name));
  return Object.fromEntries(
    given.map(([name, field]) => {
      const options = field['x-aj'].options ?? [];
      return [name, options.at(-1)?.value ?? String(Object.values(row ?? { word: '宁波' }).at(-1))];
    }),
  );
}

describe('a widget that is shown', () => {
  const heard: string[] = [];
  const note = ({ type, target }: Event) => heard.push(`${type} ${(target as Element).tagName.toLowerCase()}`);

  beforeEach(() => {
    heard.length = 0;
    for (const name of ['aj-select', 'aj-default']) document.addEventListener(name, note);
  });
  afterEach(() => {
    for (const name of ['aj-select', 'aj-default']) document.removeEventListener(name, note);
    document.body.replaceChildren();
  });

  for (const declaration of Object.values(declarations).filter(({ events }) => 'select' in events)) {
    const { type } = declaration;
    const samples = samplesByType[type] ?? [];
    const sample = samples.find(hasDefault) ?? samples.find(({ name }) => name === 'typical') ?? samples[0];
    if (!sample) continue;
    it(`tells of no choice before somebody has chosen, whatever its defaults are: ${type}`, async () => {
      const defaults = hasDefault(sample) ? {} : defaultsFor(declaration, sample);
      await showWidget(declaration, { mode: 'view', ...defaults }, sample);
      expect(heard).not.to.include(`aj-select aj-${type}`);
      if (BY_DEFAULT.has(type)) expect(heard).to.include(`aj-default aj-${type}`);
    });
  }

  it('filters others by its default, of which the host of the stage hears nothing', async () => {
    const linkage = [{ originId: 'a', targetId: 'b', paramsConfig: [{ originKey: 'value', targetKey: 'city' }] }];
    const stage = await show(screen([typed('a', { linkage }), typed('b')]));
    const hosted: unknown[] = [];
    stage.addEventListener('aj-default', (event) => hosted.push(event));
    stage.addEventListener('aj-select', (event) => hosted.push(event));
    widgetOf(stage, 'a').dispatchEvent(
      new CustomEvent('aj-default', { detail: { value: '杭州' }, bubbles: true, composed: true }),
    );
    expect(hosted).to.deep.equal([]);
    const selected = next(stage, 'aj-select');
    widgetOf(stage, 'a').dispatchEvent(
      new CustomEvent('aj-select', { detail: { value: '宁波' }, bubbles: true, composed: true }),
    );
    expect((await selected).detail).to.deep.equal({ id: 'a', payload: { value: '宁波' } });
  });
});
