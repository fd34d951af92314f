import { can, createReport, saveScreen, updateExcelReport, type ReportSave } from '@aj-report/contract';
import { call } from '../../api/call.ts';
import type { Values } from '../../crud/define-resource.ts';
import { currentLanguage } from '../../i18n/language.ts';
import { designerAddress, excelDesignerAddress } from '../../screen/screen-address.ts';
import { readSetCodes } from '../../screen/set-codes.ts';
import { useSession } from '../../session/session-store.ts';
import { toFirstDraft } from './new-screen.ts';

/** Makes a report, a screen with its first draft, and opens it for whoever may design it. */
export async function createAndOpen(values: Values, body: ReportSave): Promise<void> {
  await call(createReport, { body });
  const { authorities } = useSession.getState().user ?? {};
  const isScreen = body.reportType !== 'report_excel';
  if (!can(isScreen ? saveScreen.permission : updateExcelReport.permission, authorities)) return;
  // Without its draft the screen opens with the size and theme of all.
  if (isScreen) {
    const draft = toFirstDraft(values, body, currentLanguage(), readSetCodes);
    await draft.then((document) => call(saveScreen, { body: document })).catch(() => undefined);
  }
  const address = isScreen ? designerAddress : excelDesignerAddress;
  window.open(address(body.reportCode), '_blank', 'noopener');
}
