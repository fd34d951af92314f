import { toTable } from '@aj-report/contract';
import { expect } from '@esm-bundle/chai';
import { nextFrame, until } from '../../kit/testing/until.testing.ts';
import { AjScrollingList } from './scrolling-list.element.ts';

const rows = (count: number) => Array.from({ length: count }, (_, i) => ({ 事项: `事项${i}` }));
const mapping = [{ role: 'text', field: '事项' }];

async function show(values: Partial<AjScrollingList>): Promise<AjScrollingList> {
  const element = new AjScrollingList();
  Object.assign(element, { mapping, ...values });
  document.body.append(element);
  await nextFrame();
  await element.updateComplete;
  return element;
}

function viewportOf(element: AjScrollingList): HTMLElement {
  return element.renderRoot.querySelector<HTMLElement>('.viewport')!;
}

describe('the scrolling list element', () => {
  afterEach(() => document.body.replaceChildren());

  it('moves when its rows do not fit, and holds them twice for it', async () => {
    const element = await show({ rows: rows(20), speed: 200 });
    await until(() => element.offsetPx > 10, 'it has moved');
    expect(element.renderRoot.querySelectorAll('.row')).to.have.length(40);
    expect(element.renderRoot.querySelectorAll('[role="list"] .row')).to.have.length(20);
  });

  it('stands still when they fit, while it is edited, or when set to', async () => {
    expect((await show({ rows: rows(3) })).isMoving).to.equal(false);
    expect((await show({ rows: rows(20), mode: 'edit' })).isMoving).to.equal(false);
    const scrolled = await show({ rows: rows(20), isRoll: false });
    expect(scrolled.isMoving).to.equal(false);
    expect(getComputedStyle(viewportOf(scrolled)).overflowY).to.equal('auto');
  });

  it('goes on where it stood when new data comes', async () => {
    const element = await show({ rows: rows(20), speed: 300 });
    await until(() => element.offsetPx > 60, 'it has moved');
    viewportOf(element).focus();
    const before = element.offsetPx;
    element.table = toTable(rows(25));
    await element.updateComplete;
    expect(element.offsetPx).to.be.closeTo(before, 1);
  });

  it('holds under the pointer and goes on after it', async () => {
    const element = await show({ rows: rows(20), speed: 200 });
    viewportOf(element).dispatchEvent(new PointerEvent('pointerenter'));
    expect(element.isMoving).to.equal(false);
    viewportOf(element).dispatchEvent(new PointerEvent('pointerleave'));
    await until(() => element.isMoving, 'it moves again');
  });

  it('tells which row was clicked, in its second copy too', async () => {
    const element = await show({ rows: rows(20) });
    const received = new Promise<CustomEvent>((resolve) =>
      element.addEventListener('aj-select', (event) => resolve(event as CustomEvent), { once: true }),
    );
    element.renderRoot.querySelectorAll<HTMLElement>('.row')[22]!.click();
    expect((await received).detail).to.deep.equal({ row: 3, text: '事项2', label: '', time: '' });
  });
});
