import { expect } from '@esm-bundle/chai';
import type { ScreenDocument } from '@aj-report/contract';
import type { AjStage } from './aj-stage.ts';
import { until } from '../kit/testing/until.testing.ts';
import { AnsweringProvider, asking, show, typed } from './stage.testing.ts';

const LINKAGE = [{ originId: 'f', targetId: '$screen', paramsConfig: [{ originKey: 'value', targetKey: 'region' }] }];
const ROWS = [{ v: 'east' }, { v: 'west' }, { v: 'north' }];

function screenOf(type: string, locked: boolean): ScreenDocument {
  const data = { dataType: 'static' as const, staticData: ROWS, mapping: [{ role: 'text', field: 'v' }] };
  return {
    reportCode: 'locked',
    dashboard: {
      width: 800,
      height: 400,
      parameters: [{ name: 'region', type: 'string', defaultValue: 'north', locked }],
    },
    widgets: [typed('f', { type, data, linkage: LINKAGE, setup: {}, width: 400 }), asking('a', 's')],
  };
}

type Filter = HTMLElement & { value: string; updateComplete: Promise<unknown> };
const filterOf = (stage: AjStage) => stage.boxOf('f')!.firstElementChild as Filter;

async function press(filter: Filter, at: number): Promise<void> {
  filter.shadowRoot!.querySelectorAll('button')[at]!.click();
  for (let i = 0; i < 3; i++) await filter.updateComplete;
}

describe('a filter of a parameter that is fixed', () => {
  afterEach(() => document.body.replaceChildren());

  for (const type of ['tabs', 'drop-down'])
    it(`shows what the data follow: ${type}`, async () => {
      const provider = new AnsweringProvider();
      const stage = await show(screenOf(type, true), { provider });
      const filter = filterOf(stage);
      expect(filter.value).to.equal('north');
      expect(stage.boxOf('f')!.title).not.to.equal('');
      if (type === 'tabs') await press(filter, 0);
      else
        filter.dispatchEvent(
          new CustomEvent('aj-select', { detail: { value: 'east', label: 'east' }, bubbles: true, cancelable: true }),
        );
      await filter.updateComplete;
      expect(filter.value).to.equal('north');
      expect(provider.rounds.flat().map(({ contextData }) => contextData['region'])).to.deep.equal(['north']);
      stage.choices = { f: { value: 'west' } };
      await stage.updateComplete;
      expect(filter.value).to.equal('north');
    });

  it('shows it too where the filter gives the parameter to widgets, not to the screen', async () => {
    const provider = new AnsweringProvider();
    const document = screenOf('tabs', true);
    document.widgets![0]!.linkage = [{ ...LINKAGE[0]!, targetId: 'a' }];
    const stage = await show(document, { provider });
    expect(filterOf(stage).value).to.equal('north');
    await press(filterOf(stage), 0);
    expect(filterOf(stage).value).to.equal('north');
  });

  it('follows when the screen comes anew with another value, and is free when nothing is fixed', async () => {
    const provider = new AnsweringProvider();
    const stage = await show(screenOf('tabs', true), { provider });
    const next = screenOf('tabs', true);
    next.dashboard!.parameters![0]!.defaultValue = 'west';
    stage.document = next;
    await stage.updateComplete;
    expect(filterOf(stage).value).to.equal('west');
    stage.document = screenOf('tabs', false);
    await stage.updateComplete;
    await press(filterOf(stage), 0);
    expect(filterOf(stage).value).to.equal('east');
    expect(stage.boxOf('f')!.title).to.equal('');
  });
});

describe('a parameter of the address that a filter gives to widgets', () => {
  afterEach(() => document.body.replaceChildren());

  it('is what the filter shows, until its reader chooses', async () => {
    const provider = new AnsweringProvider();
    const document = screenOf('tabs', false);
    document.dashboard!.parameters = [];
    document.widgets![0]!.setup = { showAll: true };
    document.widgets![0]!.linkage = [{ ...LINKAGE[0]!, targetId: 'a' }];
    document.widgets!.push(asking('b', 't'));
    const stage = await show(document, { provider, context: { region: 'west' } });
    const regions = () => provider.rounds.at(-1)!.map(({ id, contextData }) => [id, contextData['region']]);
    expect(filterOf(stage).value).to.equal('west');
    expect(Object.fromEntries(regions())).to.deep.equal({ a: 'west', b: 'west' });
    await press(filterOf(stage), 0);
    await until(() => provider.rounds.length > 1, 'the choice is taken back');
    expect(filterOf(stage).value).to.equal('');
    expect(Object.fromEntries(regions())).to.deep.equal({ a: undefined, b: undefined });
  });
});
