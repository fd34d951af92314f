import type { Text } from '@aj-report/contract';
import { binWords } from './bin.words.ts';
import { connectionWords } from './connection.words.ts';
import { crudWords } from './crud.words.ts';
import { dataSetEditorWords } from './data-set-editor.words.ts';
import { dataSetWords } from './data-set.words.ts';
import { dataSourceWords } from './data-source.words.ts';
import { dictionaryWords } from './dictionary.words.ts';
import { homeWords } from './home.words.ts';
import { jobsWords } from './jobs.words.ts';
import { mapWords } from './map.words.ts';
import { publishWords } from './publish.words.ts';
import { reportWords } from './report.words.ts';
import { shellWords } from './shell.words.ts';

/** All words of the admin. A key without both languages does not compile. */
export const WORDS = {
  ...shellWords,
  ...crudWords,
  ...homeWords,
  ...dataSourceWords,
  ...connectionWords,
  ...dataSetWords,
  ...dataSetEditorWords,
  ...dictionaryWords,
  ...jobsWords,
  ...mapWords,
  ...reportWords,
  ...binWords,
  ...publishWords,
} as const satisfies Record<string, Text>;

export type WordKey = keyof typeof WORDS;
