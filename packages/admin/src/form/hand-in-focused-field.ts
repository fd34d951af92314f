/** Fields that hand in what was typed when they are left. */
const TYPED = 'input, textarea, sl-input, sl-textarea';

/** Makes the field with the cursor hand in what it shows, as leaving it does; the cursor stays. */
export function handInFocusedField(): void {
  const focused = document.activeElement;
  if (!(focused instanceof HTMLElement) || !focused.matches(TYPED)) return;
  focused.blur();
  focused.focus({ preventScroll: true });
}
