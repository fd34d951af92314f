import { toTable } from '@aj-report/contract';
import { expect } from '@esm-bundle/chai';
import { nextFrame } from '../../kit/testing/until.testing.ts';
import { AjRadarSweep } from './radar-sweep.element.ts';

async function show(values: Partial<AjRadarSweep>): Promise<AjRadarSweep> {
  const element = new AjRadarSweep();
  Object.assign(element, values);
  document.body.append(element);
  await nextFrame();
  await element.updateComplete;
  return element;
}

function blipsOf(element: AjRadarSweep): HTMLButtonElement[] {
  return [...element.renderRoot.querySelectorAll<HTMLButtonElement>('.blip')];
}

describe('the radar sweep element', () => {
  afterEach(() => document.body.replaceChildren());

  it('tells which target was picked', async () => {
    const element = await show({});
    const received = new Promise<CustomEvent>((resolve) =>
      element.addEventListener('aj-select', (event) => resolve(event as CustomEvent), { once: true }),
    );
    blipsOf(element)
      .find(({ title }) => title.startsWith('沪D'))
      ?.click();
    expect((await received).detail).to.deep.equal({ name: '沪D·9471', value: 14, seriesName: '告警', row: 5 });
  });

  it('lights a target up when the hand passes it', async () => {
    const mapping = ['name', 'angle', 'distance'].map((role) => ({ role, field: role }));
    const table = toTable([{ name: '东', angle: 90, distance: 2 }]);
    const element = await show({ table, mapping, turnSeconds: 8 });
    const echo = element.renderRoot.querySelector('.blip i')!;
    const [animation] = echo.getAnimations();
    const [hand] = element.renderRoot.querySelector('.hand')!.getAnimations();
    for (const one of [animation!, hand!]) {
      one.pause();
      one.currentTime = 2000;
    }
    expect(getComputedStyle(echo).opacity).to.equal('1');
    const { a, b } = new DOMMatrix(getComputedStyle(element.renderRoot.querySelector('.hand')!).transform);
    expect(Math.round((Math.atan2(b, a) * 180) / Math.PI)).to.equal(90);
  });

  it('is drawn without targets, and says what is nearest otherwise', async () => {
    const element = await show({ rows: [] });
    expect(element.renderRoot.querySelector('.hand')).not.to.equal(null);
    expect(blipsOf(element)).to.have.length(0);
    element.rows = undefined;
    element.language = 'en';
    await element.updateComplete;
    expect(element.summary()).to.equal('6 targets, the nearest is SH D·9471 (8.2)');
  });

  it('writes the directions in the language', async () => {
    const element = await show({ language: 'en' });
    const words = [...element.renderRoot.querySelectorAll('.direction')].map(({ textContent }) => textContent);
    expect(words).to.deep.equal(['N', 'E', 'S', 'W']);
  });

  it('writes the directions whole in a small box', async () => {
    const element = await show({ language: 'zh' });
    Object.assign(element.style, { display: 'block', width: '200px', height: '120px' });
    await nextFrame();
    await element.updateComplete;
    const box = element.getBoundingClientRect();
    const words = [...element.renderRoot.querySelectorAll<SVGTextElement>('.direction')];
    // A line of letters is higher than what is seen of them.
    const middles = words.map((word) => word.getBoundingClientRect()).map(({ top, bottom }) => (top + bottom) / 2);
    const half = parseFloat(words[0]!.getAttribute('font-size')!) / 2;
    expect(Math.min(...middles) - half).to.be.at.least(box.top);
    expect(Math.max(...middles) + half).to.be.at.most(box.bottom);
  });
});
