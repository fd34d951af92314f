import { can, createReport, saveScreen, updateExcelReport, type ReportSave } from '@aj-report/contract';
import { call } from '../../api/call.ts';
import type { Values } from '../../crud/define-resource.ts';
import { translate } from '../../i18n/i18n.ts';
import { currentLanguage } from '../../i18n/language.ts';
import { designerAddress, excelDesignerAddress } from '../../screen/screen-address.ts';
import { readSetCodes } from '../../screen/set-codes.ts';
import { useSession } from '../../session/session-store.ts';
import { askToConfirm } from '../../shell/confirm.tsx';
import { openTab } from '../../shell/open-tab.ts';
import { toFirstDraft } from './new-screen.ts';
import { storeDraft } from './store-draft.ts';

/** Makes a report, a screen with its first draft, and opens it for whoever may design it. */
export async function createAndOpen(values: Values, body: ReportSave): Promise<void> {
  await call(createReport, { body });
  const { authorities } = useSession.getState().user ?? {};
  const isScreen = body.reportType !== 'report_excel';
  if (!can(isScreen ? saveScreen.permission : updateExcelReport.permission, authorities)) return;
  if (isScreen) await storeDraft(() => saveFirstDraft(values, body), askToTryAgain);
  const address = isScreen ? designerAddress : excelDesignerAddress;
  openTab(address(body.reportCode));
}

async function saveFirstDraft(values: Values, body: ReportSave): Promise<void> {
  const draft = await toFirstDraft(values, body, currentLanguage(), readSetCodes);
  await call(saveScreen, { body: draft, showErrorDialog: false });
}

function askToTryAgain(why: string): Promise<boolean> {
  return askToConfirm({
    title: translate('report.draftFailed'),
    message: translate('report.draftFailedText', { why }),
    confirmLabel: translate('report.draftAgain'),
    cancelLabel: translate('report.draftWithout'),
  });
}
