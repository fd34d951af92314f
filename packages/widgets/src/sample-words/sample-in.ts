import { defaultsOf, type Language } from '@aj-report/contract';
import type { WidgetDeclaration } from '../kit/define-widget.ts';
import { bringSampleWords } from '../kit/sample-language.ts';
import type { WidgetSample } from '../kit/widget-sample.ts';
import { translate } from './translate.ts';

export { sampleDataIn } from '../kit/sample-language.ts';

bringSampleWords(translate);

type Setup = NonNullable<WidgetSample['setup']>;

const known = new WeakMap<WidgetSample, WidgetSample>();
const starts = new WeakMap<WidgetDeclaration, Setup>();

/** Texts that are shown where nothing is set, in English: they are saved with a widget that begins its life there. */
function startOf(declaration: WidgetDeclaration): Setup {
  const made =
    starts.get(declaration) ??
    Object.fromEntries(
      Object.entries(defaultsOf(declaration.fields) as Setup).flatMap(([name, value]) => {
        const own = translate(value);
        return JSON.stringify(own) === JSON.stringify(value) ? [] : [[name, own]];
      }),
    );
  starts.set(declaration, made);
  return made;
}

/**
 * A sample or preset as it is shown in a language. Samples are written once, in Chinese; `sample-words` says what
 * their texts are in English. The same object each time.
 */
export function sampleIn<S extends WidgetSample>(declaration: WidgetDeclaration, sample: S, language: Language): S {
  if (language === 'zh') return sample;
  const { rows, mapping, setup } = sample;
  const made = known.get(sample) ?? {
    ...sample,
    ...(rows ? { rows: translate(rows) } : {}),
    ...(mapping ? { mapping: translate(mapping) } : {}),
    setup: { ...startOf(declaration), ...translate(setup ?? {}) },
  };
  known.set(sample, made);
  return made as S;
}

/** Properties of a widget that is made in a language: none, or its first texts in that language. */
export function startIn(declaration: WidgetDeclaration, language: Language): Setup {
  return language === 'zh' ? {} : startOf(declaration);
}
