import { ENGLISH_SAMPLE_SUFFIX, type Language } from '@aj-report/contract';

/**
 * Samples stand there in both languages under codes that differ by an end; those that the reader did not choose come
 * last. Everything else stays in its order.
 */
export function otherSamplesLast<T>(records: readonly T[], codeOf: (one: T) => string, language: Language): T[] {
  const codes = new Set(records.map(codeOf));
  const isOther = (one: T) => {
    const code = codeOf(one);
    if (language === 'en') return codes.has(code + ENGLISH_SAMPLE_SUFFIX);
    return code.endsWith(ENGLISH_SAMPLE_SUFFIX) && codes.has(code.slice(0, -ENGLISH_SAMPLE_SUFFIX.length));
  };
  return records.toSorted((a, b) => Number(isOther(a)) - Number(isOther(b)));
}
