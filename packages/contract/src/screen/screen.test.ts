import { describe, expect, it } from 'vitest';
import { mergeContext } from './context-data.ts';
import { defaultsOf } from '../field/field.ts';
import { SCHEMA_VERSION, SCREEN_DEFAULTS } from './document.ts';
import { screenFields } from './screen-fields.ts';
import type { ScreenDocument } from './document-schema.ts';
import { groupsAround } from './groups.ts';
import { normalizeScreen } from './normalize.ts';
import { firstLanguage } from './screen-language.ts';
import { screenParametersOf } from './screen-parameters.ts';
import { upgradeScreen } from './upgrade.ts';

describe('the context of a query', () => {
  it('is the saved one overlaid by the route query', () => {
    expect(mergeContext({ city: 'A', year: 1 }, { city: 'B' }, 'orders')).toEqual({ city: 'B', year: 1 });
  });

  it('takes keys with a set code for that set only', () => {
    const query = { 'orders.city': 'B', 'stock.city': 'C' };
    expect(mergeContext({ city: 'A' }, query, 'orders')).toEqual({ city: 'B' });
    expect(mergeContext({ city: 'A' }, query, 'people')).toEqual({ city: 'A' });
  });

  it('lets plain keys apply too, below the ones that name the set', () => {
    expect(mergeContext({}, { 'orders.city': 'B', city: 'X', year: '2026' }, 'orders')).toEqual({
      city: 'B',
      year: '2026',
    });
  });

  it('splits at the first dot only', () => {
    expect(mergeContext({}, { 'orders.a.b': '1' }, 'orders')).toEqual({ 'a.b': '1' });
  });
});

describe('the language of a screen', () => {
  it('is the first that is named, whatever country stands behind it', () => {
    expect(firstLanguage('en', 'zh')).toBe('en');
    expect(firstLanguage('', null, undefined, 'follow', 'EN-gb', 'zh')).toBe('en');
    expect(firstLanguage('zh-Hant-TW', 'en')).toBe('zh');
  });

  it('is Chinese where nobody names one of ours', () => {
    expect(firstLanguage('fr', 'english')).toBe('zh');
    expect(firstLanguage()).toBe('zh');
  });

  it('follows the viewer in documents that say nothing of it', () => {
    expect(normalizeScreen({ reportCode: 'wall' }).dashboard.language).toBe('follow');
    expect(normalizeScreen({ reportCode: 'wall', dashboard: { language: 'en' } }).dashboard.language).toBe('en');
  });
});

describe('a screen document', () => {
  it('may hold no more than its code and draws with defaults', () => {
    const screen = normalizeScreen({ reportCode: 'wall' });
    expect(screen.dashboard).toMatchObject({ width: 1920, height: 1080, fit: 'contain', theme: 'deep-blue' });
    expect(screen.widgets).toEqual([]);
  });

  it('has the defaults that its form shows', () => {
    expect(defaultsOf(screenFields)).toEqual(SCREEN_DEFAULTS);
  });

  it('keeps unknown fields and widgets', () => {
    const document = {
      reportCode: 'wall',
      later: 1,
      dashboard: { title: 'Hall', glow: true },
      widgets: [{ id: 'a', type: 'hologram', depth: 3, setup: { x: 1 } }],
    } as unknown as ScreenDocument;
    const screen = normalizeScreen(document);
    expect(screen).toMatchObject({ later: 1, dashboard: { title: 'Hall', glow: true } });
    expect(screen.widgets[0]).toMatchObject({
      type: 'hologram',
      depth: 3,
      setup: { x: 1 },
      data: { dataType: 'static' },
    });
  });

  it('asks for data every minute, and as often as was saved', () => {
    const widgets = [
      { id: 'a', type: 'text' },
      { id: 'b', type: 'text', data: { refreshTime: 600_000 } },
    ];
    const screen = normalizeScreen({ reportCode: 'a', widgets });
    expect(screen.widgets.map(({ data }) => data.refreshTime)).toEqual([60_000, 600_000]);
  });

  it('is raised step by step, each step once', () => {
    const steps = [
      (document: ScreenDocument) => ({ ...document, dashboard: { title: 'one' } }),
      (document: ScreenDocument) => ({ ...document, dashboard: { title: `${document.dashboard?.title} two` } }),
    ];
    expect(upgradeScreen({ reportCode: 'a' }, steps)).toMatchObject({
      schemaVersion: 3,
      dashboard: { title: 'one two' },
    });
    expect(upgradeScreen({ reportCode: 'a', schemaVersion: 2 }, steps).dashboard?.title).toBe('undefined two');
  });

  it('that is newer than this code is left as it is', () => {
    expect(upgradeScreen({ reportCode: 'a', schemaVersion: 99 }).schemaVersion).toBe(99);
    expect(normalizeScreen({ reportCode: 'a' }).schemaVersion).toBe(SCHEMA_VERSION);
  });
});

describe('the parameters of a screen', () => {
  const declared = [
    { name: 'region', defaultValue: '华东' },
    { name: 'year', defaultValue: '' },
    { name: 'plant', defaultValue: 1, locked: true },
  ];

  it('are defaults, overlaid by the route query, overlaid by what was chosen', () => {
    expect(screenParametersOf(declared, {}, {})).toEqual({ region: '华东', plant: 1 });
    expect(screenParametersOf(declared, { region: '华南', x: '1' }, {})).toEqual({ region: '华南', x: '1', plant: 1 });
    expect(screenParametersOf(declared, { region: '华南' }, { region: '华北' })).toMatchObject({ region: '华北' });
  });

  it('keep their value when they are locked', () => {
    const query = { plant: '2', 'orders.plant': '3' };
    expect(screenParametersOf(declared, query, { plant: 4 })).toEqual({ region: '华东', plant: 1 });
  });
});

describe('the groups around a widget', () => {
  const groups = [
    { id: 'a', parent: 'b' },
    { id: 'b', parent: 'c' },
    { id: 'c', parent: 'b' },
  ];

  it('are found from the inside out, and a circle ends', () => {
    expect(groupsAround(groups, 'a').map(({ id }) => id)).toEqual(['a', 'b', 'c']);
    expect(groupsAround(groups, 'gone')).toEqual([]);
    expect(groupsAround(groups, undefined)).toEqual([]);
  });
});
