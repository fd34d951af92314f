import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { staticFields } from '../../packages/embed/static-fields.plugin.ts';
import { checkSyntax, newSyntax } from './check-syntax.ts';

describe('syntax that Chrome 89, Safari 15 and Firefox 90 cannot read', () => {
  it.each([
    ['class A { static { this.b = 1 } }', ['a static block']],
    ['class A { #b; static has(one) { return #b in one } }', ['#name in object']],
    ['/(?<=a)b/.test(c)', ['a look-behind']],
    ['/a/d.exec(b)', ['the flag d of an expression']],
    ['/[a--b]/v.exec(b)', [expect.stringContaining('SyntaxError')]],
    ['using a = b()', [expect.stringContaining('SyntaxError')]],
    ['class A { static b = 1; #c = this?.d ?? 2; #e() { this.#c ||= import("f") } }', []],
  ])('%s', (code, found) => expect(newSyntax(code)).toEqual(found));
});

describe('built scripts', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'aj-syntax-'));
  const folder = path.join(root, 'packages/embed/dist');
  const write = (name: string, text: string) => {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
  };
  afterAll(() => rmSync(root, { recursive: true }));

  it('are read as far as a page reads them at once, and what says that a browser is too old', () => {
    const tooNew = 'class A{static{}}';
    write(
      'aj-bigscreen.js',
      'import{a}from"./chunks/core-a.js";import(`./chunks/old-browser-b.js`);import("./chunks/late-c.js")',
    );
    write('chunks/core-a.js', tooNew);
    write('chunks/old-browser-b.js', tooNew);
    write('chunks/late-c.js', tooNew);
    write('viewer.html', '<script type="module" crossorigin src="/embed/assets/viewer-d.js"></script>');
    write('assets/viewer-d.js', tooNew);
    expect(checkSyntax(root).map((line) => line.split(' ', 1)[0])).toEqual([
      'chunks/core-a.js',
      'chunks/old-browser-b.js',
      'assets/viewer-d.js',
    ]);
  });
});

describe('static fields', () => {
  it('stand in the place of the blocks that the compiler writes', () => {
    expect(staticFields('class A {\n\tstatic {\n\t\tthis.styles = [\n\t\t\ta\n\t\t];\n\t}\n\tb() {}\n}')).toBe(
      'class A {\n\tstatic styles = [\n\t\t\ta\n\t\t];\n\tb() {}\n}',
    );
  });

  it('leave blocks alone that do more', () => {
    const code = 'class A {\n\tstatic {\n\t\tregister(this);\n\t}\n}';
    expect(staticFields(code)).toBe(code);
  });
});
