import { groupsAround, type NormalScreen, type NormalWidget, type ScreenGroup } from '@aj-report/contract';
import { declarations } from '@aj-report/widgets/declarations';
import type { Point } from '../geometry/rect.ts';
import type { Recipe } from './change.ts';

/** A screen or a piece of one: widgets in drawing order and their groups. */
export interface Grouped {
  readonly widgets: readonly NormalWidget[];
  readonly groups: readonly ScreenGroup[];
}

/** Parts of a container in their order: tabs, or the content of a panel. */
export function partsOf(screen: Grouped, containerId: string): readonly ScreenGroup[] {
  return screen.groups.filter((group) => group.container === containerId);
}

/** The container that shows a widget, with the part it stands in; undefined for a widget in none. */
export function holderOf(screen: Grouped, id: string): { containerId: string; partId: string } | undefined {
  const group = screen.widgets.find((widget) => widget.id === id)?.group;
  const part = groupsAround(screen.groups, group).find((one) => one.container !== undefined);
  return part?.container === undefined ? undefined : { containerId: part.container, partId: part.id };
}

/** Ids of the containers around widgets, and of those around these. */
export function containersAround(screen: Grouped, ids: readonly string[]): ReadonlySet<string> {
  const found = new Set<string>();
  for (const id of ids) {
    for (let holder = holderOf(screen, id); holder && !found.has(holder.containerId);) {
      found.add(holder.containerId);
      holder = holderOf(screen, holder.containerId);
    }
  }
  return found;
}

/** Ids of all widgets in containers among `ids`, and in containers within those; without `ids` themselves. */
export function contentsOf(screen: Grouped, ids: Iterable<string>): ReadonlySet<string> {
  const given = new Set(ids);
  const holders = new Set(given);
  const found = new Set<string>();
  for (let size = -1; size !== found.size;) {
    size = found.size;
    for (const { id } of screen.widgets) {
      const holder = holderOf(screen, id);
      if (!holder || !holders.has(holder.containerId) || given.has(id)) continue;
      found.add(id);
      holders.add(id);
    }
  }
  return found;
}

/** Plain groups around a group and itself, innermost first, up to the part of a container in which it stands. */
export function plainGroupsAround(screen: Grouped, group: string | undefined): readonly ScreenGroup[] {
  const path = groupsAround(screen.groups, group);
  const end = path.findIndex((one) => one.container !== undefined);
  return end < 0 ? path : path.slice(0, end);
}

/** The group by which a widget is picked: the outermost one, or the outermost within a group that was entered. */
export function pickedGroupOf(screen: Grouped, id: string, entered?: string): string | undefined {
  const path = plainGroupsAround(screen, screen.widgets.find((widget) => widget.id === id)?.group);
  const inside = path.findIndex((group) => group.id === entered);
  return (inside < 0 ? path : path.slice(0, inside)).at(-1)?.id;
}

/** Whether a widget stands in a plain group, or in one within it. */
export function isInGroup(screen: Grouped, id: string, groupId: string): boolean {
  const path = plainGroupsAround(screen, screen.widgets.find((widget) => widget.id === id)?.group);
  return path.some((group) => group.id === groupId);
}

/** Widgets that are picked together with one. @param entered group within which single ones are picked */
export function matesOf(screen: Grouped, id: string, entered?: string): readonly string[] {
  const around = (of: string) => pickedGroupOf(screen, of, entered);
  const own = around(id);
  if (own === undefined) return [id];
  return screen.widgets.filter((widget) => around(widget.id) === own).map((widget) => widget.id);
}

/** Whether a widget stands in a part that its container does not show now. `shown`: container → part; else the first. */
export function isTuckedAway(screen: NormalScreen, id: string, shown: Readonly<Record<string, string>>): boolean {
  const seen = new Set<string>();
  for (let holder = holderOf(screen, id); holder && !seen.has(holder.containerId);) {
    seen.add(holder.containerId);
    const container = screen.widgets.find((widget) => widget.id === holder?.containerId);
    if (showsOnePart(container) && shownPart(screen, holder.containerId, shown) !== holder.partId) return true;
    holder = holderOf(screen, holder.containerId);
  }
  return false;
}

/** What of a screen is seen on the canvas. */
export interface Seen {
  /** container → part */
  readonly shownParts: Readonly<Record<string, string>>;
  /** Widgets that are not shown for now. */
  readonly hiddenBySolo: ReadonlySet<string>;
}

interface Reachable extends Seen {
  readonly widgets: readonly NormalWidget[];
}

const reachableOf = new WeakMap<NormalScreen, Reachable>();

/** Widgets that can be seen on the canvas: not those of tabs that are not shown, nor those set aside. Asked with every move of the pointer. */
export function reachableWidgets(screen: NormalScreen, { shownParts, hiddenBySolo }: Seen): readonly NormalWidget[] {
  if (screen.groups.length === 0 && hiddenBySolo.size === 0) return screen.widgets;
  const known = reachableOf.get(screen);
  if (known?.shownParts === shownParts && known.hiddenBySolo === hiddenBySolo) return known.widgets;
  const widgets = screen.widgets.filter(({ id }) => !hiddenBySolo.has(id) && !isTuckedAway(screen, id, shownParts));
  reachableOf.set(screen, { shownParts, hiddenBySolo, widgets });
  return widgets;
}

function showsOnePart(container: NormalWidget | undefined): boolean {
  return declarations[container?.type ?? '']?.parts?.shown === 'one';
}

function shownPart(screen: NormalScreen, containerId: string, shown: Readonly<Record<string, string>>) {
  const parts = partsOf(screen, containerId);
  return parts.find(({ id }) => id === shown[containerId])?.id ?? parts[0]?.id;
}

/** The part into which something dropped at a place comes: that of the topmost container there. */
export function partAt(
  screen: NormalScreen,
  point: Point,
  moved: ReadonlySet<string>,
  shown: Readonly<Record<string, string>>,
): string | undefined {
  const containers = new Set(screen.groups.map((group) => group.container));
  const hit = screen.widgets.findLast(
    ({ id, left, top, width, height, hidden }) =>
      containers.has(id) &&
      !moved.has(id) &&
      !hidden &&
      !isTuckedAway(screen, id, shown) &&
      point.x >= left &&
      point.x <= left + width &&
      point.y >= top &&
      point.y <= top + height,
  );
  return hit && shownPart(screen, hit.id, shown);
}

/** Puts widgets into a group; undefined takes them out of theirs. */
export function putInto(ids: readonly string[], groupId: string | undefined): Recipe {
  return (screen) => {
    for (const widget of screen.widgets) {
      if (!ids.includes(widget.id) || widget.group === groupId) continue;
      if (groupId === undefined) delete widget.group;
      else widget.group = groupId;
    }
    dropEmptyGroups(screen);
  };
}

/** Groups that hold nothing any more are no use; parts of containers may be empty. */
export function dropEmptyGroups(screen: NormalScreen): void {
  const used = new Set(screen.widgets.flatMap(({ group }) => groupsAround(screen.groups, group).map(({ id }) => id)));
  const kept = screen.groups.filter(({ id, container }) => container !== undefined || used.has(id));
  if (kept.length < screen.groups.length) screen.groups = kept;
}

/** Lets go of what stands in parts: it comes to where their container stands. */
export function releaseParts(partIds: readonly string[]): Recipe {
  return (screen) => {
    for (const partId of partIds) {
      const container = screen.groups.find(({ id }) => id === partId)?.container;
      const around = screen.widgets.find(({ id }) => id === container)?.group;
      moveGroups(screen, partId, around);
      const members = screen.widgets.filter(({ group }) => group === partId).map(({ id }) => id);
      putInto(members, around)(screen);
    }
  };
}

/** Puts the groups within one group into another; undefined takes them out. */
export function moveGroups(screen: NormalScreen, from: string, to: string | undefined): void {
  for (const group of screen.groups) {
    if (group.parent !== from) continue;
    if (to === undefined) delete group.parent;
    else group.parent = to;
  }
}

/** Gives a container one more part. */
export function addPart(container: string, id: string, name: string): Recipe {
  return (screen) => {
    screen.groups.push({ id, name, container });
  };
}

export function renameGroup(id: string, name: string): Recipe {
  return (screen) => {
    const group = screen.groups.find((one) => one.id === id);
    if (group) group.name = name.slice(0, 200);
  };
}

/** Moves a part one place among those of its container. */
export function movePart(id: string, by: -1 | 1): Recipe {
  return (screen) => {
    const part = screen.groups.find((one) => one.id === id);
    const parts = screen.groups.filter((one) => one.container === part?.container);
    const other = part && parts[parts.indexOf(part) + by];
    if (!part || !other) return;
    const [from, to] = [screen.groups.indexOf(part), screen.groups.indexOf(other)];
    const [first, second] = [{ ...part }, { ...other }];
    screen.groups[from] = second;
    screen.groups[to] = first;
  };
}
