import { describe, expect, it } from 'vitest';
import { declarations } from '../gen/declarations.gen.ts';
import { presets } from '../gen/presets.gen.ts';
import { samples } from '../gen/samples.gen.ts';
import type { WidgetDeclaration } from '../kit/widget/define-widget.ts';
import { sampleIn, startIn } from '../kit/widget/sample-in.ts';
import { sampleDataIn } from '../kit/widget/sample-language.ts';
import { samplePartsOf } from '../kit/widget/sample-parts.ts';
import type { SampleContent } from '../kit/widget/widget-sample.ts';

const CHINESE = /\p{Script=Han}|[（），。：；、]/u;

interface Shown {
  readonly of: WidgetDeclaration;
  readonly name: string;
  readonly content: SampleContent;
}

/** Samples and presets of a widget, and what stands in it when it is a container. */
function shownBy(declaration: WidgetDeclaration): readonly Shown[] {
  const own = [...(samples[declaration.type] ?? []), ...(presets[declaration.type] ?? [])];
  return own.flatMap((sample) => [
    { of: declaration, name: sample.name, content: sample },
    ...samplePartsOf(declaration, sample).flatMap(({ widgets }) =>
      widgets.map((held) => ({ of: declarations[held.type]!, name: `${held.type} in ${sample.name}`, content: held })),
    ),
  ]);
}

/** All texts within a value, keys included. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(textsIn);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, one]) => [key, ...textsIn(one)]);
}

/** Texts in both languages within a value. */
function pairsIn(value: unknown): { zh: string; en: string }[] {
  if (typeof value !== 'object' || value === null) return [];
  if ('zh' in value && 'en' in value) return [value as { zh: string; en: string }];
  return Object.values(value).flatMap(pairsIn);
}

describe.each(Object.values(declarations))('the samples of $type', (declaration) => {
  const shown = shownBy(declaration);
  const { sampleColumns, sampleRows, sampleMapping } = declaration;

  it('have no Chinese in English', () => {
    const written = [sampleDataIn(declaration, 'en'), startIn(declaration, 'en')];
    const texts = textsIn([...written, ...shown.map(({ of, content }) => contentOf(of, content, 'en'))]);
    expect([...new Set(texts.filter((text) => CHINESE.test(text)))]).toEqual([]);
  });

  it('have every text in both languages', () => {
    const pairs = pairsIn([sampleColumns, sampleRows, sampleMapping, ...shown.map(({ content }) => content)]);
    expect(pairs.filter(({ zh, en }) => (zh.trim() === '') !== (en.trim() === ''))).toEqual([]);
  });

  it.each(['zh', 'en'] as const)('name columns that their rows have, in %s', (language) => {
    for (const { of, name, content } of shown) {
      const { rows, mapping = [] } = contentOf(of, content, language);
      const columns = new Set(rows.flatMap((row) => Object.keys(row)));
      const missing = mapping.filter(({ field }) => !columns.has(field));
      expect(rows.length === 0 ? [] : missing, name).toEqual([]);
    }
  });

  it('have as many columns in English as in Chinese', () => {
    const widthsIn = (language: 'zh' | 'en') =>
      shown.map(({ of, content }) => contentOf(of, content, language).rows.map((row) => Object.keys(row).length));
    expect(widthsIn('en')).toEqual(widthsIn('zh'));
  });
});

function contentOf(of: WidgetDeclaration, content: SampleContent, language: 'zh' | 'en') {
  const { rows = sampleDataIn(of, language).sampleRows, mapping, setup } = sampleIn(of, content, language);
  return { rows, mapping, setup };
}

it('a widget made in Chinese sets nothing at first, one made in English its first texts', () => {
  expect(startIn(declarations['text']!, 'zh')).toEqual({});
  expect(Object.keys(startIn(declarations['text']!, 'en'))).not.toEqual([]);
});
