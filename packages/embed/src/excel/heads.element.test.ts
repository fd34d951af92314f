import { expect } from '@esm-bundle/chai';
import { BrowserService, toDataResponse, toFailureResponse, type SeenCall } from '../browser-service.testing.ts';
import { AjExcelReport } from './aj-excel-report.ts';
import './define.ts';

const CITY = { setCode: 'orders', field: 'city' };
const AMOUNT = { setCode: 'orders', field: 'amount' };
const OFFER = { ...CITY, label: '城市', sort: true, filter: true };
const SHEET = {
  name: '明细',
  rows: 2,
  columns: 2,
  firstRow: 0,
  totalRows: 2,
  cells: [
    { row: 0, column: 0, value: '城市', text: '城市', autoFilter: { ...CITY, sort: true, filter: true } },
    { row: 0, column: 1, value: '金额', text: '金额', autoFilter: { ...AMOUNT, sort: true, filter: true } },
    { row: 1, column: 0, value: '杭州', text: '杭州' },
  ],
  merges: [],
  columnWidths: [120, 120],
  rowHeights: [24, 24],
  freeze: { rows: 1, columns: 0 },
  pageBreaks: [],
  pictures: [],
};
const VALUES = {
  type: 'string',
  values: [
    { value: '杭州', count: 3 },
    { value: null, count: 1 },
  ],
  hasMore: false,
};

let service: BrowserService;
let tag: AjExcelReport;
let answerValues: () => Response | Promise<Response>;
let shown: string[];

beforeEach(() => {
  answerValues = () => toDataResponse(VALUES);
  shown = [];
  service = new BrowserService(({ path }) => {
    if (path === '/reportExcel/preview') return toDataResponse({ sheets: [SHEET], truncatedSets: [] });
    if (path === '/reportExcel/fieldValues') return answerValues();
    return toDataResponse({
      reportCode: 'ledger',
      reportName: '台账',
      revision: 1,
      parameters: [],
      autoFilters: [OFFER, { ...OFFER, ...AMOUNT, label: '金额' }],
      template: { schemaVersion: 1, sheets: [] },
    });
  });
  tag = document.createElement('aj-excel-report') as AjExcelReport;
  tag.lang = 'zh';
  tag.addEventListener('aj-rows', (event) => shown.push((event as CustomEvent<{ rows: string }>).detail.rows));
});

afterEach(() => {
  tag.remove();
  service.restore();
});

async function until<T>(find: () => T | null | undefined | false): Promise<T> {
  for (;;) {
    const found = find();
    if (found) return found;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

const calls = (path: string): SeenCall[] => service.seen.filter((call) => call.path === path);
const inTag = (selector: string) => tag.renderRoot.querySelector<HTMLElement>(selector);
const inPanel = (selector: string) =>
  inTag('aj-excel-filter')?.shadowRoot?.querySelector<HTMLInputElement>(selector) ?? null;

async function show(src: string): Promise<void> {
  tag.setAttribute('src', src);
  document.body.append(tag);
  await until(() => inTag('.head-button'));
}

describe('the heads of a report', () => {
  it('let it be sorted and filtered, and tell so', async () => {
    await show('/excelreport/viewer?reportCode=ledger');
    inTag('.head-button')!.click();
    const tick = await until(() => inPanel('.value input'));
    expect(calls('/reportExcel/fieldValues')[0]?.body).to.deep.include(CITY);
    tick.click();
    inPanel('footer .main')!.click();
    await until(() => calls('/reportExcel/preview').length === 2);
    const filter = [{ ...CITY, symbol: 'in', value: ['杭州'] }];
    expect(calls('/reportExcel/preview')[1]?.body).to.deep.include({ filter });
    await until(() => inTag('.head-button')?.ariaLabel?.includes('已筛选'));
    await until(() => tag.shadowRoot?.activeElement === inTag('.head-button'));
    inTag('.head-button')!.click();
    (await until(() => inPanel('[data-order=desc]'))).click();
    await until(() => calls('/reportExcel/preview').length === 3);
    expect(calls('/reportExcel/preview')[2]?.body).to.deep.include({ filter, sort: [{ ...CITY, order: 'desc' }] });
    expect(shown).to.deep.equal(['orders:city:in:杭州', 'orders:city:desc;orders:city:in:杭州']);
  });

  it('begin as the address or the page says, without what the report does not offer', async () => {
    await show('/excelreport/viewer?reportCode=ledger&~rows=orders:city:asc;orders:secret:in:x');
    expect(calls('/reportExcel/preview')[0]?.body).to.deep.include({ sort: [{ ...CITY, order: 'asc' }] });
    expect(calls('/reportExcel/preview')[0]?.body).not.to.have.property('filter');
    inTag('.chip')!.click();
    await until(() => calls('/reportExcel/preview').length === 2);
    expect(calls('/reportExcel/preview')[1]?.body).not.to.have.property('sort');
    expect(shown).to.deep.equal(['']);
  });

  it('say why there are no values, and ask again', async () => {
    answerValues = () => toFailureResponse(422, 'sql/failed', '字段不存在');
    await show('/excelreport/viewer?reportCode=ledger');
    inTag('.head-button')!.click();
    const note = await until(() => inPanel('[role=alert]'));
    expect(note.textContent).to.contain('字段不存在');
    answerValues = () => toDataResponse(VALUES);
    inPanel('[role=alert] button')!.click();
    await until(() => inPanel('.value'));
  });

  it('show no values of the head that was open before', async () => {
    await show('/excelreport/viewer?reportCode=ledger');
    inTag('.head-button')!.click();
    await until(() => inPanel('.value'));
    let answer: (response: Response) => void = () => {};
    answerValues = () => new Promise((resolve) => (answer = resolve));
    inTag('[data-head="orders.amount"]')!.click();
    await until(() => inPanel('h2')?.textContent === '金额');
    expect(inPanel('.value')).to.equal(null);
    expect(inPanel('.values .block')).not.to.equal(null);
    answer(toDataResponse({ type: 'integer', values: [{ value: 7, count: 1 }], hasMore: false }));
    expect((await until(() => inPanel('.value')))?.textContent).to.contain('7');
  });

  it('keep what was chosen when access changes and the element is put back, until its source changes', async () => {
    await show('/excelreport/viewer?reportCode=ledger&~rows=orders:city:asc');
    inTag('.head-button')!.click();
    (await until(() => inPanel('[data-order=desc]'))).click();
    const asked = async (count: number) => {
      await until(() => calls('/reportExcel/preview').length === count);
      return calls('/reportExcel/preview')[count - 1]?.body['sort'];
    };
    const chosen = [{ ...CITY, order: 'desc' }];
    expect(await asked(2)).to.deep.equal(chosen);
    tag.access = { kind: 'host', value: 't2' };
    expect(await asked(3)).to.deep.equal(chosen);
    tag.remove();
    document.body.append(tag);
    expect(await asked(4)).to.deep.equal(chosen);
    tag.src = '/excelreport/viewer?reportCode=other&~rows=orders:amount:asc';
    expect(await asked(5)).to.deep.equal([{ ...AMOUNT, order: 'asc' }]);
  });

  it('search the values, and close on Escape and on a press beside', async () => {
    await show('/excelreport/viewer?reportCode=ledger');
    inTag('.head-button')!.click();
    const search = await until(() => inPanel('[data-part=search]'));
    search.value = '杭';
    search.dispatchEvent(new Event('input'));
    await until(() => calls('/reportExcel/fieldValues').some(({ body }) => body['search'] === '杭'));
    search.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, composed: true }));
    await until(() => !inTag('aj-excel-filter'));
    await until(() => tag.shadowRoot?.activeElement === inTag('.head-button'));
    inTag('.head-button')!.click();
    await until(() => inPanel('[data-part=search]'));
    document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, composed: true }));
    await until(() => !inTag('aj-excel-filter'));
  });
});
