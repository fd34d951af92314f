import { expect } from '@esm-bundle/chai';
import { BrowserService, toDataResponse } from '../browser-service.testing.ts';
import { AjExcelReport } from './aj-excel-report.ts';
import './define.ts';

const one = (paramName: string, value: string) => {
  return { setCode: 'orders', paramName, label: paramName, paramType: 'string', required: false, value, locked: false };
};
const parameters = [one('city', '上海'), one('grade', 'A')].map((given) => ({ ...given, allowedValues: [] }));
const REPORT = {
  reportCode: 'ledger',
  reportName: '台账',
  revision: 1,
  setParam: {},
  parameters,
  autoFilters: [{ sheet: '一', setCode: 'orders', field: 'city', label: '城市', paramType: 'string' }],
  template: { schemaVersion: 1, sheets: [] },
  shareUpdateTime: 'monday',
};
const ROWS = { columnWidths: [80], rowHeights: [24], freeze: { rows: 0, columns: 0 }, merges: [], pageBreaks: [] };
const SHEET = { name: '一', ...ROWS, cells: [], pictures: [], rows: 1, columns: 1, firstRow: 0, totalRows: 1 };

let service: BrowserService;
let tag: AjExcelReport;
let heard: unknown[];

beforeEach(async () => {
  service = new BrowserService(({ path }) => {
    const share = { shareCode: 'c1', reportName: '台账', reportType: 'report_excel', needPassword: false };
    if (path.startsWith('/reportShare/detail')) return toDataResponse(share);
    if (path === '/reportShare/token') return toDataResponse({ ...share, shareToken: 't1', reportCode: 'ledger' });
    if (path === '/reportExcel/preview')
      return toDataResponse({ sheets: [SHEET], truncatedSets: [], skippedTexts: [], missingGlyphs: [] });
    return toDataResponse(REPORT);
  });
  tag = document.createElement('aj-excel-report') as AjExcelReport;
  Object.assign(tag, { src: '/el/c1', lang: 'zh', params: { city: '北京' } });
  heard = [];
  tag.addEventListener('aj-params-change', (event) => heard.push((event as CustomEvent).detail));
  document.body.append(tag);
  await asked(1);
});
afterEach(() => {
  tag.remove();
  service.restore();
});

const settled = () => new Promise((resolve) => setTimeout(resolve, 50));
const bodies = () => service.seen.filter(({ path }) => path === '/reportExcel/preview').map(({ body }) => body);

/** Parameters of the nth question, which is the last one. */
async function asked(count: number): Promise<unknown> {
  while (bodies().length < count) await new Promise((resolve) => setTimeout(resolve, 10));
  await settled();
  expect(bodies()).to.have.length(count);
  return (bodies().at(-1)!['setParam'] as Record<string, unknown>)['orders'];
}

/** Asks for another city in the panel, as a reader does. */
async function choose(city: string): Promise<void> {
  const root = tag.renderRoot;
  const buttons = [...root.querySelectorAll('button')];
  buttons.find((one) => `${one.title}${one.ariaLabel}${one.textContent}`.includes('查询'))?.click();
  while (!root.querySelector('[part="query"]')) await new Promise((resolve) => setTimeout(resolve, 10));
  const input = root.querySelector<HTMLInputElement>('[part="query"] input')!;
  input.value = city;
  input.dispatchEvent(new Event('input', { bubbles: true }));
  await tag.updateComplete;
  root.querySelector<HTMLFormElement>('form')?.requestSubmit();
}

describe('parameters of a tag of an Excel report', () => {
  it('count when they are set after its start, and what is not mentioned stays', async () => {
    tag.params = 'grade=B';
    expect(await asked(2)).to.deep.equal({ city: '北京', grade: 'B' });
    tag.setAttribute('params', 'city=杭州');
    expect(await asked(3)).to.deep.equal({ city: '杭州', grade: 'B' });
    tag.params = { city: '杭州' };
    await asked(3);
    expect(heard).to.deep.equal([]);
  });

  it('are reported and read as the reader asked', async () => {
    await choose('广州');
    expect(await asked(2)).to.deep.equal({ city: '广州', grade: 'A' });
    expect(heard).to.deep.equal([{ params: { city: '广州', grade: 'A' } }]);
    expect(tag.params).to.deep.equal({ city: '广州', grade: 'A' });
  });

  it('stay the reader\u2019s while the page says again what it said, or gives back what it heard', async () => {
    await choose('广州');
    await asked(2);
    tag.params = { city: '北京' };
    await settled();
    expect(tag.params).to.deep.equal({ city: '广州', grade: 'A' });
    tag.params = { city: '广州', grade: 'A' };
    await asked(2);
    tag.params = { city: '北京' };
    expect(await asked(3)).to.deep.equal({ city: '北京', grade: 'A' });
    expect(heard).to.have.length(1);
  });
});

describe('an Excel report on a wall', () => {
  const seen = (selector: string) =>
    [...tag.renderRoot.querySelectorAll<HTMLElement>(selector)].filter((one) => one.offsetHeight > 0).length;

  it('has no bars, and no tab of the only sheet', async () => {
    expect([seen('.toolbar'), seen('.tabs')]).to.deep.equal([1, 1]);
    tag.kiosk = true;
    await tag.updateComplete;
    expect([seen('.toolbar'), seen('.tabs')]).to.deep.equal([0, 0]);
  });
});
