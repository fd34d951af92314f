import type {
  Entrance,
  Language,
  Linkage,
  NormalDashboard,
  NormalScreen,
  NormalWidget,
  ScreenGroup,
  VisibleWhen,
} from '@aj-report/contract';
import { declarations } from '@aj-report/widgets/declarations';
import { startIn } from '@aj-report/widgets/presets';
import type { Frame, Point, Rect } from '../geometry/rect.ts';
import type { Recipe } from './change.ts';
import { contentsOf, dropEmptyGroups, holderOf, type Grouped } from './groups.ts';
import { moveTo, reorder, type OrderStep } from './order.ts';
import { barsOf } from './room.ts';
import { pageOf } from './scope.ts';

/** Runs an edit on every widget of a list of ids. */
function onEach(ids: readonly string[], edit: (widget: NormalWidget) => void): Recipe {
  const wanted = new Set(ids);
  return (screen) => {
    for (const widget of screen.widgets) {
      if (wanted.has(widget.id)) edit(widget);
    }
  };
}

/** Puts widgets on top of the others, in their own order, with groups of their own. */
export function addWidgets({ widgets, groups }: Grouped): Recipe {
  return (screen) => {
    screen.widgets.push(...structuredClone(widgets as NormalWidget[]));
    screen.groups.push(...structuredClone(groups as ScreenGroup[]));
  };
}

/** Places and sizes in whole px; what a frame leaves out stays. */
export function setFrames(frames: ReadonlyMap<string, Partial<Frame>>): Recipe {
  return (screen) => {
    const before = new Map(
      screen.widgets.map(({ id, left, top, width, height }) => [id, { left, top, width, height }]),
    );
    onEach([...frames.keys()], (widget) => {
      const frame = frames.get(widget.id) ?? {};
      for (const key of ['left', 'top', 'width', 'height', 'rotate'] as const) {
        const value = frame[key];
        if (value !== undefined && Number.isFinite(value)) widget[key] = Math.round(value);
      }
    })(screen);
    const containers = new Set(screen.groups.map(({ container }) => container));
    for (const id of frames.keys()) if (containers.has(id)) carryContents(screen, id, before.get(id), frames);
  };
}

/** What a container holds moves with it, unless it or a container around it there has a frame of its own. */
function carryContents(
  screen: NormalScreen,
  id: string,
  before: Rect | undefined,
  frames: ReadonlyMap<string, Partial<Frame>>,
): void {
  const now = screen.widgets.find((widget) => widget.id === id);
  const { x, y } = now && before ? carried(now, before) : { x: 0, y: 0 };
  if (x === 0 && y === 0) return;
  const held = contentsOf(screen, [id]);
  const framed = [...frames.keys()].filter((one) => held.has(one));
  const movedByThem = contentsOf(screen, framed);
  for (const widget of screen.widgets) {
    if (!held.has(widget.id) || framed.includes(widget.id) || movedByThem.has(widget.id)) continue;
    widget.left += x;
    widget.top += y;
  }
}

/** How far a container takes along what it holds. Resizing moves nothing but what its higher bar would lie upon. */
function carried(now: NormalWidget, before: Rect): Point {
  if (now.width === before.width && now.height === before.height)
    return { x: now.left - before.left, y: now.top - before.top };
  return { x: 0, y: Math.round(barsOf(now, now).top) - Math.round(barsOf(now, before).top) };
}

export function renameWidget(id: string, layerName: string): Recipe {
  return onEach([id], (widget) => {
    widget.layerName = layerName.trim().slice(0, 200);
  });
}

export function setLocked(ids: readonly string[], locked: boolean): Recipe {
  return onEach(ids, (widget) => {
    widget.locked = locked;
  });
}

/** How a widget is laid over what is below it; what is usual is not written down. */
export function setLook(ids: readonly string[], look: Pick<NormalWidget, 'opacity' | 'blend'>): Recipe {
  return onEach(ids, (widget) => {
    Object.assign(widget, look);
    if (widget.opacity === 100) delete widget.opacity;
    if (widget.blend === 'normal') delete widget.blend;
  });
}

export function setHidden(ids: readonly string[], hidden: boolean): Recipe {
  return onEach(ids, (widget) => {
    widget.hidden = hidden;
  });
}

/** Removes widgets, what containers among them hold, the links that point at them and their places in other layouts. */
export function deleteWidgets(ids: readonly string[]): Recipe {
  return (screen) => {
    const gone = new Set([...ids, ...contentsOf(screen, ids)]);
    const groups = screen.groups.filter(({ container }) => container === undefined || !gone.has(container));
    if (groups.length < screen.groups.length) screen.groups = groups;
    screen.widgets = screen.widgets.filter((widget) => !gone.has(widget.id));
    dropEmptyGroups(screen);
    for (const widget of screen.widgets) {
      if (widget.linkage.some((link) => gone.has(link.targetId))) {
        widget.linkage = widget.linkage.filter((link) => !gone.has(link.targetId));
      }
    }
    for (const layout of Object.values(screen.layouts)) removeFromLayout(layout, gone);
  };
}

/** Ids of the widgets in a part, those in containers there left out. */
export function inPart(screen: Grouped, partId: string): string[] {
  return screen.widgets.filter((widget) => holderOf(screen, widget.id)?.partId === partId).map(({ id }) => id);
}

/** Removes a part of a container with what stands in it. */
export function removePart(id: string): Recipe {
  return (screen) => {
    deleteWidgets(inPart(screen, id))(screen);
    screen.groups = screen.groups.filter((group) => group.id !== id);
  };
}

function removeFromLayout(layout: unknown, gone: ReadonlySet<string>): void {
  const items = (layout as { items?: Record<string, unknown> } | null)?.items;
  if (!items) return;
  for (const id of gone) delete items[id];
}

/** Moves widgets in the drawing order of their page; those of other pages keep their places. */
export function orderWidgets(ids: readonly string[], step: OrderStep): Recipe {
  return (screen) => {
    const pages = new Set(screen.widgets.filter(({ id }) => ids.includes(id)).map((widget) => pageOf(screen, widget)));
    const isHere = (widget: NormalWidget) => pages.has(pageOf(screen, widget));
    const ordered = reorder(screen.widgets.filter(isHere), ids, step).values();
    setOrder(
      screen,
      screen.widgets.map((widget) => (isHere(widget) ? ordered.next().value! : widget)),
    );
  };
}

/** Moves widgets before the one that is now at `index` of the drawing order. */
export function moveWidgetsTo(ids: readonly string[], index: number): Recipe {
  return (screen) => setOrder(screen, moveTo(screen.widgets, ids, index));
}

function setOrder(screen: NormalScreen, widgets: NormalWidget[]): void {
  if (widgets.some((widget, index) => widget.id !== screen.widgets[index]?.id)) screen.widgets = widgets;
}

/** Sets one field of the widgets' own settings. */
export function setSetup(ids: readonly string[], name: string, value: unknown): Recipe {
  return onEach(ids, (widget) => {
    widget.setup[name] = value;
  });
}

/**
 * Takes back one field to its default, or all of them: what is absent follows the declaration and the theme. First
 * words are those of a new widget in the author's language.
 */
export function resetSetup(ids: readonly string[], language: Language, name?: string): Recipe {
  return onEach(ids, (widget) => {
    const declaration = declarations[widget.type];
    const start: Readonly<Record<string, unknown>> = declaration ? startIn(declaration, language) : {};
    if (name === undefined) widget.setup = { ...start };
    else if (name in start) widget.setup[name] = start[name];
    else delete widget.setup[name];
  });
}

/** Sets fields of the data binding; `undefined` removes one. */
export function setData(
  ids: readonly string[],
  data: { [K in keyof NormalWidget['data']]?: NormalWidget['data'][K] | undefined },
): Recipe {
  return onEach(ids, (widget) => {
    const target = widget.data as Record<string, unknown>;
    for (const [key, value] of Object.entries(data)) {
      if (value === undefined) delete target[key];
      else target[key] = value;
    }
  });
}

export function setLinkage(id: string, linkage: readonly Linkage[]): Recipe {
  return onEach([id], (widget) => {
    widget.linkage = [...linkage];
  });
}

/** Rules under which widgets are shown; undefined = always. */
export function setVisibleWhen(ids: readonly string[], visibleWhen: VisibleWhen | undefined): Recipe {
  return onEach(ids, (widget) => {
    if (visibleWhen) widget.visibleWhen = structuredClone(visibleWhen);
    else delete widget.visibleWhen;
  });
}

/** How widgets come in; undefined = with the screen. */
export function setEntrance(ids: readonly string[], entrance: Entrance | undefined): Recipe {
  return onEach(ids, (widget) => {
    if (entrance) widget.entrance = { ...entrance };
    else delete widget.entrance;
  });
}

export function setDashboard(values: Partial<NormalDashboard>): Recipe {
  return (screen) => {
    Object.assign(screen.dashboard, values);
  };
}
