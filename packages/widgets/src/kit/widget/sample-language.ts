import { LANGUAGES, type Language, type Mapping } from '@aj-report/contract';
import { inLanguage } from '../text/both.ts';
import type { RuntimeDeclaration } from './runtime-declaration.ts';
import type { SampleColumns, SampleMapping, SampleRows } from './widget-sample.ts';

export interface SampleData {
  readonly sampleRows: SampleRows;
  readonly sampleMapping: readonly Mapping[];
}

const known = { zh: new WeakMap<RuntimeDeclaration, SampleData>(), en: new WeakMap<RuntimeDeclaration, SampleData>() };

/** Rows of a sample in a language, with the names that their columns have there. */
export function rowsIn(rows: SampleRows, columns: SampleColumns, language: Language): SampleRows {
  const named = rows.map((row) =>
    Object.fromEntries(Object.entries(row).map(([key, cell]) => [columns[key]?.[language] ?? key, cell])),
  );
  return inLanguage(named, language) as SampleRows;
}

/** Roles of the columns of a sample in a language. */
export function mappingIn(mapping: SampleMapping, columns: SampleColumns, language: Language): readonly Mapping[] {
  const named = mapping.map((entry) => ({ ...entry, field: columns[entry.field] ?? entry.field }));
  return inLanguage(named, language) as readonly Mapping[];
}

/** Sample rows and roles of a declaration in a language; the same object each time. */
export function sampleDataIn(declaration: RuntimeDeclaration, language: Language): SampleData {
  const { sampleColumns = {}, sampleRows, sampleMapping } = declaration;
  const made = known[language].get(declaration) ?? {
    sampleRows: rowsIn(sampleRows, sampleColumns, language),
    sampleMapping: mappingIn(sampleMapping, sampleColumns, language),
  };
  known[language].set(declaration, made);
  return made;
}

/** Those of all languages, first of one: rows that a user kept may have the names of another. */
export function sampleDataFrom(declaration: RuntimeDeclaration, language: Language): readonly SampleData[] {
  return [language, ...LANGUAGES].map((one) => sampleDataIn(declaration, one));
}
