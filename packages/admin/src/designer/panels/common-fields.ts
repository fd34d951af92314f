import type { Field, Fields, NormalWidget } from '@aj-report/contract';
import { declarations, resolveProps } from '@aj-report/widgets/declarations';

/** Fields that all these types have, with the same control; undefined when there are none or a type is unknown. */
export function commonFields(types: readonly string[]): Fields | undefined {
  const [first, ...others] = [...new Set(types)].map((type) => declarations[type]?.fields);
  if (!first || others.some((fields) => !fields)) return undefined;
  if (others.length === 0) return first;
  const common = Object.entries(first).filter(([name, one]) =>
    others.every((fields) => isSameKind(fields?.[name], one)),
  );
  return common.length > 0 ? Object.fromEntries(common) : undefined;
}

function isSameKind(a: Field | undefined, b: Field): boolean {
  if (!a) return false;
  const first = a['x-aj'];
  const second = b['x-aj'];
  return first.control === second.control && JSON.stringify(first.options) === JSON.stringify(second.options);
}

/** Values of the first widget, and the names of the fields on which another one differs. */
export function commonValues(
  widgets: readonly NormalWidget[],
  fields: Fields,
): { values: Record<string, unknown>; mixed: ReadonlySet<string> } {
  const [first = {}, ...others] = widgets.map(propsOf);
  const mixed = Object.keys(fields).filter((name) => others.some((props) => !isSameValue(props[name], first[name])));
  return { values: first, mixed: new Set(mixed) };
}

function propsOf(widget: NormalWidget): Record<string, unknown> {
  const declaration = declarations[widget.type];
  return declaration ? resolveProps(declaration, widget.setup, widget.version) : widget.setup;
}

function isSameValue(a: unknown, b: unknown): boolean {
  return a === b || JSON.stringify(a) === JSON.stringify(b);
}
