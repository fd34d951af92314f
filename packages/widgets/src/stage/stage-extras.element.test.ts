import { toTable, type Linkage, type ScreenDocument, type Table, type WidgetNode } from '@aj-report/contract';
import { expect } from '@esm-bundle/chai';
import { until } from '../kit/testing/until.testing.ts';
import type { WidgetElement } from '../kit/element/widget-element.ts';
import { AjStage } from './aj-stage.ts';
import type { DataAnswer, DataProvider, DataQuery } from './data-provider.ts';

class AnsweringProvider implements DataProvider {
  readonly asked: DataQuery[] = [];
  table: Table = toTable([{ 温度: 20 }]);

  async query(_code: string, queries: readonly DataQuery[], onAnswer: (answer: DataAnswer) => void): Promise<void> {
    this.asked.push(...queries);
    await Promise.resolve();
    for (const { id } of queries) onAnswer({ id, table: this.table });
  }
}

function typed(id: string, more: Partial<WidgetNode> = {}): WidgetNode {
  return { id, type: 'text', left: 100, top: 50, width: 200, height: 100, setup: { text: id }, ...more };
}

function screen(widgets: WidgetNode[], more: Partial<ScreenDocument> = {}): ScreenDocument {
  return { reportCode: 'test', dashboard: { width: 1000, height: 500 }, widgets, ...more };
}

async function show(document: ScreenDocument, more: Partial<AjStage> = {}): Promise<AjStage> {
  const stage = new AjStage();
  stage.style.cssText = 'width:500px;height:250px';
  Object.assign(stage, { document, ...more });
  const ready = new Promise((resolve) => stage.addEventListener('aj-stage-ready', resolve, { once: true }));
  window.document.body.append(stage);
  await ready;
  return stage;
}

function isSeen(stage: AjStage, id: string): boolean {
  return getComputedStyle(stage.boxOf(id)!).display !== 'none';
}

function choose(stage: AjStage, id: string, payload: Record<string, unknown>): void {
  const element = stage.boxOf(id)!.firstElementChild as WidgetElement;
  element.dispatchEvent(new CustomEvent('aj-select', { detail: payload, bubbles: true, composed: true }));
}

const HOT: WidgetNode = typed('hot', {
  data: { dataType: 'dynamic', setCode: 's', refreshTime: 0 },
  visibleWhen: { rules: [{ source: 'data', key: '温度', operator: '>', value: '35' }] },
});

function toScreen(originKey: string, targetKey: string): Linkage[] {
  return [{ originId: 'filter', targetId: '$screen', paramsConfig: [{ originKey, targetKey }] }];
}

describe('a widget with rules', () => {
  afterEach(() => document.body.replaceChildren());

  it('is hidden while its data does not meet them, keeps asking, and comes back', async () => {
    const provider = new AnsweringProvider();
    const stage = await show(screen([HOT]), { provider });
    expect(isSeen(stage, 'hot')).to.equal(false);
    provider.table = toTable([{ 温度: 38 }]);
    stage.refresh('hot');
    await until(() => isSeen(stage, 'hot'), 'the widget comes back');
    expect(provider.asked).to.have.length(2);
  });

  it('follows a parameter that another widget sets', async () => {
    const widgets = [
      typed('filter', {
        linkage: [{ originId: 'filter', targetId: 'a', paramsConfig: [{ originKey: 'value', targetKey: 'region' }] }],
      }),
      typed('a', { visibleWhen: { rules: [{ source: 'parameter', key: 'region', operator: '=', value: '华东' }] } }),
    ];
    const stage = await show(screen(widgets));
    expect(isSeen(stage, 'a')).to.equal(false);
    choose(stage, 'filter', { value: '华东' });
    expect(isSeen(stage, 'a')).to.equal(true);
    choose(stage, 'filter', { value: '' });
    expect(isSeen(stage, 'a')).to.equal(false);
  });

  it('stays on a screen that is designed, dimmed and with a mark', async () => {
    const stage = await show(screen([HOT]), { mode: 'edit', provider: new AnsweringProvider() });
    const box = stage.boxOf('hot')!;
    expect(isSeen(stage, 'hot')).to.equal(true);
    expect([box.hasAttribute('data-dim'), box.hasAttribute('data-ruled')]).to.deep.equal([true, true]);
  });
});

describe('a parameter of the screen', () => {
  afterEach(() => document.body.replaceChildren());

  it('begins with its default, reaches every query and address, and goes back to it when cleared', async () => {
    const provider = new AnsweringProvider();
    const widgets = [
      typed('filter', { linkage: toScreen('value', 'region') }),
      typed('a', { data: { dataType: 'dynamic', setCode: 's', refreshTime: 0, contextData: { region: 'saved' } } }),
      typed('link', { type: 'hyperlink', setup: { linkAddress: '/detail?r={region}' } }),
    ];
    const dashboard = { width: 1000, height: 500, parameters: [{ name: 'region', defaultValue: 'east' }] };
    const stage = await show(screen(widgets, { dashboard }), { provider });
    const last = () => provider.asked.at(-1)?.contextData['region'];
    const href = () => stage.boxOf('link')!.querySelector('aj-hyperlink')!.renderRoot.querySelector('a')?.search;
    expect([last(), href()]).to.deep.equal(['east', '?r=east']);
    choose(stage, 'filter', { value: 'south' });
    await until(() => last() === 'south' && href() === '?r=south', 'the choice reaches query and address');
    choose(stage, 'filter', { value: '' });
    await until(() => href() === '?r=east', 'the default comes back');
  });

  it('that is locked is set neither by the address nor by a widget', async () => {
    const provider = new AnsweringProvider();
    const widgets = [
      typed('filter', { linkage: toScreen('value', 'region') }),
      typed('a', { data: { dataType: 'dynamic', setCode: 's', refreshTime: 0 } }),
    ];
    const dashboard = { parameters: [{ name: 'region', defaultValue: 'east', locked: true }] };
    const stage = await show(screen(widgets, { dashboard }), { provider, context: { region: 'x', 's.region': 'y' } });
    choose(stage, 'filter', { value: 'south' });
    await stage.updateComplete;
    expect(provider.asked.map(({ contextData }) => contextData)).to.deep.equal([{ region: 'east' }]);
  });
});

describe('an entrance', () => {
  afterEach(() => document.body.replaceChildren());

  const entrance = { kind: 'fly-left', durationMs: 5000 } as const;
  const playing = (stage: AjStage, id: string) =>
    stage
      .boxOf(id)!
      .getAnimations()
      .filter(({ id: name }) => name === 'aj-entrance').length;

  it('plays when the widget is first seen, and once', async () => {
    const stage = await show(screen([typed('a', { entrance }), typed('b')]));
    expect([playing(stage, 'a'), playing(stage, 'b')]).to.deep.equal([1, 0]);
    stage.boxOf('a')!.getAnimations()[0]!.finish();
    stage.document = screen([typed('a', { entrance, left: 5 })]);
    await stage.updateComplete;
    expect(playing(stage, 'a')).to.equal(0);
  });

  it('waits until rules show the widget', async () => {
    const provider = new AnsweringProvider();
    const stage = await show(screen([{ ...HOT, entrance }]), { provider });
    expect(playing(stage, 'hot')).to.equal(0);
    provider.table = toTable([{ 温度: 38 }]);
    stage.refresh('hot');
    await until(() => isSeen(stage, 'hot'), 'the widget comes back');
    expect(playing(stage, 'hot')).to.equal(1);
  });

  it('plays again with its page', async () => {
    const pages = [{ id: 'one' }, { id: 'two' }];
    const stage = await show(screen([typed('a', { entrance, page: 'two' })], { dashboard: { pages } }));
    stage.page = 'two';
    await until(() => Boolean(stage.boxOf('a')?.firstElementChild), 'the page is shown');
    expect(playing(stage, 'a')).to.equal(1);
  });

  it('does not play while the screen is designed, unless asked for', async () => {
    const stage = await show(screen([typed('a', { entrance })]), { mode: 'edit' });
    expect(playing(stage, 'a')).to.equal(0);
    await stage.playEntrance('a', entrance);
    await stage.playEntrance('a', { ...entrance, kind: 'bounce' });
    expect(playing(stage, 'a')).to.equal(1);
  });
});
