import { Resvg } from '@resvg/resvg-js';
import type { Language } from '@aj-report/contract';
import type { Grid } from '../grid.types.ts';
import type { PdfFonts } from '../write/write-pdf.ts';
import type { Picture, Pictures } from '../write/xlsx-pictures.ts';
import { drawChart } from './draw-chart.ts';

/** Pixels of a file for each px of the sheet, so that print is sharp. */
const SHARPNESS = 2;
const FAMILY = 'Noto Sans SC';

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
        const svg = new Resvg(drawChart(picture, language), { font, fitTo: { mode: 'zoom', value: SHARPNESS } });
        return [picture.fileId, { bytes: svg.render().asPng(), type: 'png' }];
      }),
  );
  return new Map(drawn);
}
