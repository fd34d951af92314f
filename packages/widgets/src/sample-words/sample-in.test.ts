import { defaultsOf } from '@aj-report/contract';
import { describe, expect, it } from 'vitest';
import { declarations } from '../gen/declarations.gen.ts';
import { presets } from '../gen/presets.gen.ts';
import { samples } from '../gen/samples.gen.ts';
import type { WidgetDeclaration } from '../kit/define-widget.ts';
import { samplePartsOf } from '../kit/sample-parts.ts';
import type { HeldSample } from '../kit/widget-sample.ts';
import { sampleDataIn, sampleIn, startIn } from './sample-in.ts';
import { PHRASES } from './phrases.ts';
import { PLACES } from './places.ts';
import { PLANT } from './plant.ts';
import { TOPICS } from './topics.ts';
import { TRADE } from './trade.ts';
import { translate } from './translate.ts';

const HAN = /\p{Script=Han}|[（），。：；、]/u;
const BOOKS = { PHRASES, PLACES, PLANT, TOPICS, TRADE };

type Rows = readonly Readonly<Record<string, unknown>>[];

/** All texts within a value, keys included. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(textsIn);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, one]) => [key, ...textsIn(one)]);
}

/** Names in braces, which stand for columns. */
function tokensIn(value: unknown): string[] {
  return textsIn(value).flatMap((text) =>
    text.startsWith('{"') || text.startsWith('{\n')
      ? []
      : [...text.matchAll(/\{([^{}|]+)(?:\|[^{}]*)?\}/g)].map(([, name = '']) => name),
  );
}

function samplesOf({ type }: WidgetDeclaration) {
  return [...(samples[type] ?? []), ...(presets[type] ?? [])];
}

/** What a container holds in its samples. */
function heldBy(declaration: WidgetDeclaration): readonly HeldSample[] {
  const parts = samplesOf(declaration).flatMap((sample) => samplePartsOf(declaration, sample));
  return [...new Set(parts.flatMap(({ widgets }) => widgets))];
}

describe.each(Object.values(declarations))('the samples of $type', (declaration) => {
  const own = samplesOf(declaration);
  const english = own.map((sample) => sampleIn(declaration, sample, 'en'));

  it('are all in English', () => {
    const shown = [sampleDataIn(declaration, 'en'), startIn(declaration, 'en')];
    const { sampleRows, sampleMapping } = shown[0] as ReturnType<typeof sampleDataIn>;
    const held = heldBy(declaration).map((one) => sampleIn(declarations[one.type]!, one, 'en'));
    const texts = textsIn([
      sampleRows,
      sampleMapping,
      shown[1],
      ...[...english, ...held].map(({ rows, mapping, setup }) => [rows, mapping, setup]),
    ]);
    expect([...new Set(texts.filter((text) => HAN.test(text)))]).toEqual([]);
  });

  it('keep all of their columns, which are called the same everywhere', () => {
    const keysOf = (rows: Rows = []) => rows.map((row) => Object.keys(row).length);
    expect(english.map(({ rows }) => keysOf(rows))).toEqual(own.map(({ rows }) => keysOf(rows)));
    own.forEach((sample, i) => {
      expect(tokensIn(english[i]?.setup).toSorted()).toEqual(
        tokensIn({ ...startTexts(declaration.fields), ...sample.setup })
          .map(translate)
          .toSorted(),
      );
    });
  });

  it('are as they were written in Chinese', () => {
    expect(own.map((sample) => sampleIn(declaration, sample, 'zh'))).toEqual(own);
    expect(startIn(declaration, 'zh')).toEqual({});
    expect(sampleDataIn(declaration, 'zh')).toBe(declaration);
  });
});

/** Defaults that have an English form. */
function startTexts(fields: Parameters<typeof defaultsOf>[0]): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(defaultsOf(fields)).filter(([, value]) => textsIn(value).some((text) => HAN.test(text))),
  );
}

describe('words of samples', () => {
  it('change numbers within a text and leave what has no word', () => {
    expect(translate('华东仓今日出库 3,120 件，环比上升 4.5%')).toBe(
      'East warehouse shipped 3,120 pieces today, up 4.5%',
    );
    expect(translate(['单位：万元', '同比增长（%）', '不知何物', 'plain （）'])).toEqual([
      'in 10,000 yuan',
      'Growth (%)',
      '不知何物',
      'plain （）',
    ]);
  });

  it('reach keys and the texts of JSON', () => {
    expect(translate({ 地区: '华东', n: 1 })).toEqual({ Region: 'East', n: 1 });
    expect(JSON.parse(translate('{"title": {"text": "收入"}}'))).toEqual({ title: { text: 'Revenue' } });
  });

  it('are all used and stand there once', () => {
    const used = new Set(
      Object.values(declarations).flatMap((declaration) => {
        const own = [...samplesOf(declaration), ...heldBy(declaration)];
        const { sampleRows, sampleMapping } = declaration;
        return textsIn([sampleRows, sampleMapping, own.map((one) => [one.rows, one.mapping, one.setup])]);
      }),
    );
    const all = [...used]
      .map((text) => text.replaceAll(/\d+/g, '#'))
      .concat([...used])
      .join('\n\n');
    const words = Object.values(BOOKS).flatMap((book) => Object.keys(book));
    expect(
      words.filter((word) => !all.includes(word) && !JSON.stringify(all).includes(JSON.stringify(word).slice(1, -1))),
    ).toEqual([]);
    expect(words.filter((word, at) => words.indexOf(word) !== at)).toEqual([]);
  });
});
