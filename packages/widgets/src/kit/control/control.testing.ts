import type { WidgetElement } from '../element/widget-element.ts';

/** A control on the page, and what it said of its choice: by a reader, or by default. */
export interface ShownControl<E> {
  readonly element: E;
  readonly received: Readonly<Record<string, unknown>>[];
}

/** The toggle events of popovers come after the current task. */
export async function settle(element: WidgetElement): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, 30));
  await element.updateComplete;
}

export async function showControl<E extends WidgetElement>(
  element: E,
  values: Partial<E> = {},
): Promise<ShownControl<E>> {
  const received: Readonly<Record<string, unknown>>[] = [];
  for (const name of ['aj-select', 'aj-default'])
    element.addEventListener(name, (event) => received.push((event as CustomEvent).detail));
  Object.assign(element, values);
  document.body.append(element);
  await settle(element);
  return { element, received };
}

/** All that matches in a widget, or in a calendar within it. */
export function all(element: WidgetElement, selector: string): HTMLElement[] {
  const calendar = element.renderRoot.querySelector('aj-calendar-picker')?.shadowRoot;
  return [element.renderRoot, ...(calendar ? [calendar] : [])].flatMap((root) => [
    ...root.querySelectorAll<HTMLElement>(selector),
  ]);
}

export async function click(element: WidgetElement, selector: string, index = 0): Promise<void> {
  all(element, selector)[index]!.click();
  await settle(element);
}

/** Presses a key where the focus is, through shadow roots. */
export async function press(element: WidgetElement, key: string): Promise<void> {
  let target: Element = document.activeElement ?? document.body;
  while (target.shadowRoot?.activeElement) target = target.shadowRoot.activeElement;
  target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, composed: true, cancelable: true }));
  await settle(element);
}

/** Text that has the focus, through shadow roots. */
export function focused(): string {
  let target: Element | null = document.activeElement;
  while (target?.shadowRoot?.activeElement) target = target.shadowRoot.activeElement;
  return target?.textContent?.trim() ?? '';
}
