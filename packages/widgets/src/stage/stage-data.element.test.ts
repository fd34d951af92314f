import { toTable, type Table, type WidgetData, type WidgetNode } from '@aj-report/contract';
import { expect } from '@esm-bundle/chai';
import { AjStage } from './aj-stage.ts';
import { AnsweringProvider, asking, badgeOf, next, screen, show, textOf, typed, widgetOf } from './stage.testing.ts';

describe('the data of a stage', () => {
  afterEach(() => document.body.replaceChildren());

  it('asks an identical question once and gives both widgets the answer', async () => {
    const provider = new AnsweringProvider();
    const received: unknown[] = [];
    const listen = (event: Event) => received.push((event as CustomEvent).detail);
    document.body.addEventListener('aj-data', listen);
    const stage = await show(screen([asking('a', 'orders'), asking('b', 'orders')]), { provider });
    expect(provider.rounds.flat()).to.have.length(1);
    expect([await textOf(stage, 'a'), await textOf(stage, 'b')]).to.deep.equal(['1', '1']);
    expect(received).to.deep.equal([
      { id: 'a', rowCount: 1 },
      { id: 'b', rowCount: 1 },
    ]);
    document.body.removeEventListener('aj-data', listen);
  });

  it('asks everything in one round, before the code of its widgets has arrived', async () => {
    const provider = new AnsweringProvider();
    const mounted: number[] = [];
    const ids = Array.from({ length: 12 }, (_, index) => `w${index}`);
    const stage = new AjStage();
    const query = provider.query.bind(provider);
    provider.query = (...round) => {
      mounted.push(ids.filter((id) => stage.boxOf(id)?.firstElementChild).length);
      return query(...round);
    };
    Object.assign(stage, { document: screen(ids.map((id) => asking(id, id))), provider });
    const ready = next(stage, 'aj-stage-ready');
    document.body.append(stage);
    await ready;
    expect(provider.rounds.map((round) => round.length)).to.deep.equal([12]);
    expect(mounted).to.deep.equal([0]);
    expect(await Promise.all(ids.map((id) => textOf(stage, id)))).to.deep.equal(ids.map(() => '1'));
  });

  it('asks for the rows that the author chose, and anew when the choice changes', async () => {
    const provider = new AnsweringProvider();
    const data = { dataType: 'dynamic', setCode: 'orders', refreshTime: 0 } as const;
    const sort = { field: 'sales', order: 'desc' } as const;
    const stage = await show(screen([typed('a', { data: { ...data, sort, first: 10 } })]), { provider });
    stage.document = screen([typed('a', { data: { ...data, first: 3 } })]);
    await stage.updateComplete;
    await new Promise((resolve) => setTimeout(resolve));
    expect(provider.rounds.map(([query]) => [query?.sort, query?.page])).to.deep.equal([
      [[sort], { number: 1, size: 10 }],
      [undefined, { number: 1, size: 3 }],
    ]);
  });

  it('groups a data set as the mapping says, draws the answer and names its periods', async () => {
    const provider = new AnsweringProvider();
    provider.answer = ({ id }) => ({
      id,
      table: {
        columns: [
          { name: 'day', type: 'integer' },
          { name: 'amount', type: 'decimal' },
        ],
        data: [
          [1, 2],
          [30.5, 7],
        ],
        rowCount: 2,
      },
    });
    const data = { dataType: 'dynamic', setCode: 'orders', refreshTime: 0, first: 5 } as const;
    const mapping = [
      { role: 'text', field: 'day', grain: 'weekday' },
      { role: 'value', field: 'amount', aggregation: 'sum' },
    ] as const;
    const stage = await show(screen([typed('a', { data: { ...data, mapping: [...mapping] } })]), { provider });
    const group = {
      by: [{ field: 'day', grain: 'weekday', as: 'day' }],
      measures: [{ field: 'amount', aggregation: 'sum', as: 'amount' }],
    };
    expect(provider.rounds[0]?.[0]).to.deep.include({ group, page: { number: 1, size: 5 } });
    expect(widgetOf(stage, 'a').mapping).to.deep.equal([
      { role: 'text', field: 'day' },
      { role: 'value', field: 'amount' },
    ]);
    expect(widgetOf(stage, 'a').table?.data[0]).to.deep.equal(['周一', '周二']);
    stage.language = 'en';
    await stage.updateComplete;
    expect(widgetOf(stage, 'a').table?.data[0]).to.deep.equal(['Mon', 'Tue']);
    const clicks: unknown[] = [];
    stage.addEventListener('aj-click', (event) => clicks.push((event as CustomEvent).detail.row));
    const detail = { name: 'Tue', row: { day: 'Tue', amount: 7 } };
    widgetOf(stage, 'a').dispatchEvent(new CustomEvent('aj-select', { detail, bubbles: true, composed: true }));
    expect(clicks).to.deep.equal([{ day: 2, amount: 7 }]);
    const byMonth = [{ role: 'text', field: 'day', grain: 'month' }] as const;
    stage.document = screen([typed('a', { data: { ...data, mapping: [...byMonth] } })]);
    await stage.updateComplete;
    await new Promise((resolve) => setTimeout(resolve));
    expect(provider.rounds[1]?.[0]?.group).to.deep.equal({
      by: [{ field: 'day', grain: 'month', as: 'day' }],
      measures: [],
    });
  });

  it('asks nothing for a widget that it does not know', async () => {
    const provider = new AnsweringProvider();
    await show(screen([asking('a', 's', { type: 'hologram' })]), { provider });
    expect(provider.rounds).to.deep.equal([]);
  });

  it('lays the route query over the parameters of a widget', async () => {
    const provider = new AnsweringProvider();
    const data = {
      dataType: 'dynamic',
      setCode: 'orders',
      refreshTime: 0,
      contextData: { city: 'x', year: 1 },
    } as const;
    await show(screen([typed('a', { data })]), {
      provider,
      context: { city: 'y', 'orders.year': '2026', 'other.year': '1' },
    });
    expect(provider.rounds[0]?.[0]?.contextData).to.deep.equal({ city: 'y', year: '2026' });
  });

  it('shows an error on the widget that failed only, and keeps its last picture', async () => {
    const provider = new AnsweringProvider();
    const stage = await show(screen([asking('a', 'bad'), asking('b', 'good')]), { provider });
    provider.answer = ({ id, setCode }) =>
      setCode === 'bad'
        ? { id, error: { code: 'sql/timeout', message: 'too slow' } }
        : { id, table: toTable([{ v: 2 }]) };
    const error = next(stage, 'aj-widget-error');
    stage.refresh();
    expect((await error).detail).to.deep.equal({ id: 'a', code: 'sql/timeout', message: 'too slow' });
    await new Promise((resolve) => setTimeout(resolve));
    expect([await textOf(stage, 'a'), await textOf(stage, 'b')]).to.deep.equal(['1', '2']);
    expect([badgeOf(stage, 'a'), badgeOf(stage, 'b')]).to.deep.equal(['error', undefined]);
  });

  it('marks data as stale while the network is down', async () => {
    const provider = new AnsweringProvider();
    const stage = await show(screen([asking('a', 's')]), { provider });
    provider.answer = ({ id }) => ({ id, error: { code: 'network/unreachable', message: 'offline' } });
    const error = next(stage, 'aj-widget-error');
    stage.refresh('a');
    await error;
    await textOf(stage, 'a');
    expect(badgeOf(stage, 'a')).to.equal('stale');
  });

  it('shows the sample of a widget without data to its author, and to viewers only on purpose', async () => {
    const chart = (id: string, data: WidgetData): WidgetNode => typed(id, { type: 'pie-chart', data });
    const document = screen([
      chart('hidden', { sample: 'hidden' }),
      chart('preset', { sample: 'hidden', staticData: [{ name: 'x', value: 1 }] }),
      chart('kept', { sample: 'kept' }),
      chart('before', {}),
    ]);
    const facts = (stage: AjStage) =>
      ['hidden', 'preset', 'kept', 'before'].map((id) => {
        const root = stage.boxOf(id)!.querySelector('aj-pie-chart')!.renderRoot;
        const marked = (kind: string) => root.querySelector<HTMLElement>(`[data-${kind}]`)?.dataset[kind] ?? '';
        return `${id}: ${marked('cover')}${marked('badge')}`;
      });
    const viewed = await show(document);
    expect(facts(viewed)).to.deep.equal(['hidden: empty', 'preset: empty', 'kept: ', 'before: ']);
    expect(viewed.summary()).not.to.contain('x');
    const edited = await show(document, { mode: 'edit' });
    expect(facts(edited)).to.deep.equal(['hidden: sample', 'preset: sample', 'kept: sample', 'before: sample']);
  });

  it('draws static rows and rows of a query alike', async () => {
    const rows = [{ city: '杭州', n: 3 }];
    const provider = new AnsweringProvider();
    provider.answer = ({ id }) => ({ id, table: toTable(rows) as Table });
    const stage = await show(
      screen([
        typed('a', { type: 'table', data: { dataType: 'static', staticData: rows } }),
        asking('b', 's', { type: 'table' }),
      ]),
      { provider },
    );
    const cells = ['a', 'b'].map((id) =>
      [...stage.boxOf(id)!.querySelector('aj-table')!.renderRoot.querySelectorAll('.cell')].map((cell) =>
        cell.textContent?.trim(),
      ),
    );
    expect(cells[0]).to.deep.equal(['city', 'n', '杭州', '3']);
    expect(cells[1]).to.deep.equal(cells[0]);
  });
});
