import { toTable } from '@aj-report/contract';
import { expect } from '@esm-bundle/chai';
import { AjStage } from './aj-stage.ts';
import type { DataAnswer, DataProvider, DataQuery } from './data-provider.ts';
import { asking, next, screen } from './stage.testing.ts';

const ROWS = toTable([
  { month: '1月', amount: 3 },
  { month: '2月', amount: 5 },
]);

/** A service that answers the rest only when the test says so. */
class SlowProvider implements DataProvider {
  readonly asked: string[] = [];
  readonly held: (() => void)[] = [];
  answer: (query: DataQuery) => DataAnswer = ({ id, page }) => ({ id, table: page ? { ...ROWS, total: 2 } : ROWS });

  async query(_code: string, queries: readonly DataQuery[], onAnswer: (answer: DataAnswer) => void): Promise<void> {
    this.asked.push(...queries.map(({ setCode }) => setCode));
    for (const query of queries) {
      if (query.setCode === 'slow') await new Promise<void>((resolve) => this.held.push(resolve));
      onAnswer(this.answer(query));
    }
  }
}

const MAPPING = [
  { role: 'x', field: 'month' },
  { role: 'y', field: 'amount' },
];

function chart(id: string, setCode: string) {
  const node = asking(id, setCode, { type: 'bar-chart', width: 400, height: 200 });
  return { ...node, data: { ...node.data!, mapping: MAPPING } };
}

function open(widgets: Parameters<typeof screen>[0], provider: DataProvider) {
  const stage = new AjStage();
  stage.style.cssText = 'display: block; width: 600px; height: 300px';
  Object.assign(stage, { document: screen(widgets), provider });
  let isReady = false;
  const ready = next(stage, 'aj-stage-ready').then(() => {
    isReady = true;
  });
  document.body.append(stage);
  return { stage, ready, isReady: () => isReady };
}

const inside = (stage: AjStage, id: string) => stage.boxOf(id)?.firstElementChild?.shadowRoot;

describe('a stage is ready', () => {
  afterEach(() => document.body.replaceChildren());

  it('when its charts are painted', async () => {
    const { stage, ready } = open([chart('a', 'one'), chart('b', 'two')], new SlowProvider());
    await ready;
    for (const id of ['a', 'b']) expect(inside(stage, id)?.querySelector('.aj-chart canvas'), id).not.to.equal(null);
  });

  it('when a table that asks for its own page has those rows', async () => {
    const table = asking('t', 'one', {
      type: 'table',
      setup: { isPaged: true, pageSize: 10 },
      width: 500,
      height: 250,
    });
    const { stage, ready } = open([table], new SlowProvider());
    await ready;
    expect(inside(stage, 't')?.textContent).to.contain('2月');
  });

  it('no earlier than the slowest answer', async () => {
    const provider = new SlowProvider();
    const { stage, ready, isReady } = open([chart('a', 'one'), asking('s', 'slow')], provider);
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(isReady()).to.equal(false);
    provider.held.splice(0).forEach((answer) => answer());
    await ready;
    expect(inside(stage, 'a')?.querySelector('.aj-chart canvas')).not.to.equal(null);
  });

  it('when a widget says why it has no data, or that there is none', async () => {
    const provider = new SlowProvider();
    provider.answer = ({ id, setCode }) =>
      setCode === 'bad' ? { id, error: { code: 'set/failed', message: '坏了' } } : { id, table: toTable([]) };
    const { stage, ready } = open([chart('a', 'bad'), chart('b', 'none')], provider);
    await ready;
    expect(inside(stage, 'a')?.textContent).to.contain('坏了');
    expect(inside(stage, 'b')?.querySelector('.aj-cover')).not.to.equal(null);
  });

  it('without waiting for what nobody sees', async () => {
    const below = { ...chart('b', 'one'), top: 40_000 };
    const { ready, stage } = open([chart('a', 'one'), below], new SlowProvider());
    await ready;
    expect(inside(stage, 'a')?.querySelector('.aj-chart canvas')).not.to.equal(null);
  });
});
