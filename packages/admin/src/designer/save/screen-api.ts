import { getScreen, saveScreen, type ScreenDocument } from '@aj-report/contract';
import { call } from '../../api/call.ts';
import { makePicture } from '../../screen/pictures.ts';
import type { ScreenApi } from './save-store.ts';

/** The calls of the service; errors are shown by the designer itself. */
export const screenApi: ScreenApi = {
  load: (reportCode) =>
    call(getScreen, { params: { reportCode }, query: { revision: 'newest' }, showErrorDialog: false }),
  save: async (screen) => {
    const saved = await call(saveScreen, {
      body: { ...(screen as ScreenDocument), publish: 0 },
      showErrorDialog: false,
    });
    // Of a published screen lists go on showing what is published.
    void makePicture(screen.reportCode, saved.revision);
    return saved;
  },
};
