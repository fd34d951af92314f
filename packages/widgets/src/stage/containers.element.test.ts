import { toTable, type ScreenDocument, type WidgetNode } from '@aj-report/contract';
import { expect } from '@esm-bundle/chai';
import { until } from '../kit/testing/until.testing.ts';
import { AjStage } from './aj-stage.ts';
import type { DataAnswer, DataProvider, DataQuery } from './data-provider.ts';

class AnsweringProvider implements DataProvider {
  readonly asked: string[] = [];

  async query(_code: string, queries: readonly DataQuery[], onAnswer: (answer: DataAnswer) => void): Promise<void> {
    this.asked.push(...queries.map(({ setCode }) => setCode));
    await Promise.resolve();
    for (const { id } of queries) onAnswer({ id, table: toTable([{ v: 1 }]) });
  }
}

function asking(id: string, group: string): WidgetNode {
  return {
    id,
    type: 'text',
    left: 20,
    top: 80,
    width: 100,
    height: 40,
    group,
    data: { dataType: 'dynamic', setCode: id, refreshTime: 0 },
  };
}

const SCREEN: ScreenDocument = {
  reportCode: 'contained',
  dashboard: { width: 800, height: 400 },
  groups: [
    { id: 'one', name: '产量', container: 'tabs' },
    { id: 'two', name: '质量', container: 'tabs' },
    { id: 'inner', container: 'panel' },
    { id: 'plain', hidden: true },
  ],
  widgets: [
    { id: 'tabs', type: 'tab-panel', left: 0, top: 0, width: 400, height: 300 },
    asking('a', 'one'),
    asking('b', 'two'),
    {
      id: 'panel',
      type: 'panel',
      left: 0,
      top: 60,
      width: 300,
      height: 200,
      group: 'two',
      setup: { collapsible: true },
    },
    asking('c', 'inner'),
    asking('d', 'plain'),
  ],
};

async function show(provider: DataProvider, more: Partial<AjStage> = {}): Promise<AjStage> {
  const stage = new AjStage();
  stage.style.cssText = 'width:800px;height:400px';
  Object.assign(stage, { document: SCREEN, provider, ...more });
  const ready = new Promise((resolve) => stage.addEventListener('aj-stage-ready', resolve, { once: true }));
  document.body.append(stage);
  await ready;
  return stage;
}

const seen = (stage: AjStage) =>
  ['a', 'b', 'panel', 'c', 'd'].filter((id) => getComputedStyle(stage.boxOf(id)!).display !== 'none').join(' ');

describe('the widgets of a container', () => {
  afterEach(() => document.body.replaceChildren());

  it('are seen and ask only while their tab is shown', async () => {
    const provider = new AnsweringProvider();
    const stage = await show(provider);
    expect([seen(stage), provider.asked.join(' ')]).to.deep.equal(['a', 'a']);
    expect(stage.boxOf('b')!.childElementCount).to.equal(0);
    stage.showPart('tabs', 'two');
    await until(() => seen(stage) === 'b panel c' && provider.asked.includes('c'), 'the second tab is shown');
    stage.refresh();
    await until(() => provider.asked.length >= 5, 'the second tab asks again');
    expect(provider.asked.filter((code) => code === 'a')).to.have.length(1);
  });

  it('sleep while the panel that holds them is folded', async () => {
    const stage = await show(new AnsweringProvider());
    stage.showPart('tabs', 'two');
    await until(() => seen(stage) === 'b panel c', 'the second tab is shown');
    stage.boxOf('panel')!.querySelector('aj-panel')!.renderRoot.querySelector<HTMLElement>('.fold')!.click();
    await until(() => seen(stage) === 'b panel', 'the panel is folded');
  });

  it('come into the tabs of a document that is edited', async () => {
    const stage = await show(new AnsweringProvider(), { mode: 'edit' });
    stage.document = { ...SCREEN, groups: SCREEN.groups!.map((group) => ({ ...group, name: `${group.name}!` })) };
    const tabs = () => [
      ...stage.boxOf('tabs')!.querySelector('aj-tab-panel')!.renderRoot.querySelectorAll('[role="tab"]'),
    ];
    await until(
      () =>
        tabs()
          .map((tab) => tab.textContent?.trim())
          .join() === '产量!,质量!',
      'the tabs are renamed',
    );
    stage.document = {
      ...SCREEN,
      widgets: SCREEN.widgets!.map((node) => (node.id === 'b' ? { ...node, group: 'one' } : node)),
    };
    await until(() => seen(stage).startsWith('a b'), 'the widget is in the first tab');
  });
});
