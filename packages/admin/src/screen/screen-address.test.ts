import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { embedSnippet } from './screen-address.ts';

const root = fileURLToPath(new URL('../../../../', import.meta.url));
const EXAMPLES = 'packages/embed/examples';
const DOCUMENTED = ['README.md', `${EXAMPLES}/README.md`, `${EXAMPLES}/plain.html`, `${EXAMPLES}/react/index.html`];

it('is the tag of a screen or a report, with a text until its script is there', () => {
  const snippet = embedSnippet('https://bi.example', 'https://bi.example/aj/Xy', 'Loading…');
  expect(snippet).toContain('<aj-bigscreen src="https://bi.example/aj/Xy">Loading…</aj-bigscreen>');
  expect(embedSnippet('https://bi.example', 'https://bi.example/el/Xy', '…')).toContain('<aj-excel-report ');
});

it.each(DOCUMENTED)('is documented with the same way to fetch the script anew: %s', (file) => {
  const handler = /onerror="[^"]+"/.exec(embedSnippet('', '', ''))?.[0];
  expect(readFileSync(root + file, 'utf8')).toContain(handler);
});
