import { toastSuccess, toastWarning } from '../api/toast.ts';
import { translate } from '../i18n/i18n.ts';

function copyBySelection(text: string): boolean {
  const area = document.createElement('textarea');
  area.value = text;
  area.className = 'visually-hidden';
  document.body.append(area);
  area.select();
  // The clipboard API is missing on plain-http addresses, where many kiosks and intranets live.
  const isCopied = document.execCommand('copy');
  area.remove();
  return isCopied;
}

/** Puts a text on the clipboard. @returns whether the browser let it */
export async function writeToClipboard(text: string): Promise<boolean> {
  if (!navigator.clipboard) return copyBySelection(text);
  return navigator.clipboard.writeText(text).then(
    () => true,
    () => copyBySelection(text),
  );
}

/** Puts a text on the clipboard and says so. */
export async function copyText(text: string): Promise<void> {
  if (await writeToClipboard(text)) toastSuccess(translate('crud.copied'));
  else toastWarning(translate('crud.copyFailed'));
}
