import { STORAGE_KEYS } from '@aj-report/contract';
import type { ReportShown } from '../excel/excel-session.ts';
import { toLoginUrl } from './login-url.ts';
import { createGrantStore, mayDo, readAccess, readLanguage } from './viewer-storage.ts';

/** Fills the page with the Excel report that its address names. The tag itself comes from the embed script beside this one. */
async function openReport(): Promise<void> {
  const report = document.createElement('aj-excel-report');
  // The script loads the tag's code when one stands on the page.
  document.body.append(report);
  await customElements.whenDefined('aj-excel-report');
  report.loginUrl = toLoginUrl(location);
  report.grants = createGrantStore(localStorage);
  report.access = readAccess(localStorage);
  if (mayDo(localStorage, 'reportScheduleManage:insert', 'excelManage:export')) report.scheduleUrl = '/report/schedule';
  report.autofocus = true;
  report.src = location.href;
  report.addEventListener('aj-load', (event) => {
    document.title = (event as CustomEvent<ReportShown>).detail.reportName;
  });
  // A log-in or log-out in another tab counts here at once.
  window.addEventListener('storage', ({ key }) => {
    if (key === null || key === STORAGE_KEYS.token) report.access = readAccess(localStorage);
  });
}

document.documentElement.lang = readLanguage(localStorage, navigator.language);
void openReport();
