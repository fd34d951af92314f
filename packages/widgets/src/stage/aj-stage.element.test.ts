import { toTable, type ScreenDocument, type Table, type WidgetNode } from '@aj-report/contract';
import { expect } from '@esm-bundle/chai';
import { until } from '../kit/until.testing.ts';
import type { AjText } from '../widgets/text/text.element.ts';
import { AjStage } from './aj-stage.ts';
import type { DataAnswer, DataProvider, DataQuery } from './data-provider.ts';

const violations: string[] = [];
document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
  violations.push(`${violatedDirective} ${blockedURI}`);
});
const policy = document.createElement('meta');
policy.httpEquiv = 'Content-Security-Policy';
policy.content = "style-src 'self'; require-trusted-types-for 'script'";
document.head.append(policy);

class AnsweringProvider implements DataProvider {
  readonly rounds: (readonly DataQuery[])[] = [];
  answer: (query: DataQuery) => DataAnswer = ({ id }) => ({ id, table: toTable([{ v: 1 }]) });

  async query(_code: string, queries: readonly DataQuery[], onAnswer: (answer: DataAnswer) => void): Promise<void> {
    this.rounds.push(queries);
    await Promise.resolve();
    for (const query of queries) onAnswer(this.answer(query));
  }
}

function typed(id: string, more: Partial<WidgetNode> = {}): WidgetNode {
  return { id, type: 'text', left: 100, top: 50, width: 200, height: 100, setup: { text: id }, ...more };
}

function asking(id: string, setCode: string, more: Partial<WidgetNode> = {}): WidgetNode {
  return typed(id, { data: { dataType: 'dynamic', setCode, refreshTime: 0 }, ...more });
}

function screen(widgets: WidgetNode[]): ScreenDocument {
  return { reportCode: 'test', dashboard: { width: 1000, height: 500 }, widgets };
}

function next(target: EventTarget, event: string): Promise<CustomEvent> {
  return new Promise((resolve) => target.addEventListener(event, (one) => resolve(one as CustomEvent), { once: true }));
}

async function show(document: ScreenDocument, more: Partial<AjStage> = {}): Promise<AjStage> {
  const stage = new AjStage();
  stage.style.width = '500px';
  stage.style.height = '500px';
  Object.assign(stage, { document, ...more });
  const ready = next(stage, 'aj-stage-ready');
  window.document.body.append(stage);
  await ready;
  return stage;
}

function widgetOf(stage: AjStage, id: string): AjText {
  return stage.boxOf(id)!.querySelector('aj-text')!;
}

async function textOf(stage: AjStage, id: string): Promise<string> {
  const widget = widgetOf(stage, id);
  await widget.updateComplete;
  return widget.renderRoot.querySelector('.text')?.textContent ?? '';
}

function badgeOf(stage: AjStage, id: string): string | undefined {
  return widgetOf(stage, id).renderRoot.querySelector<HTMLElement>('.aj-badge')?.dataset['badge'];
}

describe('a stage', () => {
  afterEach(() => document.body.replaceChildren());

  it('draws widgets at their place, scaled into its box', async () => {
    const stage = await show(screen([typed('a')]), { mode: 'edit' });
    expect(stage.scale).to.equal(0.5);
    const outer = stage.getBoundingClientRect();
    const box = stage.boxOf('a')!.getBoundingClientRect();
    expect([box.left - outer.left, box.top - outer.top, box.width, box.height]).to.deep.equal([50, 150, 100, 50]);
    expect(await textOf(stage, 'a')).to.equal('a');
  });

  it('tells widgets the scale, so that canvases stay crisp, and follows its box', async () => {
    const stage = await show(screen([typed('a')]), { fit: 'stretch' });
    expect(stage.scale).to.equal(1);
    stage.style.width = '2000px';
    await until(() => stage.scale === 2, 'the stage follows its box');
    expect(widgetOf(stage, 'a').stageScale).to.equal(2);
  });

  it('has the height of its screen when the page gives it none', async () => {
    const stage = await show(screen([]));
    stage.style.height = '';
    expect(stage.offsetHeight).to.equal(250);
  });

  it('shows a labelled placeholder for a widget that it does not know', async () => {
    const stage = await show(screen([typed('a', { type: 'hologram' }), typed('b')]), { language: 'en' });
    expect(stage.boxOf('a')!.textContent).to.contain('hologram');
    expect(await textOf(stage, 'b')).to.equal('b');
  });

  it('moves a box without touching its widget, and leaves unchanged widgets alone', async () => {
    const [a, b] = [typed('a'), typed('b')];
    const stage = await show(screen([a, b]));
    const [first, second] = [widgetOf(stage, 'a'), widgetOf(stage, 'b')];
    let drawings = 0;
    for (const widget of [first, second]) widget.addController({ hostUpdated: () => drawings++ });
    stage.document = screen([{ ...a, left: 300 }, b]);
    await stage.updateComplete;
    expect(stage.boxOf('a')!.style.left).to.equal('300px');
    expect(widgetOf(stage, 'a')).to.equal(first);
    await Promise.all([first.updateComplete, second.updateComplete]);
    expect(drawings).to.equal(0);
  });

  it('gives addresses the route query that comes with the screen, and a later one', async () => {
    const stage = await show(screen([typed('a')]), { context: { shop: 'north' } });
    expect(widgetOf(stage, 'a').context).to.deep.equal({ shop: 'north' });
    stage.context = { shop: 'south' };
    await stage.updateComplete;
    expect(widgetOf(stage, 'a').context).to.deep.equal({ shop: 'south' });
  });

  it('patches a changed setup, and gives defaults back to what is no longer set', async () => {
    const a = typed('a', { setup: { text: 'one', fontSize: 70 } });
    const stage = await show(screen([a]));
    const widget = widgetOf(stage, 'a');
    stage.document = screen([{ ...a, setup: { text: 'two' } }]);
    await stage.updateComplete;
    expect(await textOf(stage, 'a')).to.equal('two');
    expect(widget.fontSize).to.equal(26);
    expect(widgetOf(stage, 'a')).to.equal(widget);
  });

  it('removes a widget that is gone', async () => {
    const stage = await show(screen([typed('a'), typed('b')]));
    stage.document = screen([typed('b')]);
    await stage.updateComplete;
    expect(stage.boxOf('a')).to.equal(undefined);
  });

  it('asks an identical question once and gives both widgets the answer', async () => {
    const provider = new AnsweringProvider();
    const told: unknown[] = [];
    const listen = (event: Event) => told.push((event as CustomEvent).detail);
    document.body.addEventListener('aj-data', listen);
    const stage = await show(screen([asking('a', 'orders'), asking('b', 'orders')]), { provider });
    expect(provider.rounds.flat()).to.have.length(1);
    expect([await textOf(stage, 'a'), await textOf(stage, 'b')]).to.deep.equal(['1', '1']);
    expect(told).to.deep.equal([
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

  it('gives a choice in one widget to another as a parameter, and takes it back', async () => {
    const provider = new AnsweringProvider();
    const linkage = [{ originId: 'a', targetId: 'b', paramsConfig: [{ originKey: 'name', targetKey: 'city' }] }];
    const stage = await show(screen([typed('a', { linkage }), asking('b', 's')]), { provider });
    const selected = next(stage, 'aj-select');
    const choose = (detail: unknown) =>
      widgetOf(stage, 'a').dispatchEvent(new CustomEvent('aj-select', { detail, bubbles: true, composed: true }));
    choose({ name: '杭州' });
    expect((await selected).detail).to.deep.equal({ id: 'a', payload: { name: '杭州' } });
    await new Promise((resolve) => setTimeout(resolve));
    choose(null);
    await new Promise((resolve) => setTimeout(resolve));
    expect(provider.rounds.map(([query]) => query?.contextData)).to.deep.equal([{}, { city: '杭州' }, {}]);
  });

  it('takes a choice back when it is made once more', async () => {
    const provider = new AnsweringProvider();
    const linkage = [{ originId: 'a', targetId: 'b', paramsConfig: [{ originKey: 'name', targetKey: 'city' }] }];
    const stage = await show(screen([typed('a', { linkage }), asking('b', 's')]), { provider });
    const payloads: unknown[] = [];
    stage.addEventListener('aj-select', (event) => payloads.push((event as CustomEvent).detail.payload));
    for (const name of ['杭州', '宁波', '宁波']) {
      const detail = { name };
      widgetOf(stage, 'a').dispatchEvent(new CustomEvent('aj-select', { detail, bubbles: true, composed: true }));
      await new Promise((resolve) => setTimeout(resolve));
    }
    expect(payloads).to.deep.equal([{ name: '杭州' }, { name: '宁波' }, null]);
    const cities = provider.rounds.map(([query]) => query?.contextData['city']);
    expect(cities).to.deep.equal([undefined, '杭州', '宁波', undefined]);
  });

  it('leads a choice over several widgets, and around a circle only once', async () => {
    const provider = new AnsweringProvider();
    const to = (originId: string, targetId: string, originKey: string) => ({
      linkage: [{ originId, targetId, paramsConfig: [{ originKey, targetKey: 'city' }] }],
    });
    const widgets = [
      typed('a', to('a', 'b', 'name')),
      asking('b', 'first', to('b', 'c', 'city')),
      asking('c', 'second', to('c', 'b', 'city')),
    ];
    const stage = await show(screen(widgets), { provider });
    const detail = { name: '杭州' };
    widgetOf(stage, 'a').dispatchEvent(new CustomEvent('aj-select', { detail, bubbles: true, composed: true }));
    await new Promise((resolve) => setTimeout(resolve));
    expect(provider.rounds).to.have.length(2);
    expect(provider.rounds[1]?.map(({ setCode, contextData }) => [setCode, contextData])).to.deep.equal([
      ['first', { city: '杭州' }],
      ['second', { city: '杭州' }],
    ]);
  });

  it('tells once that a link leads to a widget that was deleted', async () => {
    const told: unknown[] = [];
    const linkage = [{ originId: 'a', targetId: 'gone', targetName: '明细表', paramsConfig: [] }];
    const document = screen([typed('a', { linkage })]);
    const listen = (event: Event) => told.push((event as CustomEvent).detail);
    window.document.body.addEventListener('aj-dead-link', listen);
    const stage = await show(document);
    stage.document = { ...document, widgets: [...(document.widgets ?? []), typed('b')] };
    await stage.updateComplete;
    expect(told).to.deep.equal([{ id: 'a', targetId: 'gone', targetName: '明细表' }]);
    window.document.body.removeEventListener('aj-dead-link', listen);
  });

  it('shows hidden widgets faintly while editing, and lets nothing in a widget be clicked', async () => {
    const stage = await show(screen([typed('a', { hidden: true })]), { mode: 'edit' });
    expect(stage.boxOf('a')!.hasAttribute('data-faint')).to.equal(true);
    expect(getComputedStyle(widgetOf(stage, 'a')).pointerEvents).to.equal('none');
    stage.mode = 'view';
    await stage.updateComplete;
    expect(stage.boxOf('a')).to.equal(undefined);
  });

  it('marks in the editor only what is drawn from sample rows in place of data', async () => {
    const rows = [{ city: '杭州', n: 3 }];
    const table = (id: string, data: WidgetNode['data'] = {}) => typed(id, { type: 'table', setup: {}, data });
    const widgets = [
      typed('plain'),
      table('dropped'),
      table('filled', { dataType: 'static', staticData: rows }),
      table('bound', { dataType: 'dynamic', setCode: 's', refreshTime: 0 }),
    ];
    const stage = await show(screen(widgets), { mode: 'edit', provider: new AnsweringProvider() });
    const badges = widgets.map(({ id }) => {
      const element = stage.boxOf(id)!.firstElementChild!;
      return element.shadowRoot!.querySelector<HTMLElement>('.aj-badge')?.dataset['badge'];
    });
    expect(badges).to.deep.equal([undefined, 'sample', undefined, undefined]);
    const mark = stage.boxOf('dropped')!.firstElementChild!.shadowRoot!.querySelector('.aj-badge')!;
    expect(getComputedStyle(mark).transform).to.equal('matrix(2, 0, 0, 2, 0, 0)');
  });

  it('shows the first page, and another one when told', async () => {
    const document = { ...screen([typed('a'), typed('b', { page: 'two' })]) };
    document.dashboard = { ...document.dashboard, pages: [{ id: 'one' }, { id: 'two' }] };
    const stage = await show(document);
    expect([stage.boxOf('a'), stage.boxOf('b')].map(Boolean)).to.deep.equal([true, false]);
    stage.page = 'two';
    await stage.updateComplete;
    expect([stage.boxOf('a'), stage.boxOf('b')].map(Boolean)).to.deep.equal([false, true]);
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

  it('says in words what is on it', async () => {
    const document = screen([typed('a', { setup: { text: '今日订单' } })]);
    document.dashboard = { ...document.dashboard, title: '运营大屏' };
    const stage = await show(document);
    expect(stage.summary()).to.equal('运营大屏，共 1 个组件\n今日订单');
  });

  it('starts anew when it is put into the page again', async () => {
    const provider = new AnsweringProvider();
    const stage = await show(screen([asking('a', 's')]), { provider });
    stage.remove();
    const ready = next(stage, 'aj-stage-ready');
    document.body.append(stage);
    await ready;
    expect(await textOf(stage, 'a')).to.equal('1');
    expect(provider.rounds).to.have.length(2);
  });

  it('draws a chart', async () => {
    const node: WidgetNode = { id: 'c', type: 'bar-chart', left: 0, top: 0, width: 400, height: 300 };
    const stage = await show(screen([node]));
    const chart = stage.boxOf('c')!.querySelector('aj-bar-chart')!;
    await until(() => chart.renderRoot.querySelector('canvas') !== null, 'the chart is drawn');
  });

  it('needs no inline style and no markup from text', () => {
    expect(violations).to.deep.equal([]);
  });
});
