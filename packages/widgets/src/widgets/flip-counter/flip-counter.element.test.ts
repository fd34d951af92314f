import { toTable } from '@aj-report/contract';
import { expect } from '@esm-bundle/chai';
import { until } from '../../kit/testing/until.testing.ts';
import { AjFlipCounter } from './flip-counter.element.ts';

async function show(values: Partial<AjFlipCounter>): Promise<AjFlipCounter> {
  const element = new AjFlipCounter();
  Object.assign(element, values);
  document.body.append(element);
  await element.updateComplete;
  return element;
}

function tiles(element: AjFlipCounter): HTMLElement[] {
  return [...element.renderRoot.querySelectorAll<HTMLElement>('.tile')];
}

/** The digit that stands in the middle of a tile. */
function seen(tile: HTMLElement): string {
  const box = tile.getBoundingClientRect();
  const digits = [...tile.querySelectorAll<HTMLElement>('.strip > span')];
  const at = digits.find((digit) => Math.abs(digit.getBoundingClientRect().top - box.top) < 1);
  return at?.textContent ?? '';
}

function read(element: AjFlipCounter): string {
  return tiles(element).map(seen).join('');
}

describe('the flip counter element', () => {
  it('keeps a unit off digits that have no tiles', async () => {
    const element = await show({ tile: 'plain', gap: 0, unit: 'orders', textAlign: 'left' });
    const end = tiles(element).at(-1)!.getBoundingClientRect();
    const unit = element.renderRoot.querySelector('.affix')!.getBoundingClientRect();
    expect(unit.left - end.right).to.be.above(end.height * 0.06);
  });

  afterEach(() => document.body.replaceChildren());

  it('shows its digits at once at first', async () => {
    expect(read(await show({ rows: [{ v: 205 }] }))).to.equal('205');
  });

  it('rolls the same tiles to a new value', async () => {
    const element = await show({ rows: [{ v: 205 }], rollMs: 60 });
    const before = tiles(element);
    element.table = toTable([{ v: 1298 }]);
    await element.updateComplete;
    expect(tiles(element).slice(1)).to.deep.equal(before);
    await until(() => read(element) === '1298', 'the digits have rolled');
  });

  it('keeps nothing of digits that come and go', async () => {
    const element = await show({ rows: [{ v: 205 }] });
    const count = () => element.renderRoot.querySelector('.counter')!.childNodes.length;
    const before = count();
    for (const v of [1298, 205, 12345, 205]) {
      element.rows = [{ v }];
      await element.updateComplete;
    }
    expect(count()).to.equal(before);
  });

  it('moves by transform only', async () => {
    const element = await show({ rows: [{ v: 205 }] });
    const strip = element.renderRoot.querySelector('.strip')!;
    expect(getComputedStyle(strip).transitionProperty).to.equal('transform');
  });

  it('is one number for screen readers, with its unit', async () => {
    const element = await show({ rows: [{ 订单: 12345 }], unit: '单' });
    expect(element.summary()).to.equal('订单 12,345单');
    expect(element.renderRoot.querySelector('.counter')?.getAttribute('aria-hidden')).to.equal('true');
  });
});
