import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { toTagsModule } from './screen-tags.ts';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../..');

describe('the manifest of the tags that show what a server has', () => {
  const { declarations } = toTagsModule(root, 'bigscreen.js');
  const [screen, widget, excel] = declarations;

  it('names them with every attribute, event and slot, each with a sentence', () => {
    expect(declarations.map(({ tagName }) => tagName)).toEqual(['aj-bigscreen', 'aj-widget', 'aj-excel-report']);
    expect(screen!.attributes.map(({ name }) => name)).toEqual([
      'src',
      'token',
      'language',
      'fit',
      'params',
      'page',
      'layout',
      'loading',
      'login-url',
    ]);
    expect(screen!.members.map(({ name }) => name)).toContain('tokenProvider');
    expect(screen!.events.map(({ name }) => name)).toContain('aj-ready');
    expect(screen!.slots.map(({ name }) => name)).toEqual(['loading']);
    expect(widget!.attributes.map(({ name }) => name)).toEqual(['widget']);
    const ofExcel = excel!.attributes.map(({ name }) => name);
    expect(ofExcel).toEqual(expect.arrayContaining(['schedule-url', 'params', 'sheet', 'fit', 'kiosk']));
    for (const { description, members, events } of declarations)
      for (const text of [description, ...[...members, ...events].map((one) => one.description)])
        expect(text).toMatch(/^\S.{5,}\.?$/);
  });
});
