import type { Text } from '@aj-report/contract';
import type { Problem } from './problem.ts';
import { TOGETHER_WORDS } from './together.words.ts';

interface ProblemWords {
  /** A few words for the status bar. */
  readonly label: Text;
  /** What it means for whoever edits, and what to do; absent = the service's own words. */
  readonly help?: Text;
}

const WORDS: Readonly<Record<string, ProblemWords>> = {
  'together/full': { label: TOGETHER_WORDS.apart, help: TOGETHER_WORDS.full },
  'live/too-many': { label: TOGETHER_WORDS.apart, help: TOGETHER_WORDS.busy },
  'together/edit-large': { label: TOGETHER_WORDS.ownOnly, help: TOGETHER_WORDS.large },
  'request/too-large': { label: TOGETHER_WORDS.ownOnly, help: TOGETHER_WORDS.large },
  'together/edit-invalid': { label: TOGETHER_WORDS.ownOnly, help: TOGETHER_WORDS.invalid },
  'together/save-first': { label: TOGETHER_WORDS.saveFirst, help: TOGETHER_WORDS.unsaved },
  'record/not-found': { label: TOGETHER_WORDS.apart, help: TOGETHER_WORDS.gone },
  'User.no.authority': { label: TOGETHER_WORDS.apart, help: TOGETHER_WORDS.refused },
};

/** What is said of a problem, short and long. */
export function wordsOf({ code, message }: Problem): Required<ProblemWords> {
  const { label = TOGETHER_WORDS.apart, help = { zh: message, en: message } } = WORDS[code] ?? {};
  return { label, help };
}
