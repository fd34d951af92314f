import { tagOf } from '../kit/widget/define-widget.ts';
import { hasAdditions } from '../kit/element/host-additions.ts';
import type { WidgetElement } from '../kit/element/widget-element.ts';
// What every widget is made of comes with the stage: no widget waits for it.
import '../kit/element/widget-element.ts';
import { loaders } from '../gen/loaders.gen.ts';

const loading = new Map<string, Promise<boolean>>();

/** Whether this version can draw a widget type. */
export function isKnownWidget(type: string): boolean {
  return Object.hasOwn(loaders, type);
}

/**
 * Loads and registers the element of a widget type, once. Resolves to false for a type that this version does not know.
 * @throws what the network says when the code cannot be fetched; the next call tries again
 */
export function loadWidget(type: string): Promise<boolean> {
  const known = loading.get(type);
  if (known) return known;
  const loader = isKnownWidget(type) ? loaders[type] : undefined;
  if (!loader) return Promise.resolve(false);
  const result = Promise.all([loader(), hasAdditions() && import('../kit/element/shield.ts')]).then(
    () => true,
    (cause: unknown) => {
      loading.delete(type);
      throw cause;
    },
  );
  loading.set(type, result);
  return result;
}

/** Lets the code of widgets travel while they are prepared; what goes wrong is reported to who loads them. */
export function fetchWidgets(widgets: readonly { readonly type: string }[]): void {
  for (const type of new Set(widgets.map((one) => one.type))) loadWidget(type).catch(() => undefined);
}

/** A fresh element of a type that was loaded. */
export function createWidget(type: string): WidgetElement {
  return document.createElement(tagOf({ type })) as WidgetElement;
}

/**
 * Loads the widgets whose tags stand in `root`, now and later. Stops with the returned function.
 * A tag whose code cannot be fetched stays an unknown element; `onError` receives why.
 * @param others tags beside those of widgets, each with what registers it
 */
export function autoloadWidgets(
  root: Document | ShadowRoot | Element,
  onError: (cause: unknown) => void = () => {},
  others: Readonly<Record<string, () => Promise<unknown>>> = {},
): () => void {
  const load = (element: Element) => {
    const tag = element.localName;
    const type = tag.startsWith('aj-') ? tag.slice(3) : '';
    if (type !== '' && !customElements.get(tag)) (others[tag]?.() ?? loadWidget(type)).catch(onError);
  };
  const scan = (node: Node) => {
    if (!(node instanceof Element)) return;
    load(node);
    for (const inner of node.querySelectorAll(':not(:defined)')) load(inner);
  };
  for (const element of root.querySelectorAll(':not(:defined)')) load(element);
  const observer = new MutationObserver((records) => {
    for (const record of records) for (const node of record.addedNodes) scan(node);
  });
  observer.observe(root, { childList: true, subtree: true });
  return () => observer.disconnect();
}
