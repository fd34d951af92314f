import { getScreen, saveScreen, type ScreenDocument } from '@aj-report/contract';
import { call } from '../../api/call.ts';
import type { ScreenApi } from './save-store.ts';

/** The calls of the service; errors are shown by the designer itself. */
export const screenApi: ScreenApi = {
  load: (reportCode) =>
    call(getScreen, { params: { reportCode }, query: { revision: 'newest' }, showErrorDialog: false }),
  save: (screen) => call(saveScreen, { body: screen as ScreenDocument, showErrorDialog: false }),
};
