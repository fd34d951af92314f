import { DEFAULT_REFRESH_MS, formOf, type Fields, type FormField } from '@aj-report/contract';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { presets } from '../gen/presets.gen.ts';
import { samples } from '../gen/samples.gen.ts';
import type { WidgetDeclaration } from '../kit/widget/define-widget.ts';
import { SERIES_ROLES } from '../shapes/category-series.ts';
import { declarations, resolveProps } from './declarations.ts';

const widgetsFolder = fileURLToPath(new URL('../widgets/', import.meta.url));
const source = fileURLToPath(new URL('..', import.meta.url));

const SAMPLES_OF_DATA = ['typical', 'empty', 'one-row', 'negative', 'long-labels', 'thousand-rows'];
/** A widget without data is shown in its sizes instead. */
const SAMPLES_WITHOUT_DATA = ['typical', 'small', 'large'];

/** A widget of addresses and names has no negative numbers to show. */
function wantedSamples({ shape, slots }: WidgetDeclaration): string[] {
  if (shape === 'none') return SAMPLES_WITHOUT_DATA;
  const takesNumbers = Object.values(slots).some(({ kind }) => kind !== 'dimension');
  const isOfAddresses = 'src' in slots;
  return SAMPLES_OF_DATA.filter((name) => name !== 'negative' || (takesNumbers && !isOfAddresses));
}

/** Widgets that show pages and streams of other servers: their picture is not ours to compare. */
const SHOWN_FROM_ELSEWHERE = new Set(['iframe', 'iframe-carousel', 'video', 'video-wall', 'live-stream']);

/** All files that a module reaches by relative imports, and the packages that they name. */
function reach(file: string, seen = new Set<string>(), packages = new Set<string>()): Set<string> {
  if (seen.has(file)) return packages;
  seen.add(file);
  for (const [line, target = ''] of readFileSync(file, 'utf8').matchAll(/^(?:import|export)[^;]*?from '([^']+)';$/gm)) {
    if (/^(?:import|export) type/.test(line)) continue;
    if (target.startsWith('.')) reach(fileURLToPath(new URL(target, `file://${file}`)), seen, packages);
    else packages.add(target);
  }
  return packages;
}

/** The fields and the columns of those that are lists. */
function allFields(fields: Fields): readonly FormField[] {
  const own = formOf(fields).flatMap((group) => group.fields);
  return [...own, ...own.flatMap(({ item }) => (item ? allFields(item) : []))];
}

describe('the presets', () => {
  it('are not reached by what a viewer loads', () => {
    const reached = new Set<string>();
    reach(`${source}entries/index.ts`, reached);
    expect([...reached].filter((file) => file.includes('presets'))).toEqual([]);
  });
});

describe('the declarations', () => {
  it('are importable in Node: no DOM, no lit, no echarts', () => {
    expect(typeof document).toBe('undefined');
    expect([...reach(`${source}entries/declarations.ts`)]).toEqual(['@aj-report/contract']);
  });

  it('have no roles that their shape would not read: other names want the shape `roles`', () => {
    const isRead = (role: string) => role.startsWith('xAxis') || SERIES_ROLES.has(role);
    const unread = Object.values<WidgetDeclaration>(declarations)
      .filter(({ shape }) => shape === 'categorySeries')
      .flatMap(({ type, slots }) =>
        Object.keys(slots)
          .filter((role) => !isRead(role))
          .map((role) => `${type}: ${role}`),
      );
    expect(unread).toEqual([]);
  });

  it('name a toggle of their own where they ask for pages', () => {
    for (const { type, fields, pagingField } of Object.values(declarations)) {
      if (pagingField !== undefined) expect(fields[pagingField]?.['x-aj'].control, type).toBe('toggle');
    }
  });

  it('name a field for words where these are edited in place', () => {
    for (const { type, fields, textField, markupField } of Object.values(declarations)) {
      for (const name of [textField, markupField])
        if (name !== undefined) expect(fields[name]?.['x-aj'].control, type).toMatch(/^text/);
    }
  });

  it('are there for at least text, table, bar and line chart', () => {
    expect(Object.keys(declarations)).toEqual(expect.arrayContaining(['text', 'table', 'bar-chart', 'line-chart']));
  });

  describe.each(Object.values(declarations))('$type', (declaration) => {
    it('speaks both languages', () => {
      const texts = [
        declaration.label,
        declaration.summary,
        ...Object.values(declaration.slots).flatMap(({ label, hint }) => [label, hint]),
        ...formOf(declaration.fields).flatMap((group) => [group.label, ...group.fields.map(({ label }) => label)]),
      ];
      for (const { zh, en } of texts) expect(zh !== '' && en !== '').toBe(true);
    });

    it('speaks both languages in hints, options, columns of lists, events and samples', () => {
      const fields = allFields(declaration.fields);
      const texts = [
        ...fields.flatMap(({ hint, placeholder }) => [hint, placeholder]),
        ...fields.flatMap(({ label, options = [] }) => [label, ...options.map((option) => option.label)]),
        ...Object.values(declaration.events).flatMap(({ label, payload }) => [label, ...Object.values(payload)]),
        ...(samples[declaration.type] ?? []).map(({ label }) => label),
      ].filter((text) => text !== undefined);
      for (const text of texts) expect([text.zh, text.en], JSON.stringify(text)).not.toContain('');
    });

    it('calls no two fields of a group by the same name', () => {
      for (const { fields } of formOf(declaration.fields))
        for (const language of ['zh', 'en'] as const) {
          const names = fields.map(({ label }) => label[language]);
          expect(names.filter((name, i) => names.indexOf(name) < i)).toEqual([]);
        }
    });

    it('has at least four pictures, in two themes', () => {
      if (SHOWN_FROM_ELSEWHERE.has(declaration.type)) return;
      const folder = `${widgetsFolder}${declaration.type}/pictures`;
      const pictures = existsSync(folder) ? readdirSync(folder) : [];
      const themes = new Set(pictures.map((name) => name.split('.').at(-2)));
      expect(pictures.length, `Pictures of ${declaration.type}`).toBeGreaterThanOrEqual(4);
      expect(themes.size, `Themes of ${[...themes].join()}`).toBeGreaterThanOrEqual(2);
    });

    it('has an element, samples and a docs page', () => {
      const { type } = declaration;
      expect(existsSync(`${widgetsFolder}${type}/${type}.element.ts`)).toBe(true);
      const wanted = wantedSamples(declaration);
      expect(samples[type]?.map(({ name }) => name)).toEqual(expect.arrayContaining(wanted));
      expect(existsSync(fileURLToPath(new URL(`../../../../docs/widgets/${type}.gen.md`, import.meta.url)))).toBe(true);
    });

    it('asks for data at least as often as a saved widget that says nothing', () => {
      expect(declaration.refreshMs).toBeLessThanOrEqual(DEFAULT_REFRESH_MS);
    });

    it('fills its defaults in and keeps what it does not know', () => {
      const props = resolveProps(declaration, { unheardOf: 1 }, 1) as Record<string, unknown>;
      expect(props['unheardOf']).toBe(1);
      for (const name of Object.keys(declaration.fields)) expect(props[name]).not.toBe(undefined);
    });

    it('has samples and presets with names of their own, presets in both languages', () => {
      const own = presets[declaration.type] ?? [];
      const names = [...(samples[declaration.type] ?? []), ...own].map(({ name }) => name);
      expect(new Set(names).size).toBe(names.length);
      for (const { label } of own) expect(label.zh !== '' && label.en !== '').toBe(true);
    });

    it('has samples and presets that set only fields which exist', () => {
      for (const { setup } of [...(samples[declaration.type] ?? []), ...(presets[declaration.type] ?? [])])
        for (const name of Object.keys(setup ?? {})) expect(Object.keys(declaration.fields)).toContain(name);
    });
  });
});
