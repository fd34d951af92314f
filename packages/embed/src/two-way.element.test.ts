import { expect } from '@esm-bundle/chai';
import type { ScreenDocument } from '@aj-report/contract';
import { answerAll, BrowserService, toDataResponse } from './browser-service.testing.ts';
import type { AjBigscreen } from './index.ts';
import { heard, openTag, until } from './tag.testing.ts';

const box = { left: 0, top: 0, width: 200, height: 40 };
const link = (originId: string, targetId: string, originKey: string, targetKey: string) => ({
  originId,
  targetId,
  paramsConfig: [{ originKey, targetKey }],
});
const asks = (setCode: string) => ({ dataType: 'dynamic' as const, setCode, refreshTime: 0 });

/** A filter that sets a parameter of the screen, another one that sets that of one widget, and two widgets. */
const SCREEN: ScreenDocument = {
  reportCode: 'sales',
  revision: 1,
  dashboard: {
    width: 800,
    height: 400,
    parameters: [{ name: 'region', type: 'string', defaultValue: 'north', locked: false }],
  },
  widgets: [
    {
      ...box,
      id: 'f',
      type: 'drop-down',
      data: { dataType: 'static', staticData: [{ v: 'east' }, { v: 'west' }], mapping: [{ role: 'text', field: 'v' }] },
      linkage: [link('f', '$screen', 'value', 'region')],
    },
    { ...box, id: 'g', type: 'text-input', linkage: [link('g', 'a', 'value', 'word')] },
    { ...box, id: 'a', type: 'text', data: asks('first') },
    { ...box, id: 'b', type: 'text', data: asks('second') },
    { ...box, id: 'press', type: 'button', linkage: [link('press', 'a', 'word', 'word')] },
  ],
};

let service: BrowserService;
beforeEach(() => {
  service = new BrowserService((call) =>
    call.path.startsWith('/reportDashboard/sales') ? toDataResponse(SCREEN) : answerAll(call),
  );
});
afterEach(() => {
  document.body.replaceChildren();
  service.restore();
});

type Asked = { readonly setCode: string; readonly contextData: Record<string, string> };

/** What was asked for, without the screen itself: one entry a round. */
function rounds(): Asked[][] {
  const calls = service.seen.filter(({ path }) => path.endsWith('getDataBatch'));
  return calls.map(({ body }) =>
    (body['queries'] as Asked[]).map(({ setCode, contextData }) => ({ setCode, contextData })),
  );
}

const stageOf = (tag: AjBigscreen) => tag.renderRoot.querySelector('aj-stage')!;
const filterOf = (tag: AjBigscreen) => stageOf(tag).boxOf('f')!.querySelector('aj-drop-down')!;
const settled = () => new Promise((resolve) => setTimeout(resolve, 50));

function choose(tag: AjBigscreen, id: string, detail: unknown): void {
  const element = stageOf(tag).boxOf(id)!.firstElementChild!;
  element.dispatchEvent(new CustomEvent('aj-select', { detail, bubbles: true, composed: true, cancelable: true }));
}

async function open(properties: Partial<AjBigscreen> = {}) {
  const tag = openTag({ src: '/aj/c1' });
  Object.assign(tag, properties);
  const reported: [string, unknown][] = [];
  for (const type of ['aj-filters-change', 'aj-params-change'])
    tag.addEventListener(type, (event) => reported.push([type, (event as CustomEvent).detail]));
  await heard(tag, 'aj-ready');
  await settled();
  return { tag, reported };
}

describe('filters and parameters of a screen', () => {
  it('come to the page when the reader changes them, once', async () => {
    const { tag, reported } = await open();
    choose(tag, 'f', { label: 'east', value: 'east' });
    await until(() => reported.length === 2);
    expect(reported).to.deep.equal([
      ['aj-filters-change', { filters: { f: { label: 'east', value: 'east' } } }],
      ['aj-params-change', { params: { region: 'east' } }],
    ]);
    expect(
      rounds()
        .at(-1)
        ?.map(({ contextData }) => contextData['region']),
    ).to.deep.equal(['east', 'east']);
    choose(tag, 'f', { label: 'east', value: 'east' });
    await settled();
    expect(reported).to.have.length(2);
  });

  it('stay as they are when something is chosen that leads nowhere, or a button is pressed again', async () => {
    const { tag, reported } = await open();
    choose(tag, 'a', { name: 'east' });
    await settled();
    expect([reported, tag.filters]).to.deep.equal([[], undefined]);
    choose(tag, 'f', { value: 'east' });
    choose(tag, 'press', { word: 'steel' });
    await until(() => reported.length === 3);
    choose(tag, 'press', { word: 'steel' });
    choose(tag, 'f', { value: 'east' });
    choose(tag, 'b', { name: 'west' });
    await settled();
    expect(reported.map(([type]) => type)).to.deep.equal([
      'aj-filters-change',
      'aj-params-change',
      'aj-filters-change',
    ]);
  });

  it('say the same of each other on the tag when the page sets one of them', async () => {
    const { tag, reported } = await open({ params: { city: '上海' } });
    tag.filters = { f: { value: 'west' } };
    await until(() => JSON.stringify(tag.params) === '{"city":"上海","region":"west"}');
    tag.params = 'region=east';
    await until(() => JSON.stringify(tag.filters) === '{"f":{"value":"east"}}');
    expect(tag.params).to.equal('region=east');
    tag.filters = { f: null };
    await until(() => JSON.stringify(tag.params) === '{"region":"north"}');
    // What the page sets while the answer to the last is on its way is not lost.
    tag.filters = { f: { value: 'west' } };
    await tag.updateComplete;
    tag.filters = { f: { value: 'east' } };
    await until(() => JSON.stringify(tag.params) === '{"region":"east"}');
    await settled();
    expect([filterOf(tag).value, tag.filters, reported]).to.deep.equal(['east', { f: { value: 'east' } }, []]);
  });

  it('may be given back as they came: nothing is asked for, and nothing is said', async () => {
    const { tag, reported } = await open();
    choose(tag, 'f', { label: 'east', value: 'east' });
    await until(() => reported.length === 2);
    const before = rounds().length;
    Object.assign(tag, { filters: { f: { label: 'east', value: 'east' } }, params: { region: 'east' } });
    await settled();
    expect([rounds().length, reported.length]).to.deep.equal([before, 2]);
    // And the reader can still take the choice back.
    choose(tag, 'f', { label: '', value: '' });
    await until(() => reported.length === 4);
    expect(reported.at(-1)).to.deep.equal(['aj-params-change', { params: { region: 'north' } }]);
  });

  it('are shown and asked by when the page sets them, without an echo', async () => {
    const { tag, reported } = await open({ filters: { f: { value: 'west' } } });
    expect(filterOf(tag).value).to.equal('west');
    expect(rounds().map((round) => round.map(({ contextData }) => contextData['region']))).to.deep.equal([
      ['west', 'west'],
    ]);
    tag.params = { region: 'east' };
    await until(() => filterOf(tag).value === 'east');
    await until(() => rounds().length === 2);
    tag.filters = { f: null };
    await until(() => rounds().length === 3);
    expect(filterOf(tag).value).to.equal('');
    expect(
      rounds()
        .at(-1)
        ?.map(({ contextData }) => contextData['region']),
    ).to.deep.equal(['north', 'north']);
    expect(reported).to.deep.equal([]);
  });

  it('stand on the tag as the reader chose', async () => {
    const { tag } = await open({ params: { city: '上海' } });
    expect([tag.filters, tag.params]).to.deep.equal([undefined, { city: '上海' }]);
    choose(tag, 'f', { label: 'east', value: 'east' });
    await until(() => tag.filters);
    expect(tag.filters).to.deep.equal({ f: { label: 'east', value: 'east' } });
    expect(tag.params).to.deep.equal({ city: '上海', region: 'east' });
    choose(tag, 'f', { label: '', value: '' });
    await until(() => (tag.params as Record<string, string>)['region'] !== 'east');
    expect(tag.params).to.deep.equal({ city: '上海', region: 'north' });
  });

  it('may be set to what the page had set before, after its reader chose otherwise', async () => {
    const params = { region: 'west' };
    const filters = { f: { value: 'west' } };
    const { tag, reported } = await open({ params });
    expect(filterOf(tag).value).to.equal('west');
    for (const set of [
      () => (tag.params = params),
      () => (tag.filters = filters),
      () => (tag.params = 'region=west'),
    ]) {
      const before = reported.length;
      choose(tag, 'f', { label: 'east', value: 'east' });
      await until(() => reported.length === before + 2);
      expect(rounds().at(-1)?.[0]?.contextData['region']).to.equal('east');
      set();
      await until(() => filterOf(tag).value === 'west');
      await until(() => rounds().at(-1)?.[0]?.contextData['region'] === 'west');
    }
  });

  it('stay as the reader chose when the page sets a copy of what it had set, as frameworks do at every render', async () => {
    const { tag, reported } = await open({ params: { region: 'west' }, filters: { g: { value: 'steel' } } });
    for (const value of ['east', 'west', 'east']) {
      const before = reported.length;
      choose(tag, 'f', { label: value, value });
      await until(() => reported.length === before + 2);
      const asked = rounds().length;
      for (let render = 0; render < 3; render++) {
        Object.assign(tag, { params: { region: 'west' }, filters: { g: { value: 'steel' } } });
        await settled();
      }
      expect(rounds().at(-1)?.[0]?.contextData['region']).to.equal(value);
      expect(tag.filters).to.deep.equal({ f: { label: value, value }, g: { value: 'steel' } });
      expect([rounds().length, reported.length]).to.deep.equal([asked, before + 2]);
      expect(tag.params).to.deep.equal({ region: value });
    }
    tag.params = { region: 'north' };
    await until(() => rounds().at(-1)?.[0]?.contextData['region'] === 'north');
  });

  it('stay with the screen in which they were chosen', async () => {
    const { tag } = await open({ params: { city: '上海' } });
    choose(tag, 'f', { label: 'east', value: 'east' });
    await until(() => tag.filters);
    tag.src = '/aj/c1?again';
    await heard(tag, 'aj-ready');
    expect([tag.filters, tag.params]).to.deep.equal([undefined, { city: '上海' }]);
  });

  it('have only those asked anew whom they concern', async () => {
    const { tag } = await open();
    tag.filters = { g: { value: 'steel' } };
    await until(() => rounds().length === 2);
    expect(rounds().at(-1)).to.deep.equal([{ setCode: 'first', contextData: { region: 'north', word: 'steel' } }]);
    expect(stageOf(tag).boxOf('g')!.querySelector('aj-text-input')!.value).to.equal('steel');
  });
});
