import { expect } from '@esm-bundle/chai';
import type { AjStage } from './aj-stage.ts';
import { AnsweringProvider, asking, next, screen, show, typed, widgetOf } from './stage.testing.ts';

function choose(stage: AjStage, id: string, detail: unknown): void {
  widgetOf(stage, id).dispatchEvent(new CustomEvent('aj-select', { detail, bubbles: true, composed: true }));
}

async function expectCity(provider: AnsweringProvider, city: string | undefined): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve));
  expect(provider.rounds.at(-1)?.map(({ contextData }) => contextData['city'])).to.deep.equal([city]);
}

describe('the links of a stage', () => {
  afterEach(() => document.body.replaceChildren());

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

  it('keeps what was chosen, and the widget that shows it, while another page is turned to', async () => {
    const provider = new AnsweringProvider();
    const linkage = [{ originId: 'a', targetId: 'b', paramsConfig: [{ originKey: 'name', targetKey: 'city' }] }];
    const widgets = [typed('a', { linkage }), asking('b', 's'), typed('c', { page: 'two' })];
    const document = { ...screen(widgets), dashboard: { pages: [{ id: 'one' }, { id: 'two' }] } };
    const stage = await show(document, { provider });
    const chosen = widgetOf(stage, 'a');
    choose(stage, 'a', { name: '杭州' });
    stage.page = 'two';
    await stage.updateComplete;
    expect(stage.boxOf('a') === undefined && stage.boxOf('b') === undefined).to.equal(true);
    expect(chosen.checkVisibility()).to.equal(false);
    stage.page = 'one';
    await stage.updateComplete;
    expect(widgetOf(stage, 'a') === chosen).to.equal(true);
    expect(chosen.checkVisibility()).to.equal(true);
    await expectCity(provider, '杭州');
  });

  it('takes a choice back when the layout hides the widget in which it was made', async () => {
    const provider = new AnsweringProvider();
    const linkage = [{ originId: 'a', targetId: 'b', paramsConfig: [{ originKey: 'name', targetKey: 'city' }] }];
    const layouts = { phone: { items: { b: { left: 0, top: 0 } } } };
    const stage = await show({ ...screen([typed('a', { linkage }), asking('b', 's')]), layouts }, { provider });
    choose(stage, 'a', { name: '杭州' });
    await expectCity(provider, '杭州');
    stage.layout = 'phone';
    await stage.updateComplete;
    expect(stage.boxOf('a')).to.equal(undefined);
    await expectCity(provider, undefined);
  });

  it('tells once that a link leads to a widget that was deleted', async () => {
    const received: unknown[] = [];
    const linkage = [{ originId: 'a', targetId: 'gone', targetName: '明细表', paramsConfig: [] }];
    const document = screen([typed('a', { linkage })]);
    const listen = (event: Event) => received.push((event as CustomEvent).detail);
    window.document.body.addEventListener('aj-dead-link', listen);
    const stage = await show(document);
    stage.document = { ...document, widgets: [...(document.widgets ?? []), typed('b')] };
    await stage.updateComplete;
    expect(received).to.deep.equal([{ id: 'a', targetId: 'gone', targetName: '明细表' }]);
    window.document.body.removeEventListener('aj-dead-link', listen);
  });
});
