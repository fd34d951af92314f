import { writeAiText, type AiAuthor, type AiTextLine, type AiTextRequest } from '@aj-report/contract';
import { useCallback, useEffect, useRef, useState } from 'react';
import { ApiError } from '../../api/api-error.ts';
import { callLines } from '../../api/call-lines.ts';
import { useText } from '../../i18n/i18n.ts';
import { AI_WORDS } from './ai-text.words.ts';

export interface WrittenText {
  readonly words: string;
  readonly author: AiAuthor | undefined;
  readonly isWriting: boolean;
  readonly isCut: boolean;
  /** Why it is not whole. */
  readonly failure: string;
  /** What it was written of. */
  readonly request: AiTextRequest | undefined;
}

const NOTHING: WrittenText = {
  words: '',
  author: undefined,
  isWriting: false,
  isCut: false,
  failure: '',
  request: undefined,
};

function withLine(text: WrittenText, line: AiTextLine): WrittenText {
  if ('piece' in line) return { ...text, words: text.words + line.piece };
  if ('author' in line) return { ...text, author: line.author };
  if ('isDone' in line) return { ...text, isCut: line.isCut };
  return { ...text, failure: line.message };
}

/** A text that grows as it is written; another one, or closing the dialog, ends the one before. */
export function useWrittenText() {
  const [text, setText] = useState(NOTHING);
  const words = useText();
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const stop = useCallback(() => {
    running.current?.abort();
    setText((before) => ({ ...before, isWriting: false }));
  }, []);

  async function write(request: AiTextRequest): Promise<void> {
    running.current?.abort();
    const abort = new AbortController();
    running.current = abort;
    setText({ ...NOTHING, isWriting: true, request });
    let isEnded = false;
    let failure = words(AI_WORDS.failed);
    try {
      for await (const line of callLines(writeAiText, request, abort.signal)) {
        const known = line as AiTextLine;
        isEnded ||= 'isDone' in known || 'code' in known;
        if (!abort.signal.aborted) setText((before) => withLine(before, known));
      }
    } catch (error) {
      if (error instanceof ApiError) failure = error.reported;
    }
    if (abort.signal.aborted) return;
    setText((before) => ({ ...before, isWriting: false, ...(!isEnded && { failure }) }));
  }

  return { text, write, stop };
}
