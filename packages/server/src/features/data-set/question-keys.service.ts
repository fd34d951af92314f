import { hash } from 'node:crypto';
import type { ContextData, RowsAsked } from '@aj-report/contract';
import type { SetDefinition } from '../../engine/data-set/resolve.ts';
import type { AskedRows, BoundParam } from '../../engine/request/query-engine.types.ts';
import type { ColumnLabels } from './label-columns.ts';
import type { AnswerForm } from '../../engine/request/written-table.ts';

/** What is asked of a set that is bound to somebody. */
interface SetAsked {
  readonly params: readonly BoundParam[];
  readonly maxRows: number;
  /** Keys of the questions that it looks up. */
  readonly lookups: readonly string[];
  readonly asked: AskedRows | undefined;
}

export interface QuestionKeys {
  /** Equal keys have equal answers. */
  readonly key: string;
  /** The same for all pages of one question; absent where no page is asked for. */
  readonly pagesKey?: string;
}

/** Characters of JSON from which a digest is shorter and still cheap */
const SHORT = 160;

/** The part of a question's keys that the set gives, whatever is asked of it. */
export function setKeyOf(set: SetDefinition, versionId: string, labels?: ColumnLabels): string {
  const { dynSentence, params, calc = null, filters, texts, orders = null } = set;
  const names = params.map(({ paramName, paramType }) => [paramName, paramType]);
  return digest(JSON.stringify([versionId, dynSentence, names, calc, filters, texts, orders, labels]));
}

export function questionKeysOf(setKey: string, { params, maxRows, lookups, asked }: SetAsked): QuestionKeys {
  const parts = [params.map(({ value }) => value), maxRows, lookups];
  const key = `${setKey} ${shortened([...parts, asked])}`;
  if (!asked?.page) return { key };
  // Neither the page nor the sorting changes how many rows there are.
  const { filter = [], group } = asked;
  return { key, pagesKey: `${setKey} ${shortened([...parts, filter, ...(group ? [group] : [])])}` };
}

/** The key of a question's answer in one form. */
export function answerKeyOf({ key }: QuestionKeys, form: AnswerForm): string {
  return `${form} ${key}`;
}

/** What is asked before it is bound, by people who see the same. */
export interface AudienceAsked {
  readonly audience: string;
  readonly setCode: string;
  readonly contextData: ContextData;
  readonly rows: RowsAsked | undefined;
}

/** Equal keys mean equal answers at any time, also after the set has changed. */
export function audienceKeyOf({ audience, setCode, contextData, rows }: AudienceAsked): string {
  const sorted = Object.entries(contextData).sort(([a], [b]) => (a < b ? -1 : 1));
  return JSON.stringify([audience, setCode, sorted, rows]);
}

function shortened(parts: readonly unknown[]): string {
  const text = JSON.stringify(parts);
  return text.length < SHORT ? text : digest(text);
}

function digest(text: string): string {
  return hash('sha256', text, 'base64');
}
