import {
  groupsAround,
  normalizeWidget,
  SCREEN_TARGET,
  type DataSetChoice,
  type NormalScreen,
  type ScreenGroup,
  type WidgetNode,
} from '@aj-report/contract';
import type { Point } from '../geometry/rect.ts';
import { contentsOf, type Grouped } from './groups.ts';
import { makeId } from './make-id.ts';

const CLIP_KIND = 'aj-report/widgets';

/** Widgets with the groups that hold nothing else: parts of containers, and groups taken whole. */
export type Clip = Grouped;

/** What a clipboard tells of a data set to which its widgets are bound. */
export interface ClipSet {
  readonly setCode: string;
  readonly setName: string;
  /** Names of its columns; none = they are not known. */
  readonly columns: readonly string[];
}

export interface PastedClip extends Clip {
  readonly sets: readonly ClipSet[];
}

/** The widgets of some ids, with what containers among them hold. */
export function clipOf(screen: NormalScreen, ids: readonly string[]): Clip {
  const taken = new Set([...ids, ...contentsOf(screen, ids)]);
  const split = new Set<string>();
  const whole = new Set<string>();
  for (const { id, group } of screen.widgets) {
    for (const around of groupsAround(screen.groups, group)) (taken.has(id) ? whole : split).add(around.id);
  }
  return {
    widgets: screen.widgets.filter(({ id }) => taken.has(id)),
    groups: screen.groups.filter(({ id, container }) =>
      container === undefined ? whole.has(id) && !split.has(id) : taken.has(container),
    ),
  };
}

/** Text of a clip for a clipboard, with what is known of the data sets to which its widgets are bound. */
export function toClipText({ widgets, groups }: Clip, known: readonly DataSetChoice[]): string {
  const codes = new Set(widgets.map(({ data }) => data.setCode));
  const sets = known
    .filter(({ setCode }) => codes.has(setCode))
    .map(({ setCode, setName, columns }): ClipSet => ({ setCode, setName, columns: columns.map(({ name }) => name) }));
  return JSON.stringify({ kind: CLIP_KIND, widgets, groups, sets });
}

/** The clip in a clipboard text; undefined when it holds anything else. */
export function fromClipText(text: string): PastedClip | undefined {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return undefined;
  }
  if (typeof value !== 'object' || value === null) return undefined;
  const { kind, widgets, groups, sets } = value as Readonly<Record<string, unknown>>;
  if (kind !== CLIP_KIND || !Array.isArray(widgets)) return undefined;
  const nodes = widgets.filter(isWidgetNode);
  if (nodes.length === 0) return undefined;
  return {
    widgets: nodes.map((node) => normalizeWidget(node)),
    groups: Array.isArray(groups) ? groups.filter(isGroup) : [],
    sets: Array.isArray(sets) ? sets.flatMap(toClipSet) : [],
  };
}

function isWidgetNode(value: unknown): value is WidgetNode {
  const node = value as { id?: unknown; type?: unknown } | null;
  return typeof node === 'object' && node !== null && typeof node.id === 'string' && typeof node.type === 'string';
}

function isGroup(value: unknown): value is ScreenGroup {
  const group = value as { id?: unknown } | null;
  return typeof group === 'object' && group !== null && typeof group.id === 'string';
}

/** A set that came along; what is none, or bears no name, is left out. */
function toClipSet(value: unknown): ClipSet[] {
  const { setCode, setName, columns } = (value ?? {}) as Readonly<Record<string, unknown>>;
  if (typeof setCode !== 'string' || typeof setName !== 'string' || setName === '') return [];
  const names = Array.isArray(columns) ? columns.filter((name) => typeof name === 'string') : [];
  return [{ setCode, setName, columns: names }];
}

/**
 * A copy with new ids, moved by `offset`. Links and groups within the clip point at the copies; links to other widgets
 * stay when the screen has their target, else they are dropped, as are groups that the screen lacks. The page is left open.
 */
export function copyClip(clip: Clip, screen: NormalScreen, offset: Point): Clip {
  const newIds = new Map([...clip.widgets, ...clip.groups].map(({ id }) => [id, makeId()]));
  const known = new Set([SCREEN_TARGET, ...[...screen.widgets, ...screen.groups].map(({ id }) => id)]);
  const follow = (id: string | undefined) =>
    id === undefined ? undefined : (newIds.get(id) ?? (known.has(id) ? id : undefined));
  return {
    widgets: clip.widgets.map((widget) => {
      const { group, page: _page, ...rest } = structuredClone(widget);
      const id = newIds.get(widget.id)!;
      const around = follow(group);
      return {
        ...rest,
        ...(around !== undefined && { group: around }),
        id,
        left: rest.left + offset.x,
        top: rest.top + offset.y,
        linkage: rest.linkage.flatMap((link) => {
          const targetId = follow(link.targetId);
          return targetId === undefined ? [] : [{ ...link, originId: id, targetId }];
        }),
      };
    }),
    groups: clip.groups.map(({ id, parent, container, ...rest }) => {
      const [outer, holder] = [follow(parent), follow(container)];
      return {
        ...rest,
        id: newIds.get(id)!,
        ...(outer !== undefined && { parent: outer }),
        ...(holder !== undefined && { container: holder }),
      };
    }),
  };
}
