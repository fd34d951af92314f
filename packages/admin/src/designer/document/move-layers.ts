import { groupsAround, type NormalScreen } from '@aj-report/contract';
import type { Recipe } from './change.ts';
import { contentsOf, dropEmptyGroups, putInto } from './groups.ts';
import { layerRows, layerTree, widgetsIn, type LayerNode } from './layer-tree.ts';
import { moveTo } from './order.ts';
import { placeInPart } from './place-in-part.ts';

/** Where dragged layers come: above or below a line, or on top inside of it. */
export interface LayerPlace {
  readonly line: string;
  readonly edge: 'above' | 'below' | 'inside';
}

/** What is dragged: some widgets, or one plain group with all that is in it. */
export interface DraggedLayers {
  readonly widgets: readonly string[];
  readonly group?: string;
}

const NONE_FOLDED: ReadonlySet<string> = new Set();

/** The group into which layers come at a place; null where they cannot be: on a line of their own. */
export function groupAt(screen: NormalScreen, dragged: DraggedLayers, place: LayerPlace): string | undefined | null {
  const row = findRow(screen, place.line);
  if (!row) return null;
  const group = place.edge === 'inside' ? row.node.holds : row.parent;
  if (place.edge === 'inside' && group === undefined) return null;
  // Beside a tab there is no place for a layer.
  if (place.edge !== 'inside' && row.node.group?.container !== undefined) return null;
  const nodes = layerRows(layerTree(screen), NONE_FOLDED).map(({ node }) => node);
  const own = nodes.filter(({ id }) => id === dragged.group || dragged.widgets.includes(id));
  return own.some((node) => holdsLine(node, place.line)) ? null : group;
}

function findRow(screen: NormalScreen, line: string) {
  return layerRows(layerTree(screen), NONE_FOLDED).find(({ node }) => node.id === line);
}

function holdsLine(node: LayerNode, line: string): boolean {
  return node.id === line || node.children.some((child) => holdsLine(child, line));
}

/**
 * Moves layers in the drawing order and into or out of groups; what containers hold comes along. What comes into a
 * container from outside is brought to where it is seen.
 */
export function moveLayers(dragged: DraggedLayers, place: LayerPlace): Recipe {
  return (screen) => {
    const group = groupAt(screen, dragged, place);
    if (group === null) return;
    const block = new Set([...dragged.widgets, ...contentsOf(screen, dragged.widgets)]);
    const part = groupsAround(screen.groups, group).find(({ container }) => container !== undefined);
    const held = contentsOf(screen, part?.container === undefined ? [] : [part.container]);
    const comers = dragged.widgets.filter((id) => !held.has(id));
    const index = indexAt(screen, place, group, block);
    const widgets = moveTo(screen.widgets, [...block], index);
    if (widgets.some(({ id }, at) => id !== screen.widgets[at]?.id)) screen.widgets = widgets;
    if (dragged.group === undefined) putInto(dragged.widgets, group)(screen);
    else putGroupInto(dragged.group, group)(screen);
    if (part && comers.length > 0) placeInPart(comers, part.id)(screen);
  };
}

function putGroupInto(id: string, parent: string | undefined): Recipe {
  return (screen) => {
    const moved = screen.groups.find((group) => group.id === id);
    if (moved && parent === undefined) delete moved.parent;
    else if (moved && moved.parent !== parent) moved.parent = parent!;
    dropEmptyGroups(screen);
  };
}

/** Brings widgets into a part of a container, or out of all, drawn above the container and what it held already. */
export function dropInto(ids: readonly string[], part: string | undefined): Recipe {
  return (screen) => {
    const container = screen.groups.find(({ id }) => id === part)?.container;
    putInto(ids, part)(screen);
    if (container === undefined) return;
    const places = new Map(screen.widgets.map(({ id }, index) => [id, index]));
    const floor = places.get(container) ?? -1;
    const low = ids.filter((id) => (places.get(id) ?? 0) < floor);
    if (low.length === 0) return;
    const block = new Set([...low, ...contentsOf(screen, low)]);
    const held = [...contentsOf(screen, [container])].filter((id) => !block.has(id));
    const top = Math.max(floor, ...held.map((id) => places.get(id) ?? 0));
    screen.widgets = moveTo(screen.widgets, [...block], top + 1);
  };
}

/** Place in the drawing order; what stands in a container is drawn above it. */
function indexAt(
  screen: NormalScreen,
  { line, edge }: LayerPlace,
  group: string | undefined,
  block: ReadonlySet<string>,
): number {
  const members = widgetsIn(findRow(screen, line)!.node).filter((id) => !block.has(id));
  const places = members.map((id) => screen.widgets.findIndex((widget) => widget.id === id));
  const container = screen.groups.find(({ id }) => id === group)?.container;
  const floor = container === undefined ? 0 : screen.widgets.findIndex(({ id }) => id === container) + 1;
  if (places.length === 0) return Math.max(floor, edge === 'inside' && floor === 0 ? screen.widgets.length : floor);
  return Math.max(floor, edge === 'below' ? Math.min(...places) : Math.max(...places) + 1);
}
