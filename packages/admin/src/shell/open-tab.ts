import { translate } from '../i18n/i18n.ts';
import { askToConfirm } from './confirm.tsx';

/** Opens a page in a tab of its own that knows nothing of this one. Answers whether the browser lets it. */
function tryToOpen(address: string): boolean {
  // With `noopener` the answer would always be null.
  const shown = window.open(address, '_blank');
  if (shown) shown.opener = null;
  return shown !== null;
}

/**
 * Opens a page of this server in a tab of its own, some time after a click. Browsers may refuse that; then a question
 * says so, and its answer opens the page: in this tab, where the browser refuses even that.
 */
export function openTab(address: string): void {
  if (tryToOpen(address)) return;
  const question = {
    title: translate('tab.refused'),
    message: translate('tab.refusedText'),
    confirmLabel: translate('tab.open'),
  };
  void askToConfirm(question).then((isWanted) => {
    if (isWanted && !tryToOpen(address)) window.location.assign(address);
  });
}
