import { EMPTY_TABLE, traceNumbers } from '@aj-report/contract';
import { useMemo } from 'react';
import { useText } from '../../i18n/i18n.ts';
import { currentLanguage } from '../../i18n/language.ts';
import { fill } from '../../i18n/fill.ts';
import { AI_WORDS } from './ai-text.words.ts';
import { TracedText } from './traced-text.tsx';
import type { WrittenText } from './use-written-text.ts';

/** What was written, and which of its numbers are in the data. */
export function Outcome({ written }: { readonly written: WrittenText }) {
  const text = useText();
  const { words, author, isWriting, isCut, failure, request } = written;
  const table = request?.table ?? EMPTY_TABLE;
  const traced = useMemo(() => (isWriting ? [] : traceNumbers(words, table)), [words, table, isWriting]);
  const lost = traced.filter(({ source }) => source === undefined).length;
  const [found, some] = [text(AI_WORDS.allFound), text(AI_WORDS.someLost)];
  return (
    <section className="ai-text__outcome" aria-live="polite" data-writing={isWriting || undefined}>
      {words === '' && failure === '' ? (
        <p className="ai-text__hint muted">{text(isWriting ? AI_WORDS.writing : AI_WORDS.empty)}</p>
      ) : null}
      {author === 'narrator' && words !== '' ? <span className="ai-text__tag">{text(AI_WORDS.byNarrator)}</span> : null}
      {words === '' ? null : <TracedText text={words} table={table} language={currentLanguage()} />}
      {traced.length > 0 ? (
        <p className={lost > 0 ? 'ai-text__verdict ai-text__verdict--lost' : 'ai-text__verdict'}>
          {lost > 0 ? fill(some, { count: lost }) : fill(found, { count: traced.length })}
        </p>
      ) : null}
      {isCut ? <p className="ai-text__verdict ai-text__verdict--lost">{text(AI_WORDS.cut)}</p> : null}
      {failure === '' ? null : (
        <p className="ai-text__failure" role="alert">
          {failure}
        </p>
      )}
    </section>
  );
}
