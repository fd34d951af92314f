import { existsSync } from 'node:fs';
import path from 'node:path';
import { LANGUAGES, normalizeScreen, SCHEMA_VERSION, type NormalWidget } from '@aj-report/contract';
import { declarations } from '@aj-report/widgets/declarations';
import { describe, expect, it } from 'vitest';
import { SAMPLE_CONTENT, sampleFolder } from '../content/all-samples.ts';
import { ALL_TEMPLATES, SAMPLE_TEMPLATES, TEMPLATES } from './all-templates.ts';
import { pictureName } from './template-pictures.ts';

/** Frames and grounds that other widgets are meant to lie on. */
const GROUND = new Set(['border', 'decoration']);

function overlap(a: NormalWidget, b: NormalWidget): boolean {
  return a.left < b.left + b.width && b.left < a.left + a.width && a.top < b.top + b.height && b.top < a.top + a.height;
}

const LOADED = await Promise.all(TEMPLATES.map(async ({ id, load }) => [id, await load()] as const));
const CASES = LOADED.flatMap(([id, inLanguage]) =>
  LANGUAGES.map((language) => [id, language, normalizeScreen(inLanguage(language))] as const),
);

it('There are at least eight templates, of different sizes and themes', () => {
  expect(TEMPLATES.length).toBeGreaterThanOrEqual(8);
  const looks = CASES.map(([, , { dashboard }]) => dashboard);
  expect(new Set(looks.map(({ theme }) => theme)).size).toBeGreaterThanOrEqual(6);
  expect(new Set(looks.map(({ width, height }) => `${width}x${height}`)).size).toBeGreaterThanOrEqual(4);
});

describe('What a new screen can begin with', () => {
  it('has a picture in each language', () => {
    const names = ALL_TEMPLATES.flatMap(({ id }) => LANGUAGES.map((language) => pictureName(id, language)));
    expect(names.filter((name) => !existsSync(path.join(sampleFolder(), `pictures/${name}.webp`)))).toEqual([]);
  });

  it('has the sample screens under their names', () => {
    const named = SAMPLE_TEMPLATES.map(({ id, label }) => [id, label.zh, label.en]);
    const { zh, en } = SAMPLE_CONTENT;
    const reports = zh.screens.map(({ report }, at) => [
      report.reportCode,
      report.reportName,
      en.screens[at]?.report.reportName,
    ]);
    expect(named).toEqual(reports);
  });
});

describe.each(CASES)('The template %s in %s', (_id, language, screen) => {
  const { widgets, dashboard, schemaVersion } = screen;

  it('is of the newest schema and speaks its language', () => {
    expect([schemaVersion, dashboard.language]).toEqual([SCHEMA_VERSION, language]);
    if (language === 'en') expect(JSON.stringify(screen).match(/[\p{Script=Han}]+/gu)).toBe(null);
  });

  it('sets only fields and roles that its widgets declare, and leaves none without data', () => {
    const strange = widgets.flatMap(({ type, setup, data }) => {
      const declaration = declarations[type];
      const fields = Object.keys(setup).filter((name) => !Object.hasOwn(declaration?.fields ?? {}, name));
      const roles = data.mapping.map(({ role }) => role).filter((role) => !declaration?.slots[role]);
      const needed = Object.entries(declaration?.slots ?? {}).filter(([, slot]) => slot.required === true);
      const lacking = needed.map(([role]) => role).filter((role) => !data.mapping.some((one) => one.role === role));
      return [...fields, ...roles, ...lacking].map((name) => `${type}.${name}`);
    });
    expect(strange).toEqual([]);
  });

  it('stays within its page, and lays nothing over anything but frames', () => {
    const outside = widgets.filter(
      ({ left, top, width, height }) =>
        left < 0 || top < 0 || left + width > dashboard.width || top + height > dashboard.height,
    );
    expect(outside).toEqual([]);
    const shown = widgets.filter(({ type }) => !GROUND.has(type));
    const pairs = shown.flatMap((a, at) =>
      shown
        .slice(at + 1)
        .filter((b) => overlap(a, b))
        .map((b) => `${a.type} ${b.type} ${a.top} ${b.top}`),
    );
    expect(pairs).toEqual([]);
  });
});
