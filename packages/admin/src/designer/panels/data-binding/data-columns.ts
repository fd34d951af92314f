import { formOf, groupOf, type Fields, type Language, type NormalWidget } from '@aj-report/contract';
import { declarations } from '@aj-report/widgets/declarations';
import { sampleDataIn } from '@aj-report/widgets/presets';
import { columnsOf } from './static-rows.ts';

/** Whether a form of these fields asks for columns, in its rows too. */
export function asksForColumns(fields: Fields): boolean {
  return formOf(fields).some((group) =>
    group.fields.some(({ control, item }) => control === 'column' || (item !== undefined && asksForColumns(item))),
  );
}

/** Columns that the properties of these fields name, in their rows too. */
export function namedColumns(fields: Fields, values: Readonly<Record<string, unknown>>): string[] {
  return formOf(fields).flatMap((group) =>
    group.fields.flatMap(({ name, control, item }) => {
      const value = values[name];
      if (control === 'column') return typeof value === 'string' && value !== '' ? [value] : [];
      if (item === undefined || !Array.isArray(value)) return [];
      return value.flatMap((row) => (typeof row === 'object' && row !== null ? namedColumns(item, row) : []));
    }),
  );
}

/** Columns that a widget's data has: of its rows, of its data set, and those that take a role in it. */
export function dataColumnsOf(
  { type, data }: NormalWidget,
  setColumns: (setCode: string) => readonly string[],
  language: Language,
): readonly string[] {
  const { group, mapping } = groupOf(data.mapping);
  const mapped = [...new Set(mapping.map(({ field }) => field))];
  if (data.dataType === 'dynamic' && group) return mapped;
  if (data.dataType === 'dynamic') return [...new Set([...mapped, ...setColumns(data.setCode)])];
  const declaration = declarations[type];
  return columnsOf(data.staticData ?? (declaration ? sampleDataIn(declaration, language).sampleRows : []));
}
