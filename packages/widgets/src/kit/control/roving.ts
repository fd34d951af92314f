const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** The buttons of a row, and the one to which an arrow, Home or End leads from the focused one. */
export function findNext(event: KeyboardEvent, selector: string): HTMLElement | undefined {
  const row = event.currentTarget as HTMLElement;
  const buttons = [...row.querySelectorAll<HTMLElement>(selector)];
  const at = buttons.indexOf((event.composedPath()[0] as HTMLElement).closest<HTMLElement>(selector) as HTMLElement);
  if (at < 0) return undefined;
  if (event.key === 'Home') return buttons[0];
  if (event.key === 'End') return buttons.at(-1);
  const step = STEPS[event.key];
  return step === undefined ? undefined : buttons[(at + step + buttons.length) % buttons.length];
}

/** Arrows, Home and End move the focus along a toolbar (WAI-ARIA toolbar pattern). */
export function moveInToolbar(event: KeyboardEvent): void {
  const next = findNext(event, 'button:not(:disabled, .popup *)');
  if (!next) return;
  event.preventDefault();
  next.focus();
}
