import type { ScreenDocument, WidgetNode } from '@aj-report/contract';
import { expect } from '@esm-bundle/chai';
import { until } from '../kit/testing/until.testing.ts';
import { AnsweringProvider, asking, next, screen, show, textOf, typed, widgetOf } from './stage.testing.ts';
import { MAX_ENTERING } from './widget-box.ts';

const violations: string[] = [];
document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
  violations.push(`${violatedDirective} ${blockedURI}`);
});
const policy = document.createElement('meta');
policy.httpEquiv = 'Content-Security-Policy';
policy.content = "style-src 'self'; require-trusted-types-for 'script'";
document.head.append(policy);

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

  it('lets the widgets of a small screen come in, and shows those of a large one at once', async () => {
    const entering = async (count: number) => {
      const stage = await show(screen(Array.from({ length: count }, (_, i) => typed(`w${i}`))));
      return stage.shadowRoot!.querySelectorAll('.box[data-enter]').length;
    };
    expect(await entering(MAX_ENTERING)).to.equal(MAX_ENTERING);
    expect(await entering(MAX_ENTERING + 1)).to.equal(0);
  });

  it('speaks the language of its document unless it is given one', async () => {
    const english = (): ScreenDocument => ({ ...screen([typed('a')]), dashboard: { language: 'en' } });
    expect(widgetOf(await show(english()), 'a').language).to.equal('en');
    expect(widgetOf(await show(english(), { language: 'zh' }), 'a').language).to.equal('zh');
    const stage = await show(screen([typed('a')]));
    expect(widgetOf(stage, 'a').language).to.equal('zh');
    stage.document = english();
    await stage.updateComplete;
    expect(widgetOf(stage, 'a').language).to.equal('en');
  });

  it('lays widgets out for phones as the screen says, and shows only those that it names', async () => {
    const document = {
      ...screen([typed('a'), typed('b'), typed('c', { hidden: true })]),
      layouts: { phone: { items: { a: { left: 20, top: 900, width: 350 }, c: { left: 0, top: 0 } } } },
    };
    const stage = await show(document, { layout: 'phone' });
    const placeOf = (id: string) => {
      const { left, top, width } = stage.boxOf(id)!.style;
      return [left, top, width];
    };
    expect(placeOf('a')).to.deep.equal(['20px', '900px', '350px']);
    expect(stage.boxOf('b')).to.equal(undefined);
    expect(placeOf('c')).to.deep.equal(['0px', '0px', '200px']);
    expect(stage.style.getPropertyValue('--aj-screen-ratio')).to.equal('390 / 1016');
    expect(stage.scale).to.be.closeTo(500 / 390, 0.01);
    stage.layout = '';
    await stage.updateComplete;
    expect(placeOf('a')).to.deep.equal(['100px', '50px', '200px']);
    expect(stage.boxOf('c')).to.equal(undefined);
    expect(stage.scale).to.equal(0.5);
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
  });

  it('marks sample data in the size of the canvas, small widgets by a fold of the corner', async () => {
    const table = (id: string, width: number, height: number) =>
      typed(id, { type: 'table', setup: {}, data: {}, width, height });
    const widgets = [table('large', 600, 490), table('low', 600, 400), table('narrow', 400, 490)];
    const stage = await show(screen(widgets), { mode: 'edit' });
    const sizes = widgets.map(({ id }) => {
      const element = stage.boxOf(id)!.firstElementChild!;
      const mark = element.shadowRoot!.querySelector('.aj-badge')!.getBoundingClientRect();
      return [mark.width > 30, Math.round(mark.height)];
    });
    expect(sizes).to.deep.equal([
      [true, 15],
      [false, 9],
      [false, 9],
    ]);
  });

  it('shows the first page, and another one when asked', async () => {
    const document = { ...screen([typed('a'), typed('b', { page: 'two' })]) };
    document.dashboard = { ...document.dashboard, pages: [{ id: 'one' }, { id: 'two' }] };
    const stage = await show(document);
    expect([stage.boxOf('a'), stage.boxOf('b')].map(Boolean)).to.deep.equal([true, false]);
    stage.page = 'two';
    await stage.updateComplete;
    expect([stage.boxOf('a'), stage.boxOf('b')].map(Boolean)).to.deep.equal([false, true]);
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
