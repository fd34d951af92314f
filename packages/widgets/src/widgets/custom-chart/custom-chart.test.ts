import { toTable } from '@aj-report/contract';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { expectPicture, optionOfSample, plainBackground, toPicture } from '../../kit/testing/picture.testing.ts';
import { themeOf } from '../../kit/theme/themes.ts';
import { toRowsData } from '../../shapes/rows.ts';
import { checkOption, type Json } from './check-option.ts';
import { readOption, toCustomChartOption } from './custom-chart.option.ts';
import { samples } from './custom-chart.sample.ts';
import { customChart } from './custom-chart.widget.ts';
import { findJsonMistake } from './json-place.ts';
import { resolveFields } from './resolve-fields.ts';

describe.each(['deep-blue', 'light'])('a custom chart in %s', (name) => {
  const theme = themeOf(name);
  const shown = samples.filter(
    ({ name: one }) => one !== 'wrong' && (name === 'deep-blue' || ['typical', 'river'].includes(one)),
  );

  it.each(shown.map((sample) => [sample.name, sample] as const))('looks as agreed: %s', (_, sample) => {
    const { option, width, height } = optionOfSample(customChart, toCustomChartOption, sample, theme);
    expectPicture(import.meta.url, `${sample.name}.${name}`, toPicture(option, width, height, plainBackground(theme)));
  });
});

describe('the examples of the documentation', () => {
  const page = readFileSync(new URL('../../../../../docs/custom-chart.md', import.meta.url), 'utf8');
  const examples = [...page.matchAll(/```json\n([\s\S]*?)```/g)].map(([, text = '']) => text);

  it('are three and can be drawn', () => {
    expect(examples).toHaveLength(3);
    for (const option of examples) {
      const sample = { name: 'own', label: { zh: '', en: '' }, setup: { option } };
      const drawn = optionOfSample(customChart, toCustomChartOption, sample, themeOf('light'));
      expect(toPicture(drawn.option, drawn.width, drawn.height, '#ffffff')).toContain('<path');
    }
  });
});

describe('a text that should be JSON', () => {
  it.each([
    ['{"a": 1,\n "b": }', 2, 7, 'other'],
    ['{"a": [1, 2,]}', 1, 13, 'comma'],
    ["{'a': 1}", 1, 2, 'quote'],
    ['{\n  // note\n}', 2, 3, 'comment'],
    ['{"a": {"b": 1}', 1, 15, 'end'],
    ['{"a": 01}', 1, 8, 'other'],
    ['{} {}', 1, 4, 'other'],
  ] as const)('tells where it is not: %s', (text, line, column, kind) => {
    expect(() => JSON.parse(text)).toThrow();
    expect(findJsonMistake(text)).toEqual({ line, column, kind });
  });

  it.each(['{"a": [1, -2.5e3, true, null, "\\u00e4\\n", {}], "b": []}', ' [] ', '"text"'])(
    'has no mistake: %s',
    (text) => {
      expect(JSON.parse(text)).not.toBe(undefined);
      expect(findJsonMistake(text)).toBe(undefined);
    },
  );
});

const FIELDS = ['city', 'sales'];
const problemsOf = (option: Json) => checkOption(option, FIELDS).map(({ path, message }) => `${path} ${message.en}`);
const bar = (more: Record<string, Json> = {}): Json => ({ xAxis: {}, yAxis: {}, series: [{ type: 'bar', ...more }] });

describe('an option', () => {
  it('is drawn when it names known parts and fields', () => {
    const data = { $each: { name: { $field: 'city' }, value: { $field: 'sales' } } };
    expect(problemsOf({ tooltip: {}, xAxis: { data: { $field: 'city' } }, series: { type: 'pie', data } })).toEqual([]);
  });

  it.each<[string, Json, string]>([
    ['an unknown type of series', { series: { type: 'sanky' } }, 'series.type "sanky" is no type of series'],
    ['no type', { series: [{}] }, 'series[0].type the type is missing'],
    ['no series', { xAxis: {} }, 'series at least one series'],
    ['a bar without axes', { yAxis: {}, series: { type: 'bar' } }, 'series it needs a part "xAxis"'],
    ['a map', { series: { type: 'map' } }, 'series.type use the map widgets'],
    ['an unknown part', { ...(bar() as object), xaxis: {} } as Json, 'xaxis there is no part "xaxis"'],
    [
      'an unknown field',
      bar({ data: { $field: 'sale' } }),
      'series[0].data there is no field "sale"; there are: city, sales',
    ],
    ['a reference with company', bar({ data: { $field: 'city', x: 1 } }), 'series[0].data $field stands alone'],
    ['nested rows', bar({ data: { $each: { $each: 1 } } }), 'series[0].data.$each $each does not nest'],
    [
      'an element for its tooltip',
      { ...(bar() as object), tooltip: { extraCssText: '' } } as Json,
      'tooltip.extraCssText "extraCssText" is refused',
    ],
    ['HTML', bar({ tooltip: { formatter: '<b>{c}</b>' } }), 'series[0].tooltip.formatter HTML is not drawn'],
    ['a toolbox', { ...(bar() as object), toolbox: {} } as Json, 'toolbox "toolbox" is refused'],
    [
      'a script as link',
      { ...(bar() as object), title: { link: 'javascript:alert(1)' } } as Json,
      'title.link links begin with http',
    ],
    [
      'an SVG as picture',
      bar({ symbol: 'image://data:image/svg+xml;base64,AA==' }),
      'series[0].symbol pictures have http',
    ],
    [
      'a picture from data',
      bar({ data: { $each: { symbol: { $field: 'city' } } } }),
      'series[0].data.$each.symbol links and pictures do not',
    ],
    [
      'a key of objects',
      JSON.parse('{"series":{"type":"bar","__proto__":{}}}') as Json,
      'series.__proto__ "__proto__" is refused',
    ],
    ['no braces', [1], ' an option is a JSON object'],
  ])('is refused with %s', (_, option, message) => {
    expect(problemsOf(option).join('\n')).toContain(message);
  });

  it('may link and show pictures with safe addresses', () => {
    expect(
      problemsOf({
        ...(bar({ symbol: 'image://https://example.com/a.png' }) as object),
        title: { link: 'https://example.com' },
      } as Json),
    ).toEqual([]);
  });

  it('says what is wrong in the language of the reader', () => {
    expect(readOption('{"series": 1', FIELDS, 'zh').wrong).toBe(
      '配置不是有效的 JSON：第 1 行第 13 列，内容不完整，可能缺少括号',
    );
    expect(readOption('{"series": {"type": "pie", "data": {"$field": "x"}}}', FIELDS, 'zh').wrong).toBe(
      'series.data：字段“x”不存在，可用字段：city、sales',
    );
    expect(readOption(' ', FIELDS, 'en').wrong).toContain('enter the option');
  });
});

describe('the references of an option', () => {
  const table = toTable([
    { city: '上海', sales: 5 },
    { city: null, sales: null },
  ]);
  const data = toRowsData(table, [
    { role: 'data', field: 'city', label: '城市' },
    { role: 'data', field: 'sales' },
  ]);

  it('become columns, or the values of each row', () => {
    expect(resolveFields({ a: { $field: 'sales' }, b: { $field: '城市' } }, data)).toEqual({
      a: [5, null],
      b: ['上海', null],
    });
    expect(resolveFields({ $each: [{ $field: 'city' }, 1] }, data)).toEqual([
      ['上海', 1],
      [null, 1],
    ]);
  });
});

describe('the dress of an option', () => {
  const dressOf = (option: Json, language: 'zh' | 'en' = 'zh') => {
    const sample = { name: 'own', label: { zh: '', en: '' }, setup: { option: JSON.stringify(option) } };
    return optionOfSample(customChart, toCustomChartOption, sample, themeOf('deep-blue'), language).option as Record<
      string,
      object[]
    >;
  };

  it('is the theme, under what was set by hand', () => {
    const { title } = dressOf({ title: { text: 'x', textStyle: { fontSize: 9 } }, series: { type: 'pie' } });
    expect(title).toMatchObject([{ text: 'x', textStyle: { fontSize: 9, color: themeOf('deep-blue').title } }]);
  });

  it('has titles and signs of a legend as other charts have them', () => {
    const option = dressOf({ title: { text: 'x' }, legend: {}, xAxis: {}, yAxis: {}, series: { type: 'bar' } });
    expect(option).toMatchObject({ title: [{ textStyle: { fontWeight: 'normal' } }], legend: [{ itemHeight: 10 }] });
  });

  it('always draws the tooltip on the canvas and writes dates in the language', () => {
    const option = dressOf({ xAxis: { type: 'time' }, yAxis: {}, series: { type: 'line' } });
    expect(option['tooltip']).toMatchObject({ renderMode: 'richText' });
    expect(option['xAxis']).toMatchObject([{ axisLabel: { formatter: { month: '{M}月' } } }]);
  });

  it('leaves no room for parts of an earlier option', () => {
    expect(dressOf({ series: { type: 'pie' } })).toMatchObject({ xAxis: [], legend: [], visualMap: [] });
  });

  it('suits its box: letters follow it, and a small one has neither legend nor names of axes', () => {
    const option = JSON.stringify({
      title: { text: 'x' },
      legend: {},
      xAxis: { name: 'n' },
      yAxis: {},
      series: { type: 'bar' },
    });
    const dressIn = (width: number, height: number) => {
      const sample = { name: 'own', label: { zh: '', en: '' }, setup: { option }, size: { width, height } };
      return optionOfSample(customChart, toCustomChartOption, sample, themeOf('deep-blue')).option;
    };
    expect(dressIn(200, 120)).toMatchObject({
      title: [{ textStyle: { fontSize: 12 } }],
      legend: [{ show: false }],
      xAxis: [{ name: '' }],
    });
    expect(dressIn(1200, 800)).toMatchObject({
      title: [{ textStyle: { fontSize: 25 } }],
      legend: [{ show: true }],
      xAxis: [{ name: 'n' }],
    });
  });

  it('leaves out what explains the drawing in a small box', () => {
    const dressIn = (name: string) => {
      const sample = { ...samples.find((one) => one.name === name)!, size: { width: 200, height: 120 } };
      return optionOfSample(customChart, toCustomChartOption, sample, themeOf('deep-blue')).option;
    };
    expect(dressIn('polar')).toMatchObject({ angleAxis: [{ axisLabel: { show: false } }] });
    expect(dressIn('long-labels')).toMatchObject({ yAxis: [{ name: '' }] });
    expect(dressIn('thousand-rows')).toMatchObject({ grid: [{ top: 8 }] });
  });

  it('pages its legend beside the title', () => {
    const river = samples.find(({ name }) => name === 'river')!;
    const { option } = optionOfSample(customChart, toCustomChartOption, river, themeOf('deep-blue'));
    expect(option.legend).toMatchObject([{ show: true, type: 'scroll', width: '50%' }]);
  });
});
