import { toTable, type ScreenDocument, type Table } from '@aj-report/contract';
import { expect } from '@esm-bundle/chai';
import type { AjTable } from '../widgets/table/table.element.ts';
import { AjStage } from './aj-stage.ts';
import type { DataAnswer, DataProvider, DataQuery } from './data-provider.ts';

const TOTAL = 1_000_000;

/** A service that has very many rows and answers the page that is asked for. */
class PagingProvider implements DataProvider {
  readonly asked: DataQuery[] = [];

  async query(_code: string, queries: readonly DataQuery[], onAnswer: (answer: DataAnswer) => void): Promise<void> {
    this.asked.push(...queries);
    await Promise.resolve();
    for (const query of queries) onAnswer({ id: query.id, table: answerOf(query) });
  }
}

function answerOf({ page, filter = [] }: DataQuery): Table {
  if (!page) return { ...toTable([{ n: 1, city: 'x' }]), truncated: true };
  const first = (page.number - 1) * page.size;
  const rows = Array.from({ length: page.size }, (_, at) => ({ n: first + at + 1, city: `c${at}` }));
  if (filter.length > 0) return { ...toTable(rows), data: [[], []], rowCount: 0, total: 0 };
  return { ...toTable(rows), total: TOTAL };
}

function screenOf(setup: Record<string, unknown>): ScreenDocument {
  const data = { dataType: 'dynamic', setCode: 's', refreshTime: 0 } as const;
  const widget = { id: 'rows', type: 'table', left: 0, top: 0, width: 600, height: 360, setup, data };
  return { reportCode: 'paged', dashboard: { width: 800, height: 400 }, widgets: [widget] };
}

async function show(
  setup: Record<string, unknown>,
): Promise<{ stage: AjStage; provider: PagingProvider; table: AjTable }> {
  const stage = new AjStage();
  const provider = new PagingProvider();
  const ready = new Promise((resolve) => stage.addEventListener('aj-stage-ready', resolve, { once: true }));
  Object.assign(stage, { provider, document: screenOf(setup) });
  stage.style.cssText = 'display: block; width: 800px; height: 400px';
  document.body.append(stage);
  await ready;
  const table = stage.boxOf('rows')!.querySelector('aj-table') as AjTable;
  await table.updateComplete;
  return { stage, provider, table };
}

async function next(stage: AjStage, act: () => void): Promise<void> {
  const answered = new Promise((resolve) => stage.addEventListener('aj-data', resolve, { once: true }));
  act();
  await answered;
}

const inside = <E extends HTMLElement>(table: AjTable, selector: string) =>
  table.shadowRoot!.querySelector<E>(selector)!;
const put = (input: HTMLInputElement, value: string) => {
  input.value = value;
  input.dispatchEvent(new Event('change'));
};

describe('a table with pages from the service', () => {
  const setup = { isPaged: true, pageSize: 10, isFilterable: true, sortField: 'n', sortOrder: 'desc' };
  let stage: AjStage;
  let provider: PagingProvider;
  let table: AjTable;
  beforeEach(async () => {
    ({ stage, provider, table } = await show(setup));
  });
  afterEach(() => stage.remove());

  it('asks for its first page, and never for all rows', () => {
    const asked = provider.asked.map(({ page, sort }) => ({ page, sort }));
    expect(asked).to.deep.equal([{ page: { number: 1, size: 10 }, sort: [{ field: 'n', order: 'desc' }] }]);
    expect(inside(table, '.pager .count').textContent).to.contain('1,000,000');
    expect(table.shadowRoot!.querySelectorAll('.body .row')).to.have.length(10);
  });

  it('turns pages, sorts by its headers and filters by column', async () => {
    await next(stage, () => put(inside<HTMLInputElement>(table, '.pager input'), '50000'));
    expect(provider.asked.at(-1)?.page).to.deep.equal({ number: 50_000, size: 10 });
    await table.updateComplete;
    expect(inside(table, '.body .cell').textContent).to.contain('499,991');
    await next(stage, () => inside(table, '[data-sort="city"]').click());
    expect(provider.asked.at(-1)?.sort).to.deep.equal([{ field: 'city', order: 'asc' }]);
    await next(stage, () => put(inside<HTMLInputElement>(table, '[data-field="n"]'), '3..8'));
    const { page, filter } = provider.asked.at(-1)!;
    expect(page?.number).to.equal(1);
    expect(filter).to.deep.equal([{ field: 'n', symbol: 'between', value: ['3', '8'] }]);
    await table.updateComplete;
    expect(inside<HTMLInputElement>(table, '[data-field="n"]').value).to.equal('3..8');
    expect(getComputedStyle(inside(table, '.aj-drawing')).visibility).to.equal('visible');
    await next(stage, () => put(inside<HTMLInputElement>(table, '[data-field="n"]'), ''));
    expect(provider.asked.at(-1)?.filter).to.equal(undefined);
  });
});

describe('a widget whose data a limit cut', () => {
  it('says so', async () => {
    const { stage } = await show({});
    const box = stage.boxOf('rows')!;
    while (!box.querySelector('.cut')) await new Promise(requestAnimationFrame);
    expect(box.querySelector('.cut')?.textContent).to.equal('已截断');
    stage.remove();
  });
});
