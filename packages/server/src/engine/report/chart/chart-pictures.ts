import { Resvg, type ResvgRenderOptions } from '@resvg/resvg-js';
import type { Language } from '@aj-report/contract';
import type { Grid } from '../grid.types.ts';
import type { PdfFonts } from '../write/write-pdf.ts';
import type { Picture, Pictures } from '../write/xlsx-pictures.ts';
import { drawChart } from './draw-chart.ts';

/** Pixels of a file for each px of the sheet, so that print is sharp. */
const SHARPNESS = 2;
const FAMILY = 'Noto Sans SC';

const BLANK = '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>';

/** One chart that cannot be drawn, as with a colour that is none, leaves its place empty and the file whole. */
function toPng(svg: string, font: NonNullable<ResvgRenderOptions['font']>): Buffer {
  const render = (text: string) =>
    new Resvg(text, { font, fitTo: { mode: 'zoom', value: SHARPNESS } }).render().asPng();
  try {
    return render(svg);
  } catch {
    return render(BLANK);
  }
}

/** The charts of a report as PNG, by the names of their pictures. */
export function drawCharts({ sheets }: Grid, fonts: PdfFonts, language: Language): Pictures {
  const font = {
    loadSystemFonts: false,
    fontFiles: [fonts.regular, fonts.bold],
    defaultFontFamily: FAMILY,
    sansSerifFamily: FAMILY,
  };
  const drawn = sheets.flatMap(({ pictures }) =>
    pictures
      .filter(({ chart }) => chart)
      .map((picture): [string, Picture] => {
        return [picture.fileId, { bytes: toPng(drawChart(picture, language), font), type: 'png' }];
      }),
  );
  return new Map(drawn);
}
