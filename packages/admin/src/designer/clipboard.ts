import { siteStorage } from '@aj-report/embed/storage';
import { toastWarning } from '../api/toast.ts';
import { writeToClipboard } from '../crud/copy-text.ts';
import { translate } from '../i18n/i18n.ts';
import type { ClipboardPort } from './designer.ts';

const KEPT_KEY = 'AJReportDesignerClipboard';

/**
 * The system's clipboard. What was copied here last is kept as well: a menu cannot read the system's clipboard on plain
 * http, nor without the user's leave. Keys can: they bring what is pasted along.
 */
export const clipboard: ClipboardPort = {
  async read() {
    const kept = siteStorage.getItem(KEPT_KEY) ?? '';
    if (!navigator.clipboard) return kept;
    return navigator.clipboard.readText().catch(() => kept);
  },
  async write(text) {
    siteStorage.setItem(KEPT_KEY, text);
    if (!(await writeToClipboard(text))) toastWarning(translate('crud.copyFailed'));
  },
};
