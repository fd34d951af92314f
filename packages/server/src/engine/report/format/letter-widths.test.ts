import { textWidthIn } from '@aj-report/contract';
import { describe, expect, it } from 'vitest';
import { PDF_FONTS } from '../../../fonts-folder.ts';
import { typesetterFor } from '../write/typesetter.ts';

const type = typesetterFor(PDF_FONTS);
const LOOKS = (['sans', 'serif', 'mono'] as const).flatMap((face) => [false, true].map((isBold) => ({ face, isBold })));

describe.each(LOOKS)('Widths of letters in $face, bold: $isBold', ({ face, isBold }) => {
  const widthOf = textWidthIn(face, isBold);
  const inFont = (text: string) => type.widthOf(text, { face, isBold, size: 1_000 }) / 1_000;

  it('are those of the font', () => {
    for (let code = 0x20; code <= 0x7e; code++) {
      const letter = String.fromCharCode(code);
      expect(widthOf(letter), letter).toBeCloseTo(inFont(letter), 2);
    }
    expect(widthOf('销售，合同喆：“数”')).toBeCloseTo(inFont('销售，合同喆：“数”'), 2);
  });

  it('are near them for a sentence', () => {
    for (const text of ['Sales of café and thé in Zürich, 1,234.50 CNY', '第 3 季度 Sales 合计：1,234.50 元（含税）']) {
      expect(Math.abs(widthOf(text) / inFont(text) - 1), text).toBeLessThan(0.04);
    }
  });
});
