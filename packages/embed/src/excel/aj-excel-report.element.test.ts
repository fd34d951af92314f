import { expect } from '@esm-bundle/chai';
import { BrowserService, toDataResponse, type SeenCall } from '../browser-service.testing.ts';
import { AjExcelReport } from './aj-excel-report.ts';
import './define.ts';

let service: BrowserService;
let tag: AjExcelReport;
/** What the service says of the report. */
let report: Readonly<Record<string, unknown>>;

const city = { setCode: 'orders', paramName: 'city', label: '城市', paramType: 'string', required: false };
const open = { ...city, allowedValues: [], value: '上海', locked: false };

beforeEach(async () => {
  report = {
    reportCode: 'ledger',
    reportName: '台账',
    revision: 1,
    setParam: {},
    parameters: [open],
    template: { schemaVersion: 1, sheets: [] },
    shareUpdateTime: 'monday',
  };
  service = new BrowserService(({ path }) => {
    const share = { shareCode: 'c1', reportName: '台账', reportType: 'report_excel', needPassword: false };
    if (path.startsWith('/reportShare/detail')) return toDataResponse(share);
    if (path === '/reportShare/token') return toDataResponse({ ...share, shareToken: 't1', reportCode: 'ledger' });
    if (path === '/reportExcel/preview') return toDataResponse({ sheets: [], truncatedSets: [] });
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

describe('aj-excel-report', () => {
  it('asks for its rows anew when the report was changed, with the values that the reader chose', async () => {
    button('查询').click();
    await tag.updateComplete;
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
});
