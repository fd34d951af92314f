import { expect } from '@esm-bundle/chai';
import { answerAll, BrowserService, toDataResponse, toScreen } from './browser-service.testing.ts';
import type { AjBigscreen, DataRequest, HostDataProvider } from './index.ts';
import { heard, openTag, part, until } from './tag.testing.ts';

let service: BrowserService;
beforeEach(() => {
  service = new BrowserService(answerAll);
});
afterEach(() => {
  document.body.replaceChildren();
  service.restore();
});

const asksOfService = () => service.seen.filter(({ path }) => path.endsWith('getDataBatch')).length;
const tableOf = (tag: AjBigscreen) => tag.renderRoot.querySelector('aj-stage')!.boxOf('w1')!.querySelector('aj-table')!;

async function open(dataProvider: unknown): Promise<AjBigscreen> {
  const tag = openTag({ src: '/aj/c1' });
  tag.dataProvider = dataProvider as HostDataProvider;
  await heard(tag, 'aj-ready');
  return tag;
}

describe('data of the page that holds a screen', () => {
  it('is drawn in the place of that of the service, asked for with its parameters', async () => {
    const asked: DataRequest[] = [];
    const tag = await open((request: DataRequest) => {
      asked.push(request);
      return Promise.resolve([{ 月份: '三月' }]);
    });
    expect(tableOf(tag).currentTable.data).to.deep.equal([['三月']]);
    expect(asksOfService()).to.equal(0);
    const { signal, ...rest } = asked[0]!;
    expect(signal).to.be.instanceOf(AbortSignal);
    expect(rest).to.deep.equal({ reportCode: 'sales', widgetId: 'w1', setCode: 'orders', params: { city: '北京' } });
    tag.params = { city: '上海' };
    await until(() => asked.length === 2);
    expect(asked[1]!.params).to.deep.equal({ city: '上海' });
  });

  it('may be pages of rows, and columns', async () => {
    const paged = await open(() => ({ rows: [{ 月份: '三月' }], total: 40 }));
    expect(tableOf(paged).currentTable.total).to.equal(40);
    paged.remove();
    const columns = [{ name: '月份', type: 'string' }];
    const tag = await open(() => ({ columns, data: [['四月', '五月']] }));
    expect(tableOf(tag).currentTable).to.deep.equal({ columns, data: [['四月', '五月']], rowCount: 2 });
  });

  it('comes from the service where the page gives none', async () => {
    const tag = await open(() => undefined);
    expect(asksOfService()).to.equal(1);
    expect(tableOf(tag).currentTable.data[0]).to.deep.equal(['1月', '2月']);
  });

  const wrong: [string, unknown, string][] = [
    ['throws', () => Promise.reject(new Error('kaputt')), '网页提供数据时出错：kaputt'],
    ['gives a text', () => 'rows', '网页提供的数据无法识别：rows: string'],
    ['gives rows that are none', () => [{ a: 1 }, 7], '网页提供的数据无法识别：[1]: 7'],
    ['gives columns of an unknown type', () => ({ columns: [{ name: 'a', type: 'int' }], data: [[1]] }), 'columns[0]'],
    ['gives too few columns', () => ({ columns: [{ name: 'a', type: 'string' }], data: [] }), 'columns: 1, data: 0'],
  ];
  for (const [what, provider, words] of wrong) {
    it(`is an error of the widget when the page ${what}`, async () => {
      const tag = await open(provider);
      expect(tableOf(tag).status).to.equal('error');
      expect(tableOf(tag).errorMessage).to.contain(words);
    });
  }

  it('gives way to that of the service when the page takes it back', async () => {
    const tag = await open(() => [{ 月份: '三月' }]);
    tag.dataProvider = undefined;
    await until(() => tableOf(tag).currentTable.rowCount === 2);
    expect(asksOfService()).to.equal(1);
  });
});

describe('a tag with loading="lazy"', () => {
  it('asks for nothing until it comes near the view', async () => {
    const far = document.createElement('div');
    far.style.height = '5000px';
    document.body.append(far);
    const tag = openTag({ src: '/aj/c1', loading: 'lazy' });
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(service.seen).to.deep.equal([]);
    expect(part(tag, 'loading')).not.to.equal(null);
    const ready = heard(tag, 'aj-ready');
    tag.scrollIntoView();
    await ready;
    expect(service.seen.filter(({ path }) => path === '/reportDashboard/sales')).to.have.length(1);
  });
});

describe('slots of the tag', () => {
  const slotted = (name: string) => Object.assign(document.createElement('p'), { slot: name, textContent: name });
  const shown = (tag: AjBigscreen) =>
    [...tag.querySelectorAll('p')].filter((one) => one.checkVisibility()).map((p) => p.slot);

  it('stand in the place of the skeleton and of the cards', async () => {
    service.answer = () => new Promise(() => undefined);
    const slots = ['loading', 'error', 'empty'].map(slotted);
    const tag = openTag({ src: '/aj/c1' }, ...slots);
    await tag.updateComplete;
    expect(shown(tag)).to.deep.equal(['loading']);
    service.answer = (call) =>
      call.path === '/reportDashboard/sales' ? toDataResponse({ ...toScreen(1), widgets: [] }) : answerAll(call);
    tag.reload();
    await until(() => shown(tag)[0] === 'empty');
    tag.src = 'nonsense';
    await until(() => shown(tag)[0] === 'error');
    expect(part(tag, 'error')?.querySelector('.card')?.checkVisibility()).to.equal(false);
  });
});
