import {
  onPhone,
  pageIn,
  normalizeScreen,
  normalizeWidget,
  upgradeScreen,
  type NormalScreen,
  type NormalWidget,
  type ScreenDocument,
  type WidgetNode,
} from '@aj-report/contract';

const known = new WeakMap<object, object>();
const NO_SETUP = {};
const NO_DATA = {};

/** What was made of an object before, else what is made of it now. */
function once<T extends object>(source: object, make: () => T): T {
  let made = known.get(source) as T | undefined;
  if (!made) {
    made = make();
    known.set(source, made);
  }
  return made;
}

function toNormalWidget(node: WidgetNode): NormalWidget {
  return once(node, () => {
    const normal = normalizeWidget(node);
    const setup = once(node.setup ?? NO_SETUP, () => normal.setup);
    const data = once(node.data ?? NO_DATA, () => normal.data);
    return { ...normal, setup, data };
  });
}

/**
 * The document in full. The same widget node gives the same object again, and so do its settings and data, so that
 * changes are found by identity: a widget that only moves is not drawn again.
 */
export function readScreen(document: ScreenDocument | NormalScreen, layout = '', page = ''): NormalScreen {
  const current = upgradeScreen(document as ScreenDocument);
  const widgets = (current.widgets ?? []).map(toNormalWidget);
  const screen = { ...normalizeScreen({ ...current, widgets: [] }), widgets };
  return layout === 'phone' ? onPhone(screen, page) : screen;
}

/** Whether a document asks for more than widgets with data: links, rules, entrances, groups of widgets and of rows. */
export function needsExtras({ widgets }: NormalScreen): boolean {
  return widgets.some(
    ({ linkage, visibleWhen, entrance, group, data }) =>
      linkage[0] ??
      visibleWhen ??
      entrance ??
      group ??
      data.mapping.find(({ grain, aggregation }) => grain ?? aggregation),
  );
}

/** Whether a widget is on the page that is shown, and not hidden from its viewers. */
export function isShown(node: NormalWidget, screen: NormalScreen, page: string, mode: 'view' | 'edit'): boolean {
  return pageIn(screen, node.page) === pageIn(screen, page) && (mode === 'edit' || !node.hidden);
}

/** Widgets of the page that is shown which no rule and no closed tab can hide. */
export function sureToShow(screen: NormalScreen, page: string, mode: 'view' | 'edit'): NormalWidget[] {
  return screen.widgets.filter(
    (node) => !node.visibleWhen && node.group === undefined && isShown(node, screen, page, mode),
  );
}
