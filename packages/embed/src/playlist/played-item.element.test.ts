import { expect } from '@esm-bundle/chai';
import type { PlaylistShownItem } from '@aj-report/contract';
import { BrowserService, toDataResponse, toFailureResponse } from '../browser-service.testing.ts';
import type { AjExcelReport } from '../excel/aj-excel-report.ts';
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

describe('an Excel report in a playlist', () => {
  let service: BrowserService;
  let box: HTMLElement;
  let isFound = true;
  let played: PlayedItem | undefined;

  /** Plays the item in a shadow root, as the player does, where no tag of the page is looked for. */
  const play = (token: () => string): PlayedItem => {
    const one = playItem(ITEM, { root: '/', language: 'zh', access: () => ({ kind: 'share', value: token() }) });
    box.shadowRoot!.append(one.element);
    played = one;
    return one;
  };

  beforeEach(() => {
    isFound = true;
    service = new BrowserService(({ path }) => {
      if (!isFound) return toFailureResponse(404, 'record/not-found', '报表不存在');
      if (path === '/reportExcel/preview')
        return toDataResponse({ sheets: [], truncatedSets: [], skippedTexts: [], missingGlyphs: [] });
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
