import { Type, type Static } from 'typebox';
import type { NormalScreen, NormalWidget } from './document.ts';
import type { ScreenGroup } from './groups.ts';

/** Lists of a screen whose entries are known by their ids. */
export const EDIT_LISTS = ['widgets', 'groups', 'pages'] as const;
export type EditList = (typeof EDIT_LISTS)[number];

const list = Type.Unsafe<EditList>({ type: 'string', enum: [...EDIT_LISTS] });
const id = Type.String({ minLength: 1, maxLength: 64 });
/** The entry before it; empty = it is the first. */
const after = Type.String({ maxLength: 64 });
const only = <K extends string>(kind: K) => Type.Unsafe<K>({ type: 'string', enum: [kind] });

/** Fields that lead to a value: `['dashboard', 'title']`, `['widgets', id, 'setup', 'fontSize']`. */
export const FieldPath = Type.Array(Type.String({ maxLength: 200 }), { minItems: 1, maxItems: 5 });
export type FieldPath = readonly string[];

/** One step of an edit. Places are named by ids, never by numbers, so that it means the same on any state. */
export const EditStep = Type.Union([
  /** Without a value the field is taken away. */
  Type.Object({ do: only('set'), at: FieldPath, value: Type.Optional(Type.Unknown()) }),
  Type.Object({ do: only('add'), list, node: Type.Object({ id }, { additionalProperties: true }), after }),
  Type.Object({ do: only('remove'), list, id }),
  Type.Object({ do: only('move'), list, id, after }),
]);
export type EditStep = Static<typeof EditStep>;

export const EDIT_STEPS_MAX = 20_000;

/** A change of a screen as data: the same edits in the same order make the same screen everywhere. */
export const ScreenEdit = Type.Array(EditStep, { maxItems: EDIT_STEPS_MAX });
export type ScreenEdit = readonly EditStep[];

type Entry = { readonly id: string };
type Bag = Readonly<Record<string, unknown>>;

/** Which fields are edited one by one below themselves; `*` = every key. Values of the others are whole. */
interface Shape {
  readonly [key: string]: Shape;
}
const WHOLE: Shape = {};
const EACH: Shape = { '*': WHOLE };
const ENTRY_SHAPES: Readonly<Record<EditList, Shape>> = {
  widgets: { setup: EACH, data: EACH },
  groups: WHOLE,
  pages: WHOLE,
};
const SCREEN_SHAPE: Shape = { dashboard: EACH, layouts: { phone: { items: { '*': EACH } } } };
/** Of a screen: kept by other means, or never changed by hand. */
const APART: ReadonlySet<string> = new Set(['reportCode', 'schemaVersion', 'revision', 'widgets', 'groups']);
/** Entries of one list, as many as a document may have. */
const ENTRIES_MAX = 2000;

function isBag(value: unknown): value is Bag {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A value of its own; an own field even where its name is one of every object's. */
function valueOf(bag: Bag, key: string): unknown {
  return Object.hasOwn(bag, key) ? bag[key] : undefined;
}

/** Whether two values of a document are the same; the order of keys does not matter, a missing one is undefined. */
export function isSameValue(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (Array.isArray(a) && Array.isArray(b)) return a.length === b.length && a.every((one, n) => isSameValue(one, b[n]));
  if (!isBag(a) || !isBag(b)) return false;
  const keys = new Set([...Object.keys(a), ...Object.keys(b)]);
  return [...keys].every((key) => isSameValue(valueOf(a, key), valueOf(b, key)));
}

function entriesOf(screen: NormalScreen, name: EditList): readonly Entry[] {
  return name === 'pages' ? screen.dashboard.pages : screen[name];
}

function withEntries(screen: NormalScreen, name: EditList, entries: readonly Entry[]): NormalScreen {
  if (name === 'pages') {
    return { ...screen, dashboard: { ...screen.dashboard, pages: entries as NormalScreen['dashboard']['pages'] } };
  }
  return { ...screen, [name]: entries as readonly (NormalWidget | ScreenGroup)[] };
}

/** Steps that make one bag of fields the other. */
function fieldSteps(before: Bag, after: Bag, at: FieldPath, shape: Shape, apart?: ReadonlySet<string>): EditStep[] {
  const keys = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...keys].flatMap((key): EditStep[] => {
    const [old, now] = [valueOf(before, key), valueOf(after, key)];
    if (old === now || apart?.has(key) === true) return [];
    const inner = shape[key] ?? shape['*'];
    const path = [...at, key];
    if (inner && inner !== WHOLE && isBag(old) && isBag(now)) return fieldSteps(old, now, path, inner, apart);
    if (isSameValue(old, now)) return [];
    return [{ do: 'set', at: path, ...(now === undefined ? {} : { value: now }) }];
  });
}

/** Places of the longest rising row of numbers: entries there keep their order, the fewest others are moved. */
function risingPlaces(numbers: readonly number[]): ReadonlySet<number> {
  const ends: number[] = [];
  const before: number[] = [];
  numbers.forEach((number, place) => {
    let length = ends.findIndex((end) => numbers[end]! > number);
    if (length === -1) length = ends.length;
    before[place] = ends[length - 1] ?? -1;
    ends[length] = place;
  });
  const places = new Set<number>();
  for (let place = ends.at(-1) ?? -1; place >= 0; place = before[place] ?? -1) places.add(place);
  return places;
}

function entrySteps(name: EditList, before: readonly Entry[], after: readonly Entry[]): EditStep[] {
  if (before === after) return [];
  const olds = new Map(before.map((entry, place) => [entry.id, { entry, place }]));
  const newIds = new Set(after.map((entry) => entry.id));
  const removed = before.filter((entry) => !newIds.has(entry.id));
  const kept = after.filter((entry) => olds.has(entry.id));
  const rising = risingPlaces(kept.map((entry) => olds.get(entry.id)!.place));
  const still = new Set(kept.filter((_, place) => rising.has(place)).map((entry) => entry.id));
  const placed = after.flatMap((entry, place): EditStep[] => {
    const known = olds.get(entry.id);
    const neighbour = after[place - 1]?.id ?? '';
    if (!known) return [{ do: 'add', list: name, node: entry, after: neighbour }];
    const moved: EditStep[] = still.has(entry.id) ? [] : [{ do: 'move', list: name, id: entry.id, after: neighbour }];
    if (known.entry === entry) return moved;
    const at = [name, entry.id];
    return [...moved, ...fieldSteps(known.entry as unknown as Bag, entry as unknown as Bag, at, ENTRY_SHAPES[name])];
  });
  return [...removed.map((entry): EditStep => ({ do: 'remove', list: name, id: entry.id })), ...placed];
}

const APART_OF_FIELDS: ReadonlySet<string> = new Set([...APART, 'pages']);

/** What makes one screen the other: only what differs, field by field. What is the same object is not looked at. */
export function editBetween(before: NormalScreen, after: NormalScreen): ScreenEdit {
  if (before === after) return [];
  return [
    ...fieldSteps(before as unknown as Bag, after as unknown as Bag, [], SCREEN_SHAPE, APART_OF_FIELDS),
    ...EDIT_LISTS.flatMap((name) => entrySteps(name, entriesOf(before, name), entriesOf(after, name))),
  ];
}

/** The bag with another value at a path; the same bag where the way there is gone. */
function withValue(bag: Bag, [key, ...rest]: FieldPath, value: unknown): Bag {
  if (key === undefined) return bag;
  if (rest.length > 0) {
    const inner = valueOf(bag, key);
    const next = isBag(inner) ? withValue(inner, rest, value) : inner;
    return next === inner ? bag : { ...bag, [key]: next };
  }
  if (value !== undefined) return isSameValue(valueOf(bag, key), value) ? bag : { ...bag, [key]: value };
  if (!Object.hasOwn(bag, key)) return bag;
  return Object.fromEntries(Object.entries(bag).filter(([name]) => name !== key));
}

function placeAfter(entries: readonly Entry[], entry: Entry, neighbour: string): readonly Entry[] {
  const place = neighbour === '' ? 0 : entries.findIndex((one) => one.id === neighbour) + 1;
  // A neighbour that is gone: on top, where what is new comes anyway.
  const at = neighbour !== '' && place === 0 ? entries.length : place;
  return [...entries.slice(0, at), entry, ...entries.slice(at)];
}

/** Whether a group would come to lie within itself, by way of others. */
function isCircle(screen: NormalScreen, groupId: string, parent: unknown): boolean {
  const seen = new Set([groupId]);
  for (let next = parent; typeof next === 'string';) {
    if (seen.has(next)) return true;
    seen.add(next);
    next = screen.groups.find((group) => group.id === next)?.parent;
  }
  return false;
}

function setField(screen: NormalScreen, at: FieldPath, value: unknown): NormalScreen {
  const [name = '', entryId, ...inner] = at;
  const isList = (EDIT_LISTS as readonly string[]).includes(name);
  if (!isList) {
    const isApart = APART.has(name) || (name === 'dashboard' && (entryId === undefined || entryId === 'pages'));
    return isApart ? screen : (withValue(screen as unknown as Bag, at, value) as unknown as NormalScreen);
  }
  if (entryId === undefined || inner.length === 0 || inner[0] === 'id') return screen;
  if (name === 'groups' && inner[0] === 'parent' && isCircle(screen, entryId, value)) return screen;
  const entries = entriesOf(screen, name as EditList);
  const place = entries.findIndex((entry) => entry.id === entryId);
  const entry = entries[place];
  if (!entry) return screen;
  const next = withValue(entry as unknown as Bag, inner, value) as unknown as Entry;
  return next === entry ? screen : withEntries(screen, name as EditList, entries.with(place, next));
}

function takeStep(screen: NormalScreen, step: EditStep): NormalScreen {
  if (step.do === 'set') return setField(screen, step.at, step.value);
  const entries = entriesOf(screen, step.list);
  const own = step.do === 'add' ? step.node.id : step.id;
  const present = entries.find((entry) => entry.id === own);
  if (step.do === 'add') {
    const isFull = entries.length >= ENTRIES_MAX;
    return present || isFull ? screen : withEntries(screen, step.list, placeAfter(entries, step.node, step.after));
  }
  if (!present) return screen;
  const others = entries.filter((entry) => entry !== present);
  if (step.do === 'remove') return withEntries(screen, step.list, others);
  return step.after === own ? screen : withEntries(screen, step.list, placeAfter(others, present, step.after));
}

/**
 * The screen after an edit. Never fails: what is about an entry or a field that is gone does nothing, what is to follow
 * a neighbour that is gone comes last.
 */
export function applyEdit(screen: NormalScreen, edit: ScreenEdit): NormalScreen {
  return edit.reduce(takeStep, screen);
}

/** The fields that an edit writes; that of a removed entry leads to the entry. */
export function fieldsOf(edit: ScreenEdit): FieldPath[] {
  return edit.flatMap((step) => {
    if (step.do === 'set') return [step.at];
    return step.do === 'remove' ? [[step.list, step.id]] : [];
  });
}

/** Whether one path leads to or into what the other leads to. */
export function isSameField(a: FieldPath, b: FieldPath): boolean {
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  return short.every((key, place) => key === long[place]);
}

/** What a path leads to; undefined where there is nothing. */
export function valueAt(screen: NormalScreen, [name = '', ...rest]: FieldPath): unknown {
  const isList = (EDIT_LISTS as readonly string[]).includes(name);
  const start = isList ? entriesOf(screen, name as EditList).find((entry) => entry.id === rest[0]) : screen;
  return (isList ? rest.slice(1) : [name, ...rest]).reduce<unknown>(
    (value, key) => (isBag(value) ? valueOf(value, key) : undefined),
    start,
  );
}
