import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { readWidgets } from '../gen/widgets.ts';
import { printManifest } from '../gen/widgets/manifest.ts';
import { printElements, type ElementsManifest } from './elements.ts';
import { PICTURE, printReadme } from './readme.ts';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');

describe('what a stranger reads in the package', async () => {
  const widgets = await readWidgets();
  const { content } = printManifest(root, widgets, (name) => `${name}.js`, 'bigscreen.js');
  const manifest = JSON.parse(content) as ElementsManifest;
  const elements = manifest.modules.flatMap(({ declarations }) => declarations);
  const page = printElements(manifest);
  const readme = printReadme(widgets, elements);
  const sections = new Map(page.split(/^## /m).map((text) => [text.split('\n')[0] ?? '', text]));

  it('lists everything that the manifest says of every element', () => {
    expect(elements.length).toBeGreaterThan(widgets.length);
    for (const { tagName, members, events, cssParts, cssProperties, slots = [] } of elements) {
      const lines = (sections.get(tagName) ?? '').split('\n');
      for (const { name } of [...members, ...events, ...cssParts, ...cssProperties, ...slots])
        expect(
          lines.some((line) => line.startsWith(`| \`${name}\` |`)),
          `${tagName} ${name}`,
        ).toBe(true);
    }
  });

  it('gives properties with attribute, type, default and meaning', () => {
    const chart = sections.get('aj-bar-chart') ?? '';
    expect(chart).toContain("`import '@aj-report/widgets/bar-chart'`");
    expect(chart).toContain('| `isShowTitle` | `is-show-title` | `boolean` | `true` | Show title |');
    expect(chart).toContain('| `titleLeft` | `title-left` | `"center" \\| "left" \\| "right"` | `"left"` |');
    expect(sections.get('aj-widget')).toContain('Everything else is that of [`<aj-bigscreen>`](#aj-bigscreen)');
  });

  it('has as many cells in each line of a table as in its head', () => {
    const cells = (line: string) => line.split(/(?<!\\)\|/).length;
    for (const text of [page, readme]) {
      let head: number | undefined;
      for (const line of text.split('\n')) {
        if (!line.startsWith('|')) head = undefined;
        else expect(cells(line), line).toBe((head ??= cells(line)));
      }
    }
  });

  it('leads from the README to every element, and to its picture', () => {
    expect(readme).toContain(`](${PICTURE})`);
    const links = [...readme.matchAll(/\(ELEMENTS\.md#([\w-]+)\)/g)].map(([, anchor]) => anchor);
    expect(links).toEqual(elements.map(({ tagName }) => tagName));
    expect([...sections.keys()]).toEqual(expect.arrayContaining(links));
  });
});
