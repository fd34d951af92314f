import type { Language, Mapping, Table } from '@aj-report/contract';
import { toImpliedMapping } from '../../shapes/implied-mapping.ts';
import type { RuntimeDeclaration } from '../widget/runtime-declaration.ts';
import { sampleDataFrom } from '../widget/sample-language.ts';

/** Roles that columns have without being given any: those of a sample whose columns have the same names. */
export function implyMapping(declaration: RuntimeDeclaration, table: Table, language: Language): readonly Mapping[] {
  const samples = sampleDataFrom(declaration, language);
  const found = samples.map((one) => toImpliedMapping(table, one.sampleMapping, declaration.slots));
  return found.find((one) => one.length > 0) ?? [];
}
