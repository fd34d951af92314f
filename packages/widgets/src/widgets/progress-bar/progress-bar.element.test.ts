import { toTable } from '@aj-report/contract';
import { expect } from '@esm-bundle/chai';
import { nextFrame, until } from '../../kit/testing/until.testing.ts';
import { AjProgressBar } from './progress-bar.element.ts';

const mapping = [
  { role: 'name', field: '名称' },
  { role: 'value', field: '完成' },
];

async function show(values: Partial<AjProgressBar>): Promise<AjProgressBar> {
  const element = new AjProgressBar();
  Object.assign(element, { mapping, ...values });
  document.body.append(element);
  await nextFrame();
  await element.updateComplete;
  return element;
}

/** Share of the track that the bar covers. */
function covered(element: AjProgressBar): number {
  const track = element.renderRoot.querySelector('.track')!.getBoundingClientRect();
  const fill = element.renderRoot.querySelector('.fill')!.getBoundingClientRect();
  return (fill.right - track.left) / track.width;
}

describe('the progress bar element', () => {
  afterEach(() => document.body.replaceChildren());

  it('covers its share of the track and moves to a new one', async () => {
    const element = await show({ rows: [{ 名称: '甲', 完成: 25 }] });
    expect(covered(element)).to.be.closeTo(0.25, 0.01);
    const track = element.renderRoot.querySelector('.track');
    element.table = toTable([{ 名称: '甲', 完成: 75 }]);
    await element.updateComplete;
    await until(() => Math.abs(covered(element) - 0.75) < 0.01, 'the bar has grown');
    expect(element.renderRoot.querySelector('.track')).to.equal(track);
  });

  it('keeps its colours within what is covered', async () => {
    const element = await show({ rows: [{ 名称: '甲', 完成: 40 }] });
    const fill = element.renderRoot.querySelector('.fill')!.getBoundingClientRect();
    const paint = element.renderRoot.querySelector('.fill i')!.getBoundingClientRect();
    const track = element.renderRoot.querySelector('.track')!.getBoundingClientRect();
    expect(paint.left).to.be.closeTo(track.left, 1);
    expect(paint.right).to.be.closeTo(fill.right, 1);
  });

  it('is a progress bar for screen readers, within 0 and 100', async () => {
    const element = await show({ rows: [{ 名称: '甲', 完成: 168 }] });
    const bar = element.renderRoot.querySelector('[role="progressbar"]')!;
    expect(bar.getAttribute('aria-label')).to.equal('甲');
    expect(bar.getAttribute('aria-valuenow')).to.equal('100');
    expect(element.summary()).to.equal('甲 168%');
  });

  it('can be scrolled when its rows do not fit', async () => {
    const rows = Array.from({ length: 40 }, (_, i) => ({ 名称: `${i}`, 完成: i }));
    const element = await show({ rows });
    const list = element.renderRoot.querySelector<HTMLElement>('.list')!;
    expect(list.scrollTop).to.equal(0);
    list.scrollTop = 100;
    expect(list.scrollTop).to.equal(100);
    expect(list.tabIndex).to.equal(0);
  });

  it('leaves the corner to the mark of data that are old', async () => {
    const element = await show({ rows: [{ 名称: '甲', 完成: 25 }], status: 'stale' });
    element.style.height = '40px';
    await nextFrame();
    const mark = element.renderRoot.querySelector('.aj-badge')!;
    const value = element.renderRoot.querySelector('.reading')!;
    expect(value.getBoundingClientRect().right).to.be.at.most(mark.getBoundingClientRect().left);
  });

  it('has horizontal bars in its place while the first data come', async () => {
    const element = await show({ status: 'loading' });
    const bones = [...element.renderRoot.querySelectorAll('.aj-bones i')].map((bone) => bone.getBoundingClientRect());
    expect(bones).to.have.length(4);
    for (const { width, height } of bones) expect(width).to.be.above(height);
  });

  it('tells which bar was clicked', async () => {
    const element = await show({ rows: [{ 名称: '甲', 完成: 25 }] });
    const received = new Promise<CustomEvent>((resolve) =>
      element.addEventListener('aj-select', (event) => resolve(event as CustomEvent), { once: true }),
    );
    element.renderRoot.querySelector<HTMLElement>('.name')!.click();
    expect((await received).detail).to.deep.equal({ name: '甲', value: 25, percent: 25 });
  });
});
