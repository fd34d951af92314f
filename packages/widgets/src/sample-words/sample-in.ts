import { DEFAULT_LANGUAGE, defaultWordsOf, type Language } from '@aj-report/contract';
import type { WidgetDeclaration } from '../kit/define-widget.ts';
import { bringSampleWords } from '../kit/sample-language.ts';
import type { SampleContent } from '../kit/widget-sample.ts';
import { translate } from './translate.ts';

export { sampleDataIn } from '../kit/sample-language.ts';

bringSampleWords(translate);

type Setup = NonNullable<SampleContent['setup']>;

const known = new WeakMap<SampleContent, SampleContent>();

/**
 * A sample, a preset or what a container holds in one, as it is shown in a language. Samples are written once, in
 * Chinese; `sample-words` says what their texts are in English. The same object each time.
 */
export function sampleIn<S extends SampleContent>(declaration: WidgetDeclaration, sample: S, language: Language): S {
  if (language === 'zh') return sample;
  const { rows, mapping, setup } = sample;
  const made = known.get(sample) ?? {
    ...sample,
    ...(rows ? { rows: translate(rows) } : {}),
    ...(mapping ? { mapping: translate(mapping) } : {}),
    setup: { ...defaultWordsOf(declaration.fields, language), ...translate(setup ?? {}) },
  };
  known.set(sample, made);
  return made as S;
}

/**
 * Properties of a widget that is made in a language: none, or its first texts in that language. They are saved with it,
 * since what a document leaves out has the defaults of no particular language.
 */
export function startIn({ fields }: WidgetDeclaration, language: Language): Setup {
  return language === DEFAULT_LANGUAGE ? {} : defaultWordsOf(fields, language);
}
