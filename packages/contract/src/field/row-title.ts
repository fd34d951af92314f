import { isShown, type FormField } from './form-of.ts';
import type { Language } from './text.ts';

type Row = Readonly<Record<string, unknown>>;

/** Controls whose values are no words. */
const SILENT: ReadonlySet<FormField['control']> = new Set(['color', 'image']);

/** Values of a rule that its title tells, at most. */
const MAX_NAMED = 4;

function wordOf({ options, name, default: fallback }: FormField, row: Row, language: Language): string {
  const value = row[name] ?? fallback;
  const option = options?.find((one) => one.value === value);
  if (option) return option.label[language];
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/** Columns without choices in which the row has a value of that kind. */
function valued(columns: readonly FormField[], row: Row, kind: 'string' | 'number'): readonly FormField[] {
  return columns.filter((one) => !one.options && typeof row[one.name] === kind);
}

/**
 * What a row of a list is called: its first text, else its first number; where it begins with a choice, it is a rule
 * and is called what it says.
 */
export function rowTitle(row: Row, columns: readonly FormField[], language: Language): string {
  const shown = columns.filter((column) => isShown(column.showIf, row) && !SILENT.has(column.control));
  const isRule = (shown[0]?.options?.length ?? 0) > 0;
  const reported = isRule ? shown : [...valued(shown, row, 'string'), ...valued(shown, row, 'number')];
  const words = reported.map((column) => wordOf(column, row, language)).filter((word) => word !== '');
  return words.slice(0, isRule ? MAX_NAMED : 1).join(' ');
}
