import { expect } from '@esm-bundle/chai';
import { BrowserService, toDataResponse, type SeenCall } from '../browser-service.testing.ts';
import { AjExcelReport } from './aj-excel-report.ts';
import './define.ts';

let service: BrowserService;
let tag: AjExcelReport;
/** What the service says of the report. */
let report: Readonly<Record<string, unknown>>;
let sheets: readonly object[];
let skippedTexts: readonly object[] = [];
let missingGlyphs: readonly object[] = [];

const city = { setCode: 'orders', paramName: 'city', label: '城市', paramType: 'string', required: false };
const open = { ...city, allowedValues: [], value: '上海', locked: false };

const CITIES = {
  values: ['杭州', '上海', '北京,东城'].map((value) => ({ value, text: value })),
  hasMore: false,
};

beforeEach(async () => {
  sheets = [];
  report = {
    reportCode: 'ledger',
    reportName: '台账',
    revision: 1,
    setParam: {},
    parameters: [open],
    autoFilters: [],
    template: { schemaVersion: 1, sheets: [] },
    shareUpdateTime: 'monday',
  };
  service = new BrowserService(({ path }) => {
    const share = { shareCode: 'c1', reportName: '台账', reportType: 'report_excel', needPassword: false };
    if (path.startsWith('/reportShare/detail')) return toDataResponse(share);
    if (path === '/reportShare/token') return toDataResponse({ ...share, shareToken: 't1', reportCode: 'ledger' });
    if (path === '/reportExcel/preview')
      return toDataResponse({ sheets, truncatedSets: [], skippedTexts, missingGlyphs });
    if (path === '/reportExcel/exportExcel') return toDataResponse({ jobId: 'j1' });
    if (path === '/job/j1') return toDataResponse({ status: 'failed', progress: 0, failureReason: '磁盘已满' });
    if (path === '/reportExcel/parameterValues') return toDataResponse(CITIES);
    return toDataResponse(report);
  });
  tag = document.createElement('aj-excel-report') as AjExcelReport;
  tag.setAttribute('src', '/el/c1');
  tag.setAttribute('lang', 'zh');
  document.body.append(tag);
  await asked(1);
});

afterEach(() => {
  tag.remove();
  service.restore();
});

function previews(): SeenCall[] {
  return service.seen.filter(({ path }) => path === '/reportExcel/preview');
}

/** The body of the nth time that rows were asked for. */
async function asked(count: number): Promise<SeenCall['body']> {
  while (previews().length < count) await new Promise((resolve) => setTimeout(resolve, 10));
  await tag.updateComplete;
  return previews()[count - 1]!.body;
}

function button(label: string): HTMLButtonElement {
  const all = [...tag.renderRoot.querySelectorAll('button')];
  return all.find((one) => `${one.title}${one.ariaLabel}${one.textContent}`.includes(label))!;
}

/** Opens the panel, whose controls are fetched then. */
async function openQuery(): Promise<void> {
  button('查询').click();
  while (!tag.renderRoot.querySelector('[part="query"]')) await new Promise((resolve) => setTimeout(resolve, 10));
  await tag.updateComplete;
}

describe('aj-excel-report', () => {
  it('chooses by controls of the types: lists among their values, ranges as one field, months, yes or no', async () => {
    const one = (paramName: string, more: object) => ({ ...open, paramName, label: paramName, value: '', ...more });
    const parameters = [
      one('city', { paramType: 'list', hasValues: true, value: '上海' }),
      one('since', { paramType: 'date', rangeEnd: 'until', value: 'today', startValue: '2026-01-02' }),
      one('until', { paramType: 'date' }),
      one('at', { paramType: 'datetime', value: '2026-03-04 05:06:07' }),
      one('month', { paramType: 'month', startValue: '2026-05', value: 'month-start' }),
      one('paid', { paramType: 'boolean' }),
    ];
    report = { ...report, parameters, shareUpdateTime: 'tuesday' };
    window.dispatchEvent(new Event('online'));
    await asked(2);
    await openQuery();
    const root = tag.renderRoot;
    const inputs = [...root.querySelectorAll<HTMLInputElement>('.query input')];
    expect(inputs.map(({ type, value }) => [type, value])).to.deep.equal([
      ['date', '2026-01-02'],
      ['date', ''],
      ['datetime-local', '2026-03-04T05:06:07'],
      ['month', '2026-05'],
    ]);
    const choices = root.querySelector<HTMLElement & { updateComplete: Promise<unknown> }>('aj-excel-choices')!;
    choices.shadowRoot!.querySelector<HTMLElement>('.shown')!.click();
    const boxes = () => [...choices.shadowRoot!.querySelectorAll<HTMLInputElement>('.value input')];
    while (boxes().length < 3) await new Promise((resolve) => setTimeout(resolve, 10));
    expect(boxes().map(({ checked }) => checked)).to.deep.equal([true, false, false]);
    boxes()[2]!.click();
    await tag.updateComplete;
    const paid = root.querySelector<HTMLSelectElement>('.query select')!;
    paid.value = 'false';
    paid.dispatchEvent(new Event('change'));
    await tag.updateComplete;
    root.querySelector<HTMLFormElement>('form')?.requestSubmit();
    expect((await asked(3))['setParam']).to.deep.equal({
      orders: {
        city: ['上海', '北京,东城'],
        since: '2026-01-02',
        at: '2026-03-04 05:06:07',
        month: '2026-05',
        paid: 'false',
      },
    });
  });

  it('asks for its rows anew when the report was changed, with the values that the reader chose', async () => {
    await openQuery();
    const input = tag.renderRoot.querySelector<HTMLInputElement>('[part="query"] input')!;
    input.value = '北京';
    input.dispatchEvent(new Event('input', { bubbles: true }));
    await tag.updateComplete;
    tag.renderRoot.querySelector<HTMLFormElement>('form')?.requestSubmit();
    expect((await asked(2))['setParam']).to.deep.equal({ orders: { city: '北京' } });
    report = { ...report, shareUpdateTime: 'tuesday' };
    window.dispatchEvent(new Event('online'));
    expect((await asked(3))['setParam']).to.deep.equal({ orders: { city: '北京' } });
    report = { ...report, revision: 2, parameters: [] };
    window.dispatchEvent(new Event('online'));
    expect((await asked(4))['setParam']).to.deep.equal({});
  });

  it('has a menu and tabs for keys alone', async () => {
    const lines = { columnWidths: [80], rowHeights: [24], freeze: { rows: 0, columns: 0 }, merges: [], pageBreaks: [] };
    const sheet = { ...lines, cells: [], pictures: [], rows: 1, columns: 1, firstRow: 0, totalRows: 1 };
    sheets = ['一', '二', '三'].map((name) => ({ ...sheet, name }));
    tag.refresh();
    await asked(2);
    while (button('导出').disabled) await new Promise((resolve) => setTimeout(resolve, 10));
    const root = tag.renderRoot as ShadowRoot;
    const press = async (key: string) => {
      root.activeElement!.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
      await tag.updateComplete;
      await Promise.resolve();
    };
    const format = () => (root.activeElement as HTMLElement).dataset['format'];
    button('导出').focus();
    await press('ArrowDown');
    expect(format()).to.equal('excel');
    await press('ArrowUp');
    expect(format()).to.equal('png');
    await press('Home');
    await press('ArrowDown');
    expect(format()).to.equal('pdf');
    await press('Escape');
    expect(root.querySelector('.menu')).to.equal(null);
    expect(root.activeElement).to.equal(button('导出'));
    root.querySelector<HTMLElement>('[role=tab][aria-selected=true]')!.focus();
    await press('ArrowRight');
    await press('ArrowRight');
    expect(root.activeElement?.textContent?.trim()).to.equal('三');
    expect(root.activeElement?.getAttribute('aria-selected')).to.equal('true');
  });

  it('exports the page that is in sight as a picture', async () => {
    const lines = { columnWidths: [80, 80], rowHeights: Array<number>(100).fill(24), freeze: { rows: 0, columns: 0 } };
    const cells = Array.from({ length: 100 }, (_, row) => ({ row, column: 0, value: row, text: `${row}` }));
    const rest = { merges: [], pageBreaks: [], pictures: [], rows: 100, columns: 2, firstRow: 0, totalRows: 100 };
    sheets = [{ name: '一', cells, ...lines, ...rest }];
    tag.style.cssText = 'display: block; height: 400px';
    tag.refresh();
    await asked(2);
    const box = tag.renderRoot.querySelector('.sheet')!;
    const bodies = () => service.seen.filter(({ path }) => path === '/reportExcel/exportExcel').map(({ body }) => body);
    /** Until the answer that a job has failed is there. */
    const exportPage = async (count: number) => {
      while (button('导出').disabled) await new Promise((resolve) => setTimeout(resolve, 10));
      button('导出').click();
      await tag.updateComplete;
      tag.renderRoot.querySelector<HTMLButtonElement>('[data-format=png]')!.click();
      do await new Promise((resolve) => setTimeout(resolve, 10));
      while (bodies().length < count || !tag.renderRoot.textContent!.includes('磁盘已满'));
    };
    await exportPage(1);
    box.scrollTop = 10_000;
    await exportPage(2);
    expect(bodies().map((body) => body['exportType'])).to.deep.equal(['gaea_template_png', 'gaea_template_png']);
    const places = [0, 99].map((row) => ({ sheet: 0, row, column: 0 }));
    expect(bodies().map((body) => body['place'])).to.deep.equal(places);
  });

  it('shows signs in place of a number or day that has no room, and texts as far as they go', async () => {
    const cell = (column: number, value: unknown, text: string, numberFormat?: string) => {
      return { row: 0, column, value, text, ...(numberFormat ? { style: { numberFormat } } : {}) };
    };
    const sheet = { name: 'S', rows: 1, columns: 4, firstRow: 0, totalRows: 1, merges: [], rowHeights: [24] };
    const cells = [
      cell(0, 12_345_678.9, '12,345,678.90', '#,##0.00'),
      cell(1, 7, '7'),
      cell(2, '2026-11-27', '2026年11月27日', 'yyyy"年"m"月"d"日"'),
      cell(3, '很长的一段文字，没有地方', '很长的一段文字，没有地方'),
    ];
    const rest = { freeze: { rows: 0, columns: 0 }, pageBreaks: [], pictures: [] };
    sheets = [{ ...sheet, cells, columnWidths: [60, 60, 60, 60], ...rest }];
    missingGlyphs = [{ character: '𠮷', place: 'S!D1' }];
    skippedTexts = [{ setCode: 'orders', field: 'amount', cells: ['S!A1'], count: 3, rows: 10 }];
    tag.style.cssText = 'display: block; height: 400px; width: 600px';
    button('刷新').click();
    await asked(2);
    const shown = () => [...tag.renderRoot.querySelectorAll<HTMLElement>('.cell')];
    while (shown().length < 4) await new Promise((resolve) => setTimeout(resolve, 10));
    const texts = shown().map((one) => one.textContent);
    expect(texts[0]).to.match(/^#{4,}$/);
    expect(texts[1]).to.equal('7');
    expect(texts[2]).to.match(/^#{4,}$/);
    expect(texts[3]).to.equal('很长的一段文字，没有地方');
    expect(shown()[0]?.title).to.equal('12,345,678.90');
    expect(tag.renderRoot.querySelector('[data-skipped]')?.textContent).to.equal(
      'orders.amount 有 3 个值（共 10 行）不是数字，合计时未计入（S!A1）。',
    );
    expect(tag.renderRoot.querySelector('[data-missing]')?.textContent).to.contain('显示为方框：𠮷（S!D1）。');
    [skippedTexts, missingGlyphs] = [[], []];
  });
});
