import { DEFAULT_LANGUAGE, defaultWordsOf, type Language, type Mapping } from '@aj-report/contract';
import { inLanguage } from '../text/both.ts';
import type { RuntimeDeclaration } from './runtime-declaration.ts';
import { mappingIn, rowsIn } from './sample-language.ts';
import type { SampleContent, SampleRows } from './widget-sample.ts';

type Setup = Readonly<Record<string, unknown>>;

/** What a widget shows in a sample, in one language. */
export interface SampleInLanguage {
  readonly rows?: SampleRows;
  readonly mapping?: readonly Mapping[];
  readonly setup?: Setup;
}

export type Shown<S extends SampleContent> = Omit<S, keyof SampleContent> & SampleInLanguage;

const known = {
  zh: new WeakMap<SampleContent, SampleInLanguage>(),
  en: new WeakMap<SampleContent, SampleInLanguage>(),
};

/** A sample, a preset or what a container holds in one, as it is shown in a language. The same object each time. */
export function sampleIn<S extends SampleContent>(
  declaration: RuntimeDeclaration,
  sample: S,
  language: Language,
): Shown<S> {
  const { columns = {}, rows, mapping, setup = {}, ...rest } = sample;
  const names = { ...declaration.sampleColumns, ...columns };
  const made = known[language].get(sample) ?? {
    ...rest,
    ...(rows ? { rows: rowsIn(rows, names, language) } : {}),
    ...(mapping ? { mapping: mappingIn(mapping, names, language) } : {}),
    setup: { ...startIn(declaration, language), ...(inLanguage(setup, language) as Setup) },
  };
  known[language].set(sample, made);
  return made as Shown<S>;
}

/**
 * Properties of a widget that is made in a language: none, or its first texts in that language. They are saved with it,
 * since what a document leaves out has the defaults of no particular language.
 */
export function startIn({ fields }: RuntimeDeclaration, language: Language): Setup {
  return language === DEFAULT_LANGUAGE ? {} : defaultWordsOf(fields, language);
}
