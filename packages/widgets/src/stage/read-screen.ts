import {
  normalizeScreen,
  normalizeWidget,
  upgradeScreen,
  type NormalScreen,
  type NormalWidget,
  type ScreenDocument,
  type WidgetNode,
} from '@aj-report/contract';

const known = new WeakMap<object, NormalWidget>();

function toNormalWidget(node: WidgetNode): NormalWidget {
  let normal = known.get(node);
  if (!normal) {
    normal = normalizeWidget(node);
    known.set(node, normal);
  }
  return normal;
}

/** The document in full. The same widget node gives the same object again, so that changes are found by identity. */
export function readScreen(document: ScreenDocument | NormalScreen): NormalScreen {
  const current = upgradeScreen(document as ScreenDocument);
  return { ...normalizeScreen({ ...current, widgets: [] }), widgets: (current.widgets ?? []).map(toNormalWidget) };
}

/** Whether a document asks for more than widgets with data: links, rules, entrances, groups. */
export function needsExtras({ widgets }: NormalScreen): boolean {
  return widgets.some(
    ({ linkage, visibleWhen, entrance, group }) => linkage.length > 0 || visibleWhen || entrance || group !== undefined,
  );
}

/** Whether a widget is on the page that is shown, and not hidden from its viewers. */
export function isShown(node: NormalWidget, screen: NormalScreen, page: string, mode: 'view' | 'edit'): boolean {
  const first = screen.dashboard.pages[0]?.id;
  const isOnPage = first === undefined || (node.page ?? first) === (page === '' ? first : page);
  return isOnPage && (mode === 'edit' || !node.hidden);
}
