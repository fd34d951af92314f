import { formOf, isShown, type Fields, type FormField, type FormGroup, type Language } from '@aj-report/contract';

type Values = Readonly<Record<string, unknown>>;

/** Value shown for a field: its default while nothing is set. */
export function valueOf(field: FormField, values: Values): unknown {
  const value = values[field.name];
  return value === undefined ? field.default : value;
}

/** Whether a value differs from the field's default in the author's language; lists and objects by content. */
export function isChanged(field: FormField, values: Values, language: Language): boolean {
  const value = values[field.name];
  const usual = field.defaultIn?.[language] ?? field.default;
  if (value === undefined || value === usual) return false;
  return JSON.stringify(value) !== JSON.stringify(usual);
}

function matches(field: FormField, group: FormGroup, search: string, language: Language): boolean {
  const words = `${group.label[language]} ${field.label[language]} ${field.name}`.toLowerCase();
  return words.includes(search.trim().toLowerCase());
}

/**
 * Groups with the fields that these values show; of a search those that it finds, also where a switch hides them, with that
 * switch. Empty groups are left out.
 */
export function shownGroups(fields: Fields, values: Values, search: string, language: Language): readonly FormGroup[] {
  const all = formOf(fields);
  const defaults = Object.fromEntries(
    all.flatMap((group) => group.fields.map((one) => [one.name, valueOf(one, values)])),
  );
  const current = { ...values, ...defaults };
  return all
    .map((group) => {
      const found = group.fields.filter((field) => matches(field, group, search, language));
      if (search.trim() === '') return { ...group, fields: found.filter(({ showIf }) => isShown(showIf, current)) };
      const switches = new Set(found.flatMap(({ showIf }) => (isShown(showIf, current) ? [] : (showIf?.field ?? []))));
      return { ...group, fields: group.fields.filter((field) => found.includes(field) || switches.has(field.name)) };
    })
    .filter((group) => group.fields.length > 0);
}

/** What opens the switches that hide a field: their names and the values that they need, the outermost first. */
export function openersOf(fields: Fields, name: string, values: Values): readonly (readonly [string, unknown])[] {
  const all = new Map(formOf(fields).flatMap((group) => group.fields.map((one) => [one.name, one] as const)));
  const openers: (readonly [string, unknown])[] = [];
  for (let one = all.get(name); one?.showIf && openers.length < all.size; one = all.get(one.showIf.field)) {
    const { field, in: wanted } = one.showIf;
    const control = all.get(field);
    if (!control || isShown(one.showIf, { [field]: valueOf(control, values) })) break;
    openers.unshift([field, wanted[0]]);
  }
  return openers;
}

/** Fields in half a line stand two by two: one that is left alone gets the whole line, with its label beside it. */
export function inPairs(fields: readonly FormField[]): readonly FormField[] {
  let run = 0;
  return fields.map((field, index) => {
    run = field.half ? run + 1 : 0;
    const isAlone = run % 2 === 1 && !fields[index + 1]?.half;
    return isAlone ? { ...field, half: false } : field;
  });
}
