import type { Language } from '@aj-report/contract';
import type { WidgetDeclaration } from './define-widget.ts';

export type SampleData = Pick<WidgetDeclaration, 'sampleRows' | 'sampleMapping'>;

type Translate = <T>(value: T) => T;

let translate: Translate | undefined;
let loading: Promise<void> | undefined;
const known = new WeakMap<WidgetDeclaration, SampleData>();

/** Gives the words of samples to all widgets of the page: what shows many samples brings them itself. */
export function bringSampleWords(words: Translate): void {
  translate = words;
}

/**
 * Sample rows and roles of a declaration in a language. They are declared in Chinese; the words of other languages
 * come with the first sample that is shown in one, and `onArrival` is told: until then the declared ones stand there.
 */
export function sampleDataIn(
  declaration: WidgetDeclaration,
  language: Language,
  onArrival: () => void = () => {},
): SampleData {
  const { sampleRows, sampleMapping } = declaration;
  if (language === 'zh' || (sampleRows.length === 0 && sampleMapping.length === 0)) return declaration;
  if (!translate) {
    loading ??= import('../sample-words/translate.ts').then(
      (module) => bringSampleWords(module.translate),
      () => {},
    );
    void loading.then(() => translate && onArrival());
    return declaration;
  }
  const done = known.get(declaration) ?? translate({ sampleRows, sampleMapping });
  known.set(declaration, done);
  return done;
}
