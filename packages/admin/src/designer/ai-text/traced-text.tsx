import { traceNumbers, type Language, type Table } from '@aj-report/contract';
import { useMemo, type ReactNode } from 'react';
import { AI_WORDS } from './ai-text.words.ts';
import { describeSource } from './describe-source.ts';

interface TracedTextProps {
  readonly text: string;
  /** Absent of a text without data: its numbers are all unknown. */
  readonly table: Table;
  readonly language: Language;
}

/** A text whose numbers tell where they come from; those that the data do not have are marked. */
export function TracedText({ text, table, language }: TracedTextProps) {
  const traced = useMemo(() => traceNumbers(text, table), [text, table]);
  const parts: ReactNode[] = [];
  let at = 0;
  for (const { start, end, source } of traced) {
    const tip = source ? describeSource(source, table, language) : AI_WORDS.notFound[language];
    parts.push(text.slice(at, start));
    parts.push(
      <mark
        key={start}
        className={source ? 'ai-text__number' : 'ai-text__number ai-text__number--lost'}
        data-tip={tip}
        tabIndex={0}
        aria-label={`${text.slice(start, end)}: ${tip}`}
      >
        {text.slice(start, end)}
      </mark>,
    );
    at = end;
  }
  parts.push(text.slice(at));
  return <p className="ai-text__words">{parts}</p>;
}
