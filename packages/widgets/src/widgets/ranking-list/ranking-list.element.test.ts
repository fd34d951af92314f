import { toTable } from '@aj-report/contract';
import { expect } from '@esm-bundle/chai';
import { nextFrame, until } from '../../kit/testing/until.testing.ts';
import { AjRankingList } from './ranking-list.element.ts';

const rows = (count: number) => Array.from({ length: count }, (_, i) => ({ 城市: `城市${i}`, 产值: i }));

async function show(values: Partial<AjRankingList>): Promise<AjRankingList> {
  const element = new AjRankingList();
  Object.assign(element, values);
  document.body.append(element);
  await nextFrame();
  await element.updateComplete;
  return element;
}

function names(element: AjRankingList): string[] {
  return [...element.renderRoot.querySelectorAll('[role="list"] .name')].map((name) => name.textContent ?? '');
}

describe('the ranking list element', () => {
  afterEach(() => document.body.replaceChildren());

  it('ranks new data in place', async () => {
    const element = await show({ rows: rows(3) });
    expect(names(element)).to.deep.equal(['城市2', '城市1', '城市0']);
    const first = element.renderRoot.querySelector('.row');
    element.table = toTable([...rows(3), { 城市: '新城', 产值: 9 }]);
    await element.updateComplete;
    expect(names(element)[0]).to.equal('新城');
    expect(element.renderRoot.querySelector('.row')).to.equal(first);
  });

  it('draws the longest bar over its whole track', async () => {
    const element = await show({ rows: rows(3) });
    const track = element.renderRoot.querySelector('.track')!.getBoundingClientRect();
    const bar = element.renderRoot.querySelector('.bar')!.getBoundingClientRect();
    expect(bar.left).to.be.closeTo(track.left, 1);
    expect(bar.right).to.be.closeTo(track.right, 1);
  });

  it('moves when its rows do not fit, and stands still when they do', async () => {
    const element = await show({ rows: rows(30) });
    await until(() => element.isMoving, 'it moves');
    element.table = toTable(rows(3));
    await element.updateComplete;
    expect(element.isMoving).to.equal(false);
    expect(element.renderRoot.querySelectorAll('.row')).to.have.length(3);
  });

  it('tells name, value and rank of a row that is clicked', async () => {
    const element = await show({ rows: rows(3) });
    const received = new Promise<CustomEvent>((resolve) =>
      element.addEventListener('aj-select', (event) => resolve(event as CustomEvent), { once: true }),
    );
    element.renderRoot.querySelectorAll<HTMLElement>('.name')[1]!.click();
    expect((await received).detail).to.deep.equal({ name: '城市1', value: 1, rank: 2 });
  });

  it('sums itself up by its first three', async () => {
    const element = await show({ rows: rows(5), unit: '亿', language: 'en' });
    expect(element.summary()).to.equal('Ranking list 产值: 1. 城市4 4亿, 2. 城市3 3亿, 3. 城市2 2亿');
  });
});
