import { expect } from '@esm-bundle/chai';
import type { PlaylistShownItem } from '@aj-report/contract';
import { answerAll, BrowserService, toDataResponse, toFailureResponse, toScreen } from '../browser-service.testing.ts';
import type { AjExcelReport } from '../excel/aj-excel-report.ts';
import { until } from '../tag.testing.ts';
import { playItem, type PlayedItem } from './played-item.ts';

const ITEM: PlaylistShownItem = {
  id: 'a',
  kind: 'excel',
  reportCode: 'ledger',
  page: '',
  text: '',
  severity: 'info',
  seconds: 10,
  from: '',
  to: '',
  weekdays: [],
  transition: 'none',
  priority: 0,
  reportName: '台账',
  revision: 1,
  visible: true,
};
const REPORT = {
  reportCode: 'ledger',
  reportName: '台账',
  revision: 1,
  setParam: {},
  parameters: [],
  autoFilters: [],
  template: { schemaVersion: 1, sheets: [] },
};

const sheetOf = (name: string) => ({
  name,
  rows: 1,
  totalRows: 1,
  columnWidths: [100],
  rowHeights: [20],
  cells: [{ row: 0, column: 0, text: name }],
  merges: [],
  pictures: [],
  freeze: { rows: 0, columns: 0 },
});
const PREVIEW = {
  sheets: [sheetOf('总表'), sheetOf('明细')],
  truncatedSets: [],
  skippedTexts: [],
  missingGlyphs: [],
};

describe('an Excel report in a playlist', () => {
  let service: BrowserService;
  let box: HTMLElement;
  let isFound = true;
  let arePagesAway = false;
  let played: PlayedItem | undefined;

  /** Plays the item in a shadow root, as the player does, where no tag of the page is looked for. */
  const play = (token: () => string, item: Partial<PlaylistShownItem> = {}): PlayedItem => {
    const one = playItem(
      { ...ITEM, ...item },
      { root: '/', language: 'zh', lang: '', access: () => ({ kind: 'share', value: token() }) },
    );
    box.shadowRoot!.append(one.element);
    played = one;
    return one;
  };

  beforeEach(() => {
    isFound = true;
    arePagesAway = false;
    service = new BrowserService(({ path }) => {
      if (!isFound) return toFailureResponse(404, 'record/not-found', '报表不存在');
      if (path === '/reportExcel/preview')
        return arePagesAway ? toFailureResponse(503, '503', '服务器不可用') : toDataResponse(PREVIEW);
      return toDataResponse(REPORT);
    });
    box = document.createElement('div');
    box.attachShadow({ mode: 'open' });
    document.body.append(box);
  });
  afterEach(() => {
    played?.stop();
    box.remove();
    service.restore();
  });

  it('comes though nothing defined its tag, with the rights of the moment', async () => {
    expect(customElements.get('aj-excel-report')).to.equal(undefined);
    let token = 'first';
    const one = play(() => token);
    // The wall gets another token while the code of the tag travels.
    token = 'second';
    one.renew();
    await one.ready;
    expect(box.shadowRoot!.querySelector<AjExcelReport>('aj-excel-report')!.isConnected).to.equal(true);
    expect(service.seen.map(({ headers }) => headers.get('share-token')))
      .to.include('second')
      .and.not.include('first');
  });

  const chosen = () =>
    box.shadowRoot!.querySelector('aj-excel-report')!.shadowRoot!.querySelector('[aria-selected="true"]')?.textContent;

  it('shows the sheet that its item names, and says when there is none of that name', async () => {
    await play(() => 't', { page: '明细' }).ready;
    expect(chosen()?.trim()).to.equal('明细');
    played?.stop();
    const reason = await play(() => 't', { page: '旧表' }).ready.then(
      () => '',
      (error: Error) => error.message,
    );
    expect(reason).to.contain('旧表');
  });

  it('shows its sheets in turn from when it is seen', async () => {
    const one = play(() => 't', { seconds: 3 });
    await one.ready;
    expect(chosen()?.trim()).to.equal('总表');
    one.seen();
    await until(() => chosen()?.trim() === '明细');
    await until(() => chosen()?.trim() === '总表');
  });

  it('is not there before its rows are', async () => {
    arePagesAway = true;
    const reason = await play(() => 't').ready.then(
      () => '',
      (error: Error) => error.message,
    );
    expect(reason).to.contain('服务器不可用');
  });

  it('says why it cannot be shown', async () => {
    isFound = false;
    const reason = await play(() => 't').ready.then(
      () => '',
      (error: Error) => error.message,
    );
    expect(reason).to.contain('报表不存在');
  });

  it('says that the browser is too old for it', async () => {
    const supports = CSS.supports;
    CSS.supports = () => false;
    const reason = await play(() => 't').ready.then(
      () => '',
      (error: Error) => error.message,
    );
    CSS.supports = supports;
    expect(reason).to.contain('此浏览器版本过低').and.to.contain('CSS color-mix()');
  });
});

describe('a screen in a playlist', () => {
  let service: BrowserService;
  let played: PlayedItem | undefined;

  beforeEach(() => {
    service = new BrowserService((call) => {
      if (!call.path.startsWith('/reportDashboard/sales')) return answerAll(call);
      const screen = toScreen(1);
      return toDataResponse({ ...screen, dashboard: { ...screen.dashboard, language: 'zh' } });
    });
    document.documentElement.lang = 'en';
  });
  afterEach(() => {
    played?.stop();
    service.restore();
    document.documentElement.removeAttribute('lang');
  });

  for (const [lang, spoken] of [
    ['', 'zh'],
    ['en', 'en'],
  ] as const)
    it(`speaks ${spoken}, its own language being zh, on an English wall whose address asks for “${lang}”`, async () => {
      await import('../index.ts');
      const screen: PlaylistShownItem = { ...ITEM, kind: 'screen', reportCode: 'sales' };
      played = playItem(screen, { root: '/', language: 'en', lang, access: () => null });
      document.body.append(played.element);
      await played.ready;
      const tag = played.element.querySelector('aj-bigscreen')!;
      expect(tag.renderRoot.querySelector('aj-stage')!.language).to.equal(spoken);
    });
});
