import { isShown, type FormField } from './form-of.ts';
import type { Language } from './text.ts';

type Row = Readonly<Record<string, unknown>>;

/** Values of a rule that its title tells, at most. */
const TOLD = 4;

function wordOf({ options, name, default: fallback }: FormField, row: Row, language: Language): string {
  const value = row[name] ?? fallback;
  const option = options?.find((one) => one.value === value);
  if (option) return option.label[language];
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/** What a row of a list is called: its first text; where it begins with a choice, it is a rule and is called what it says. */
export function rowTitle(row: Row, columns: readonly FormField[], language: Language): string {
  const shown = columns.filter((column) => isShown(column.showIf, row) && column.control !== 'color');
  const isRule = (shown[0]?.options?.length ?? 0) > 0;
  const told = isRule ? shown : columns.filter(({ name, options }) => !options && typeof row[name] === 'string');
  const words = told.map((column) => wordOf(column, row, language)).filter((word) => word !== '');
  return words.slice(0, isRule ? TOLD : 1).join(' ');
}
