import { readdirSync } from 'node:fs';
import path from 'node:path';
import { messagesEn } from '@aj-report/contract';
import { expect, it } from 'vitest';

const SOURCES = path.resolve(import.meta.dirname, '..');

/** A figure and a word in the plural right behind it, or with one word between them: "{count} rows". */
const COUNTED = /\{(\w+)\} (?:\w+ )?\w*[a-rt-z]s\b/g;

/** Parameters that count; the others are names, and limits that are never one. */
const COUNTS = new Set(['count', 'rows', 'widgets', 'sets', 'files', 'cells', 'sheets', 'minutes']);

/** Texts of a limit, of what is beyond it, or of several by the way they are shown. */
const MANY = /\{limit\}|At most|first \{(count|rows)\}|all \{count\}|already;|\{sets\} keep rows/;

/** Every English text of a module's words. */
function textsIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const { zh, en } = value as Record<string, unknown>;
  if (typeof zh === 'string' && typeof en === 'string') return [en];
  return Object.values(value).flatMap(textsIn);
}

function pluralsOf(text: string): string[] {
  return [...text.matchAll(COUNTED)].flatMap(([whole, name = '']) =>
    COUNTS.has(name) && !MANY.test(text) ? [`${whole} — ${text}`] : [],
  );
}

it('finds a plural behind a figure', () => {
  expect(pluralsOf('{count} rows')).toHaveLength(1);
  expect(pluralsOf('Refused {count} times and given up')).toHaveLength(1);
  expect(pluralsOf('Delete the {count} selected records?')).toHaveLength(1);
  expect(pluralsOf('Rows: {count}')).toHaveLength(0);
});

it('no English text says "1 rows": what is counted stands before the figure', async () => {
  const names = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' });
  const files = names.filter((name) => name.endsWith('.words.ts'));
  expect(files.length).toBeGreaterThan(20);
  const modules = await Promise.all(files.map((file) => import(path.join(SOURCES, file)) as Promise<object>));
  expect(
    [...modules.flatMap((module) => textsIn({ ...module })), ...Object.values(messagesEn)].flatMap(pluralsOf),
  ).toEqual([]);
});
