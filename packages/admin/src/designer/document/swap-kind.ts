import type { Language, Mapping, NormalWidget } from '@aj-report/contract';
import { declarations, versionOf, type Slot, type WidgetDeclaration } from '@aj-report/widgets/declarations';
import { startIn } from '@aj-report/widgets/presets';
import type { Recipe } from './change.ts';

/** The columns of a widget: those that it maps, else those of its sample. */
function mappingOf({ type, data }: NormalWidget): readonly Mapping[] {
  if (data.mapping.length > 0 || data.dataType === 'dynamic') return data.mapping;
  return (declarations[type]?.sampleMapping ?? []).map(({ role, field }) => ({ role, field }));
}

/** Kinds that can show what a widget shows: every column of its mapping finds a role, and none that is needed stays empty. */
export function fittingKinds(widget: NormalWidget): readonly string[] {
  const own = declarations[widget.type];
  const mapping = mappingOf(widget);
  if (!own || mapping.length === 0) return [];
  return Object.values(declarations)
    .filter((other) => other.type !== widget.type && other.category !== 'form' && toRoles(own, other, mapping))
    .map(({ type }) => type);
}

/** The mapping in the roles of another kind: first roles of the same name, then roles of the same sort in their order. */
function toRoles(
  own: WidgetDeclaration,
  other: WidgetDeclaration,
  mapping: readonly Mapping[],
): readonly Mapping[] | undefined {
  const taken = new Map<string, number>();
  const isFree = (role: string, slot: Slot) => slot.many === true || !taken.has(role);
  const moved: Mapping[] = [];
  for (const one of mapping) {
    const kind = own.slots[one.role]?.kind ?? 'any';
    const same = other.slots[one.role];
    const role =
      same && same.kind === kind && isFree(one.role, same)
        ? one.role
        : Object.entries(other.slots).find(
            ([name, slot]) => [kind, 'any'].includes(slot.kind) && isFree(name, slot),
          )?.[0];
    if (role === undefined) return undefined;
    taken.set(role, (taken.get(role) ?? 0) + 1);
    moved.push({ ...one, role });
  }
  const isWhole = Object.entries(other.slots).every(([role, slot]) => !slot.required || taken.has(role));
  return isWhole ? moved : undefined;
}

/** Makes a widget another kind. Its data, its place and the properties that both kinds have stay. */
export function swapKind(id: string, type: string, language: Language): Recipe {
  return (screen) => {
    const widget = screen.widgets.find((one) => one.id === id);
    const [own, next] = [declarations[widget?.type ?? ''], declarations[type]];
    if (!widget || !own || !next || own === next) return;
    const mapping = toRoles(own, next, mappingOf(widget));
    if (!mapping) return;
    const kept = Object.entries(widget.setup).filter(([name]) => {
      const [before, after] = [own.fields[name]?.['x-aj'], next.fields[name]?.['x-aj']];
      return before && after && before.control === after.control && isSameChoice(before, after);
    });
    // A name that only says what kind it was would now be wrong.
    const isNamedByKind = Object.values(own.label).includes(widget.layerName);
    if (isNamedByKind) widget.layerName = next.label[language];
    widget.type = type;
    widget.version = versionOf(next);
    widget.setup = { ...startIn(next, language), ...Object.fromEntries(kept) } as NormalWidget['setup'];
    if (widget.data.mapping.length > 0) widget.data.mapping = mapping.map((one) => ({ ...one }));
  };
}

function isSameChoice(a: { readonly options?: unknown }, b: { readonly options?: unknown }): boolean {
  return JSON.stringify(a.options) === JSON.stringify(b.options);
}
