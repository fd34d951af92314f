import { BASE_PREFIX, STORAGE_KEYS } from '@aj-report/contract';
import { ROWS_KEY } from '../excel/chosen-rows.ts';
import type { ReportShown, RowsShown } from '../report-state.ts';
import { SCRIPT_ROOT } from '../script-address.ts';
import { siteStorage } from '../site-storage.ts';
import { hideIdlePointer, keepAwake, reloadWhenLarge } from './kiosk.ts';
import { toLoginUrl } from './login-url.ts';
import { isKiosk, mayKeep } from './may-keep.ts';
import { takePaperLook } from './wall-look.ts';
import { createGrantStore, mayDo, readAccess, readLanguage } from './viewer-storage.ts';

/** Fills the page with the Excel report that its address names. The tag itself comes from the embed script beside this one. */
async function openReport(): Promise<void> {
  const report = document.createElement('aj-excel-report');
  // The script loads the tag's code when one stands on the page.
  document.body.append(report);
  await customElements.whenDefined('aj-excel-report');
  report.loginUrl = toLoginUrl(location, document.documentElement.lang);
  report.grants = createGrantStore(siteStorage);
  report.access = readAccess(siteStorage);
  if (mayDo(siteStorage, 'reportScheduleManage:insert', 'excelManage:export')) report.scheduleUrl = '/report/schedule';
  report.autofocus = !isKiosk;
  report.kiosk = isKiosk;
  if (isKiosk) report.fit = 'width';
  if (mayKeep()) report.keptReports = (await import('./start-from-disk.ts')).startFromDisk()?.reports;
  report.src = location.href;
  report.addEventListener('aj-load', (event) => {
    document.title = (event as CustomEvent<ReportShown>).detail.reportName;
  });
  // What is sorted and filtered stays with the address: for a reload, a bookmark, and whoever gets it.
  report.addEventListener('aj-rows', (event) => {
    const url = new URL(location.href);
    const { rows } = (event as CustomEvent<RowsShown>).detail;
    if (rows === '') url.searchParams.delete(ROWS_KEY);
    else url.searchParams.set(ROWS_KEY, rows);
    history.replaceState(null, '', url);
  });
  // A log-in or log-out in another tab counts here at once.
  window.addEventListener('storage', ({ key }) => {
    if (key === null || key === STORAGE_KEYS.token) report.access = readAccess(siteStorage);
  });
}

document.documentElement.lang = readLanguage(siteStorage, navigator.language);
takePaperLook(location.search, document);
void openReport();
if (isKiosk) {
  hideIdlePointer(document);
  keepAwake(document);
  reloadWhenLarge(`${SCRIPT_ROOT}${BASE_PREFIX.slice(1)}/health`, () => location.reload());
}
