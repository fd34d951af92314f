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

/** Groups with the fields that these values show and the search finds; empty groups are left out. */
export function shownGroups(fields: Fields, values: Values, search: string, language: Language): readonly FormGroup[] {
  const all = formOf(fields);
  const defaults = Object.fromEntries(
    all.flatMap((group) => group.fields.map((one) => [one.name, valueOf(one, values)])),
  );
  return all
    .map((group) => ({
      ...group,
      fields: group.fields.filter(
        (field) => isShown(field.showIf, { ...values, ...defaults }) && matches(field, group, search, language),
      ),
    }))
    .filter((group) => group.fields.length > 0);
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
