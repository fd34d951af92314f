import type { Cell, Language } from '@aj-report/contract';
import { BUSINESS } from './corpus-business.testing.ts';
import type { Both, CorpusKind, CorpusTable, Value } from './corpus-columns.testing.ts';
import { OTHER_KINDS } from './corpus-other.testing.ts';

/** Tables of every kind that people have. */
export const CORPUS: readonly CorpusKind[] = [...BUSINESS, ...OTHER_KINDS];

/** Numbers from 0 to 1 that are the same every time. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 4_294_967_296;
  };
}

export function tableOf({ id, name, rows, columns }: CorpusKind, language: Language): CorpusTable {
  const at = language === 'zh' ? 0 : 1;
  const random = randomFrom(7 + id.length);
  const inLanguage = (value: Value): Cell => (Array.isArray(value) ? (value as Both)[at] : (value as Cell));
  return {
    id,
    name: name[at],
    columns: columns.map((one) => ({ name: one.name[at], type: one.type })),
    rows: Array.from({ length: rows }, (_, row) => columns.map((one) => inLanguage(one.value(row, random)))),
  };
}
