import { defaultsOf, LANGUAGES } from '@aj-report/contract';
import { describe, expect, it } from 'vitest';
import { text } from '../../widgets/text/text.widget.ts';
import { text as printedText } from '../../widgets/text/text.runtime.gen.ts';
import { pieChart } from '../../widgets/pie-chart/pie-chart.widget.ts';
import { pieChart as printedPie } from '../../widgets/pie-chart/pie-chart.runtime.gen.ts';
import { tileMap } from '../../widgets/tile-map/tile-map.widget.ts';
import { tileMap as printedTileMap } from '../../widgets/tile-map/tile-map.runtime.gen.ts';
import { givenProps, resolveProps } from './resolve-props.ts';
import { fromAttribute } from './field-properties.ts';
import { suitBox } from './fit-props.ts';
import { runtimeOf, type RuntimeDeclaration } from './runtime-declaration.ts';
import { sampleDataIn } from './sample-language.ts';

const PAIRS: readonly (readonly [RuntimeDeclaration, RuntimeDeclaration])[] = [
  [text, printedText],
  [pieChart, printedPie],
  [tileMap, printedTileMap],
];

describe.each(PAIRS)('the runtime part of a declaration', (declaration, printed) => {
  it(`has the defaults and samples of ${declaration.type} in each language`, () => {
    for (const language of LANGUAGES) {
      expect(defaultsOf(printed.fields, language)).toEqual(defaultsOf(declaration.fields, language));
      expect(sampleDataIn(printed, language)).toEqual(sampleDataIn(declaration, language));
    }
  });

  it(`reads attributes of ${declaration.type} and fits it into boxes as the declaration does`, () => {
    for (const [name, one] of Object.entries(declaration.fields))
      for (const written of ['', 'true', '12', '[1]', 'left'])
        expect(fromAttribute(printed.fields[name]!, written, 0), name).toEqual(fromAttribute(one, written, 0));
    const props = defaultsOf(declaration.fields);
    for (const box of [
      { width: 90, height: 70 },
      { width: 1800, height: 1000 },
    ])
      expect(suitBox({ ...props }, printed, box)).toEqual(suitBox({ ...props }, declaration, box));
  });

  it(`raises what was saved with ${declaration.type} as the declaration does`, () => {
    const setup = { emphasisLabelColor: 'red', layer: 'bubble' };
    expect(resolveProps(printed, setup, 1)).toEqual(resolveProps(declaration, setup, 1));
    expect(givenProps(printed, setup, 1)).toEqual(givenProps(declaration, setup, 1));
  });
});

describe('a printed field', () => {
  it('is of the type of its default unless another is given', () => {
    const { fields } = runtimeOf({
      type: 'any',
      category: 'text',
      label: { zh: '任意', en: 'Any' },
      size: { width: 1, height: 1 },
      shape: 'none',
      slots: {},
      fields: {
        defaults: { least: null, note: null, at: 'top' },
        types: { note: 'json' },
        choices: { at: ['top', 'bottom'] },
      },
      sampleRows: [],
      sampleMapping: [],
      upgrades: [],
    }) as RuntimeDeclaration;
    expect(fromAttribute(fields['least']!, '4', null)).toBe(4);
    expect(fromAttribute(fields['note']!, '{"a":1}', null)).toEqual({ a: 1 });
    expect(fromAttribute(fields['at']!, 'middle', 'top')).toBe('top');
  });
});
