import type { DataSetChoice, NormalWidget, ScreenGroup, Text } from '@aj-report/contract';
import { spokenIn, type Designer } from './designer.ts';
import { filterLinks } from './document/filter-links.ts';
import type { SetParameters } from './document/linkage-keys.ts';
import { nearestFreePlace } from './document/free-place.ts';
import { isTuckedAway, partAt } from './document/groups.ts';
import { newParts, newWidget } from './document/new-widget.ts';
import { addWidgets } from './document/operations.ts';
import { fillPart } from './document/place-in-part.ts';
import { boundsOf, type Point, type Rect } from './geometry/rect.ts';
import { offerOf } from './panels/offers.ts';

const ADD_LABEL: Text = { zh: '添加组件', en: 'Add a widget' };
/** px right and down when there is a widget at the very same place already */
const STEP = 24;
/** Share of the screen from which on a widget is a background, and in nobody's way. */
const BACKGROUND_SHARE = 0.5;

/**
 * Adds what the palette offers under that id and selects it: with its centre at a place of the document, or where there
 * is room next to the middle of what is seen.
 */
export function insertWidget(designer: Designer, id: string, at?: Point): void {
  const offer = offerOf(id);
  if (!offer) return;
  const { document } = designer;
  const { declaration, preset } = offer;
  const language = spokenIn(designer);
  const widget = newWidget(declaration, at ?? middleOf(designer), language, preset);
  widget.linkage = [...filterLinks(widget, document.screen, parametersIn(designer.host.setsAtHand()), language)];
  placeWidget(designer, ADD_LABEL, at ? widget : besideOthers(designer, widget), {
    part: at && partAt(document.shown, at, new Set(), designer.view.shownParts),
    groups: newParts(declaration, widget.id, language),
  });
}

/** Parameters of known data sets by their codes. */
export function parametersIn(sets: readonly DataSetChoice[]): SetParameters {
  return (setCode) => {
    const set = sets.find((one) => one.setCode === setCode);
    return (set?.dataSetParamDtoList ?? []).map(({ paramName, paramDesc }) =>
      paramDesc ? { key: paramName, label: { zh: paramDesc, en: paramDesc } } : { key: paramName },
    );
  };
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
  const { screen } = document;
  const placed = { ...widget, ...fannedPlace(widget, screen), ...(part === undefined ? {} : { group: part }) };
  document.change(
    label,
    (draft) => {
      addWidgets({ widgets: [placed], groups: [...groups] })(draft);
      if (part !== undefined) fillPart(widget.id, part)(draft);
    },
    { select: [widget.id] },
  );
}

type Screen = Designer['document']['screen'];

/** The place of a widget, or one a few steps right and down of it where no other lies exactly; within the screen. */
function fannedPlace({ left, top, width, height }: Rect, { widgets, dashboard }: Screen) {
  const taken = new Set(widgets.map((one) => `${one.left},${one.top}`));
  const room = { x: dashboard.width - width, y: dashboard.height - height };
  for (let step = 0; left + step <= room.x && top + step <= room.y; step += STEP) {
    if (!taken.has(`${left + step},${top + step}`)) return { left: left + step, top: top + step };
  }
  return { left, top };
}

/** The widget where it touches no other, as near to its place as can be; where it was when the screen is full. */
export function besideOthers(designer: Designer, widget: NormalWidget): NormalWidget {
  const place = placeBeside(designer, boundsOf(widget));
  return place ? { ...widget, left: place.x, top: place.y } : widget;
}

/** Where a box touches no widget, as near to its place as can be; else beside one that has the very same place. */
export function freePlace(designer: Designer, box: Rect): Point {
  const place = placeBeside(designer, box);
  if (place) return place;
  const { left: x, top: y } = fannedPlace(box, designer.document.screen);
  return { x, y };
}

function placeBeside({ document, view }: Designer, box: Rect): Point | undefined {
  const { shown: screen } = document;
  const { width, height } = screen.dashboard;
  const isInTheWay = (one: NormalWidget) =>
    !one.hidden &&
    !isTuckedAway(screen, one.id, view.shownParts) &&
    one.width * one.height < width * height * BACKGROUND_SHARE;
  const taken = screen.widgets.filter(isInTheWay).map(boundsOf);
  return nearestFreePlace(box, { left: 0, top: 0, width, height }, taken);
}

/** Middle of the visible part, kept on the screen. */
export function middleOf({ view, document }: Designer): Point {
  const { width, height } = document.screen.dashboard;
  return { x: Math.min(width, Math.max(0, view.centre.x)), y: Math.min(height, Math.max(0, view.centre.y)) };
}
