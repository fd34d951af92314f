import { formOf, type Fields, type Language, type NormalWidget } from '@aj-report/contract';
import { declarations } from '@aj-report/widgets/declarations';
import { sampleDataIn } from '@aj-report/widgets/presets';
import { columnsOf } from './static-rows.ts';

/** Whether a form of these fields asks for columns, in its rows too. */
export function asksForColumns(fields: Fields): boolean {
  return formOf(fields).some((group) =>
    group.fields.some(({ control, item }) => control === 'column' || (item !== undefined && asksForColumns(item))),
  );
}

/** Columns that a widget's data has: of its rows, of its data set, and those that take a role in it. */
export function dataColumnsOf(
  { type, data }: NormalWidget,
  setColumns: (setCode: string) => readonly string[],
  language: Language,
): readonly string[] {
  const mapped = data.mapping.map(({ field }) => field);
  if (data.dataType === 'dynamic') return [...new Set([...mapped, ...setColumns(data.setCode)])];
  const declaration = declarations[type];
  return columnsOf(data.staticData ?? (declaration ? sampleDataIn(declaration, language).sampleRows : []));
}
