import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const { sideEffects } = JSON.parse(readFileSync(`${root}/package.json`, 'utf8')) as { sideEffects: readonly string[] };

/** A pattern of `sideEffects`: `*` is within a folder, `**` through all of them. */
function toTest(pattern: string): RegExp {
  const parts = pattern.split('**').map((part) =>
    part
      .split('*')
      .map((text) => text.replaceAll('.', '\\.'))
      .join('[^/]*'),
  );
  return new RegExp(`^${parts.join('.*')}$`);
}

/** A bundler leaves out a module of which nothing is used, and with it the tag or the part of a library that it registers. */
it('every module that registers something says so to bundlers', () => {
  const modules = readdirSync(`${root}/src`, { recursive: true, encoding: 'utf8' })
    .filter(
      (file) => file.endsWith('.ts') && !/\.(?:test|testing)\.ts$/.test(file) && !file.endsWith('register-element.ts'),
    )
    .filter((file) => /^(?:register\w+|customElements\.define)\(/m.test(readFileSync(`${root}/src/${file}`, 'utf8')));
  expect(modules.length).toBeGreaterThan(60);
  const unsaid = modules.filter(
    (file) => file.endsWith('.ts') && !sideEffects.some((pattern) => toTest(pattern).test(`./src/${file}`)),
  );
  expect(unsaid).toEqual([]);
});
