import type { ScreenDocument } from '@aj-report/contract';

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Whether a screen has a widget. */
export function hasWidget({ widgets = [] }: ScreenDocument, id: string): boolean {
  return widgets.some((node) => node.id === id);
}

/** px of a widget as it is designed. */
export function sizeOf({ widgets = [] }: ScreenDocument, id: string): Size {
  const { width = 0, height = 0 } = widgets.find((node) => node.id === id) ?? {};
  return { width: width || 400, height: height || 300 };
}

/**
 * A screen with nothing on it but one widget, as large as `size`. What ties it to others is left out: links, rules,
 * groups and pages.
 */
export function toOneWidget(document: ScreenDocument, id: string, size: Size): ScreenDocument {
  const { pages: _p, pageSeconds: _s, backgroundImage: _b, guides: _g, ...dashboard } = document.dashboard ?? {};
  const { groups: _gr, layouts: _l, widgets = [], ...rest } = document;
  const nodes = widgets
    .filter((node) => node.id === id)
    .map(({ linkage: _li, visibleWhen: _v, entrance: _e, group: _gp, page: _pg, rotate: _r, hidden: _h, ...node }) => ({
      ...node,
      left: 0,
      top: 0,
      ...size,
    }));
  return { ...rest, dashboard: { ...dashboard, ...size, fit: 'contain' }, widgets: nodes };
}
