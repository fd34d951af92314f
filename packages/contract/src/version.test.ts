import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { VERSION } from './version.ts';

it.each(['', 'packages/embed/', 'packages/widgets/'])('is that of %spackage.json', (folder) => {
  const file = new URL(`../../../${folder}package.json`, import.meta.url);
  expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ version: VERSION });
});
