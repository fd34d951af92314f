import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { filesBelow } from '../files-below.ts';

interface BannedText {
  readonly pattern: RegExp;
  readonly instead: string;
}

const BANNED: readonly BannedText[] = [
  { pattern: /\b(?:TODO|FIXME)\b(?!\(#\d+\))/, instead: 'do it, or write TODO(#issue)' },
  { pattern: /\.innerHTML\b|\bunsafeHTML\b|insertAdjacentHTML/, instead: 'build nodes; data is never markup' },
  { pattern: /\b(?:LEAST|MOST)(?:_[A-Z]\w*)?\b/, instead: 'say MIN_ or MAX_, and of what' },
  { pattern: /\b(?:\w*T|t)old(?:[A-Z]\w*)?\b/, instead: 'report, show, answer, infer, detect or distinguish' },
  { pattern: /\b(?:suited|spared|(?:is)?lying)\b/i, instead: 'fitted; saved, left out; horizontal, malformed' },
  { pattern: /\breckon(?:ed|s|ing)?\b/i, instead: 'measure, estimate or count' },
  { pattern: /@ts-(?:ignore|expect-error)/, instead: 'correct the type' },
  { pattern: /\b(?:it|test|describe)\.(?:only|todo)\b/, instead: 'finish the test' },
];

const FORBIDDEN_NAMES =
  /(?:^|\/)(?:utils?|common|helpers?|misc|manager)(?:\.[a-z]+)*\.tsx?$|(?:^|\/)(?:utils?|common|helpers?)\//;
const KEBAB = /^[a-z0-9]+(?:-[a-z0-9]+)*(?:\.[a-z0-9-]+)*$/;
const CODE = /\.(?:ts|tsx)$/;

function checkText(root: string, name: string): string[] {
  return readFileSync(path.join(root, name), 'utf8')
    .split('\n')
    .flatMap((line, index) =>
      BANNED.filter(({ pattern }) => pattern.test(line)).map(
        ({ instead }) => `${name}:${index + 1} ${line.trim()}: ${instead}`,
      ),
    );
}

function checkName(name: string): string[] {
  if (FORBIDDEN_NAMES.test(name)) return [`${name}: the name does not say what is in it`];
  return KEBAB.test(path.basename(name)) ? [] : [`${name}: file names are kebab-case, the suffix tells the role`];
}

/** Terms of docs/words.md that stand there twice. */
function checkTerms(root: string): string[] {
  const rows = readFileSync(path.join(root, 'docs/words.md'), 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .map((line) => line.split('|').slice(1, 4).join('|').replace(/\s+/g, ' '));
  const twice = rows.filter((row, index) => rows.indexOf(row) !== index);
  return twice.map((row) => `docs/words.md: "${row.trim()}" stands there twice; keep one row`);
}

const DECISION = /\bdecisions?[ /](\d{1,4})\b/g;

/** References of sources and documents to records of docs/decisions that are not there. */
function checkDecisions(root: string, names: readonly string[]): string[] {
  const numbers = new Set(readdirSync(path.join(root, 'docs/decisions')).map((file) => Number.parseInt(file, 10)));
  return names.flatMap((name) =>
    [...readFileSync(path.join(root, name), 'utf8').matchAll(DECISION)]
      .filter(([, number]) => !numbers.has(Number(number)))
      .map(([text]) => `${name} refers to ${text}: no record has that number`),
  );
}

/** One line for every banned text or file name in the sources, every term that is declared twice, and every reference to a record that is gone. */
export function checkWords(root: string): string[] {
  const below = (folder: string) =>
    filesBelow(path.join(root, folder)).map((file) => path.relative(root, file).split(path.sep).join('/'));
  const sources = ['packages', 'samples', 'scripts', 'tests']
    .flatMap(below)
    .filter((name) => CODE.test(name) && !name.startsWith('scripts/words/') && !name.includes('.gen.'));
  const documents = below('docs').filter((name) => name.endsWith('.md') && !name.includes('.gen.'));
  return [
    ...sources.flatMap((name) => [...checkText(root, name), ...checkName(name)]),
    ...checkTerms(root),
    ...checkDecisions(root, [...sources, ...documents]),
  ];
}
