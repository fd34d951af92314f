import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PDF_FONTS } from '../../../fonts-folder.ts';
import { readPdf } from '../pdf-texts.testing.ts';
import { expand, sheetOf } from '../report.testing.ts';
import type { FontFace } from '@aj-report/contract';
import { typesetterFor } from './typesetter.ts';
import { writePdf } from './write-pdf.ts';

const type = typesetterFor(PDF_FONTS);
const runs = (text: string, face: FontFace = 'sans') =>
  type.runsOf(text, { face, isBold: false, size: 10 }).map((run) => [run.font.file, run.text]);

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'aj-type-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function pdfOf(text: string, fontName?: string) {
  const file = path.join(folder, 'a.pdf');
  const style = fontName === undefined ? {} : { fontName };
  const columnWidths = [{ column: 0, width: 600 }];
  await writePdf(file, expand(sheetOf({ A1: { value: text, style } }, { columnWidths })), new Map(), {
    fonts: PDF_FONTS,
  });
  const bytes = (await readFile(file)).toString('latin1');
  const fonts = [...bytes.matchAll(/\/BaseFont \/\w+\+(\S+)/g)].map((found) => found[1]);
  const [page = []] = await readPdf(file);
  return { fonts: [...new Set(fonts)].sort(), text: page.map((one) => one.text).join('') };
}

describe('A line of text', () => {
  it('is of the font of its family, with what that lacks from another one', () => {
    expect(runs('销售 Sales 1,234.50')).toEqual([['sans', '销售 Sales 1,234.50']]);
    expect(runs('张喆 与 李玥')).toEqual([
      ['sans', '张'],
      ['rest', '喆'],
      ['sans', ' 与 李'],
      ['rest', '玥'],
    ]);
    expect(runs('王昇 Wang', 'serif')).toEqual([['serif', '王昇 Wang']]);
    expect(runs('臺灣 No.1 销售', 'mono')).toEqual([
      ['rest', '臺灣'],
      ['mono', ' No.1 '],
      ['sans', '销售'],
    ]);
  });

  it('is as wide as its parts', () => {
    const font = { face: 'sans', isBold: true, size: 10 } as const;
    const widths = type.runsOf('张喆堃1', font).map(({ width }) => width);
    expect(widths.slice(0, 2)).toEqual([10, 20]);
    expect(type.widthOf('张喆堃1', font)).toBeCloseTo(30 + (widths[2] ?? 0));
    expect(type.widthOf('', font)).toBe(0);
  });

  it('shows a box for a character that no font has, and nothing of one that is never seen', () => {
    expect(runs('a😀b')).toEqual([
      ['sans', 'a'],
      ['rest', '😀'],
      ['sans', 'b'],
    ]);
    expect(type.widthOf('😀', { face: 'sans', isBold: false, size: 10 })).toBe(10);
    expect(runs('一\u200d\ufe0f二')).toEqual([['sans', '一二']]);
  });
});

describe('A PDF', () => {
  it('has rare names and characters of Taiwan as texts, and just the fonts that it needs', async () => {
    const names = '张喆李玥王昇陈堃镕珺犇臺灣龍鳳';
    expect(await pdfOf(names)).toEqual({
      fonts: ['NotoSansCJKsc-Regular', 'NotoSansCJKscRest-Regular'],
      text: names,
    });
    expect(await pdfOf('销售 Sales')).toMatchObject({ fonts: ['NotoSansCJKsc-Regular'] });
    expect(await pdfOf('销售 Sales', '宋体')).toEqual({ fonts: ['NotoSerifCJKsc-Regular'], text: '销售 Sales' });
    expect(await pdfOf('No. 1', 'Courier New')).toMatchObject({ fonts: ['NotoSansMonoCJKsc-Regular'] });
  });
});
