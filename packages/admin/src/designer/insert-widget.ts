import type { NormalWidget, ScreenGroup, Text } from '@aj-report/contract';
import { spokenIn, type Designer } from './designer.ts';
import { partAt } from './document/groups.ts';
import { newParts, newWidget } from './document/new-widget.ts';
import { addWidgets } from './document/operations.ts';
import type { Point } from './geometry/rect.ts';
import { offerOf } from './panels/offers.ts';

const ADD_LABEL: Text = { zh: '添加组件', en: 'Add a widget' };
/** px right and down when there is a widget at the very same place already */
const STEP = 24;

/** Adds what the palette offers under that id with its centre at a place of the document, or in the middle of what is seen, and selects it. */
export function insertWidget(designer: Designer, id: string, at?: Point): void {
  const offer = offerOf(id);
  if (!offer) return;
  const { document } = designer;
  const { declaration, preset } = offer;
  const language = spokenIn(designer);
  const widget = newWidget(declaration, at ?? middleOf(designer), language, preset);
  placeWidget(designer, ADD_LABEL, widget, {
    part: at && partAt(document.screen, at, new Set(), designer.view.shownParts),
    groups: newParts(declaration, widget.id, language),
  });
}

interface Surroundings {
  /** Part of a container that it stands in. */
  readonly part?: string | undefined;
  /** Its own parts. */
  readonly groups?: readonly ScreenGroup[];
}

/** Adds a widget, beside one that has the very same place already, and selects it. */
export function placeWidget(
  { document }: Designer,
  label: Text,
  widget: NormalWidget,
  { part, groups = [] }: Surroundings = {},
): void {
  while (document.screen.widgets.some((one) => one.left === widget.left && one.top === widget.top)) {
    widget.left += STEP;
    widget.top += STEP;
  }
  if (part !== undefined) widget.group = part;
  document.change(label, addWidgets({ widgets: [widget], groups: [...groups] }), { select: [widget.id] });
}

/** Middle of the visible part, kept on the screen. */
export function middleOf({ view, document }: Designer): Point {
  const { width, height } = document.screen.dashboard;
  return { x: Math.min(width, Math.max(0, view.centre.x)), y: Math.min(height, Math.max(0, view.centre.y)) };
}
