import { Type, type Static } from 'typebox';
import type { ScreenDocument, WidgetNode } from './document-schema.ts';
import { normalizeScreen } from './normalize.ts';
import { isSameValue } from './screen-edit.ts';

/** What of a widget may differ, each with the fields that it is made of. */
const PARTS = {
  position: ['left', 'top', 'width', 'height', 'rotate', 'page'],
  style: ['setup', 'opacity', 'blend'],
  data: ['data'],
  interaction: ['linkage', 'visibleWhen', 'entrance'],
  layer: ['layerName', 'locked', 'hidden', 'group', 'type', 'version'],
} as const satisfies Record<string, readonly (keyof WidgetNode)[]>;
export type ChangedPart = keyof typeof PARTS;
export const CHANGED_PARTS = Object.keys(PARTS) as ChangedPart[];

const Plain = Type.Union([Type.String(), Type.Number(), Type.Boolean(), Type.Null()]);
export type PlainValue = Static<typeof Plain>;

/** What a field was and is; absent = it was not, or is not, given. Long texts are cut. */
const ChangedValue = Type.Object({
  field: Type.String(),
  before: Type.Optional(Plain),
  after: Type.Optional(Plain),
});
export type ChangedValue = Static<typeof ChangedValue>;

/** Letters of a text that are kept; whoever wants more looks at the revision. */
const KEPT_MAX = 60;

/** One difference between two revisions of a screen. */
export const ScreenChange = Type.Object({
  kind: Type.Unsafe<'added' | 'removed' | 'changed'>({ type: 'string', enum: ['added', 'removed', 'changed'] }),
  what: Type.Unsafe<'widget' | 'settings' | 'order' | 'groups' | 'layouts'>({
    type: 'string',
    enum: ['widget', 'settings', 'order', 'groups', 'layouts'],
  }),
  /** Of a widget: its type, and its name where it has one. */
  type: Type.Optional(Type.String()),
  name: Type.Optional(Type.String()),
  /** Of a widget: which one. */
  id: Type.Optional(Type.String()),
  /** Of a changed widget: what of it differs. */
  parts: Type.Optional(Type.Array(Type.Unsafe<ChangedPart>({ type: 'string', enum: CHANGED_PARTS }))),
  /** The fields that differ: of a widget such as `left` or `setup.fontSize`, of the settings such as `title`. */
  fields: Type.Optional(Type.Array(Type.String())),
  /** Of those fields that have one plain value: what it was and is. Lists and objects are named only. */
  values: Type.Optional(Type.Array(ChangedValue)),
});
export type ScreenChange = Static<typeof ScreenChange>;

function widgetChange(kind: ScreenChange['kind'], { id, type, layerName = '' }: WidgetNode): ScreenChange {
  return { kind, what: 'widget', id, type, ...(layerName === '' ? {} : { name: layerName }) };
}

/** Fields that are named one by one; the others are named as a whole. */
const WITH_INSIDE: readonly string[] = ['setup', 'data'];

function changedKeys(before: object, after: object): string[] {
  const [one, other] = [before as Record<string, unknown>, after as Record<string, unknown>];
  const keys = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...keys].filter((key) => !isSameValue(one[key], other[key]));
}

function changedFields(before: WidgetNode, after: WidgetNode): string[] {
  return changedKeys(before, after).flatMap((key) => {
    if (!WITH_INSIDE.includes(key)) return [key];
    const [one = {}, other = {}] = [before[key as 'setup'], after[key as 'setup']];
    return changedKeys(one, other).map((inner) => `${key}.${inner}`);
  });
}

function isPlain(value: unknown): value is PlainValue | undefined {
  return value === null || ['string', 'number', 'boolean', 'undefined'].includes(typeof value);
}

function shorten(value: PlainValue): PlainValue {
  return typeof value === 'string' && value.length > KEPT_MAX ? `${value.slice(0, KEPT_MAX)}…` : value;
}

/** @param field its name, or that of the part that holds it and its own, such as `setup.color` */
function valueAt(node: object, field: string): unknown {
  const [part = '', inner] = field.split(/\.(.*)/s);
  const value = (node as Record<string, unknown>)[part];
  return inner === undefined ? value : (value as Record<string, unknown> | undefined)?.[inner];
}

function changedValues(before: object, after: object, fields: readonly string[]): { values?: ChangedValue[] } {
  const values = fields.flatMap((field): ChangedValue[] => {
    const [old, now] = [valueAt(before, field), valueAt(after, field)];
    if (!isPlain(old) || !isPlain(now)) return [];
    return [
      { field, ...(old !== undefined && { before: shorten(old) }), ...(now !== undefined && { after: shorten(now) }) },
    ];
  });
  return values.length > 0 ? { values } : {};
}

function changedParts(before: WidgetNode, after: WidgetNode): ChangedPart[] {
  return CHANGED_PARTS.filter((part) => PARTS[part].some((key) => !isSameValue(before[key], after[key])));
}

function widgetChanges(before: readonly WidgetNode[], after: readonly WidgetNode[]): ScreenChange[] {
  const olds = new Map(before.map((widget) => [widget.id, widget]));
  const newIds = new Set(after.map(({ id }) => id));
  const kept = after.flatMap((widget) => {
    const old = olds.get(widget.id);
    if (!old) return [widgetChange('added', widget)];
    const parts = changedParts(old, widget);
    if (parts.length === 0) return [];
    const fields = changedFields(old, widget);
    return [{ ...widgetChange('changed', widget), parts, fields, ...changedValues(old, widget, fields) }];
  });
  const removed = before.filter(({ id }) => !newIds.has(id)).map((widget) => widgetChange('removed', widget));
  const orderOf = (widgets: readonly WidgetNode[]) =>
    widgets.map(({ id }) => id).filter((id) => olds.has(id) && newIds.has(id));
  const isMoved = !isSameValue(orderOf(before), orderOf(after));
  return [...kept, ...removed, ...(isMoved ? [{ kind: 'changed', what: 'order' } as const] : [])];
}

/**
 * What a screen has become since an earlier revision; without one everything is new. Fields that a document leaves out
 * count as their defaults.
 */
export function changesBetween(before: ScreenDocument | undefined, after: ScreenDocument): ScreenChange[] {
  const now = normalizeScreen(after);
  if (!before) return widgetChanges([], now.widgets);
  const old = normalizeScreen(before);
  const whole = (['dashboard', 'groups', 'layouts'] as const).filter((key) => !isSameValue(old[key], now[key]));
  const changed = whole.map((key): ScreenChange => {
    if (key !== 'dashboard') return { kind: 'changed', what: key };
    const fields = changedKeys(old[key], now[key]);
    return { kind: 'changed', what: 'settings', fields, ...changedValues(old[key], now[key], fields) };
  });
  return [...changed, ...widgetChanges(old.widgets, now.widgets)];
}
