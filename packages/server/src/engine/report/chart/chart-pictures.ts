import type { Language } from '@aj-report/contract';
import type { Grid } from '../grid.types.ts';
import type { PaperFonts } from '../write/paper-mark.types.ts';
import { renderSvg } from '../write/render-svg.ts';
import type { Picture, Pictures } from '../write/xlsx-pictures.ts';
import { drawChart } from './draw-chart.ts';

const BLANK = '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>';

/** One chart that cannot be drawn, as with a colour that is none, leaves its place empty and the file whole. */
function toPng(svg: string, fonts: PaperFonts): Buffer {
  try {
    return renderSvg(svg, fonts);
  } catch {
    return renderSvg(BLANK, fonts);
  }
}

/** The charts of a report as PNG, by the names of their pictures. */
export function drawCharts({ sheets }: Grid, fonts: PaperFonts, language: Language): Pictures {
  const drawn = sheets.flatMap(({ pictures }) =>
    pictures
      .filter(({ chart }) => chart)
      .map((picture): [string, Picture] => {
        return [picture.fileId, { bytes: toPng(drawChart(picture, language), fonts), type: 'png' }];
      }),
  );
  return new Map(drawn);
}
