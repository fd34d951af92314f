import type { Language } from '@aj-report/contract';
import type { Grid } from '../grid.types.ts';
import type { PaperFonts } from '../write/paper-mark.types.ts';
import { renderSvg } from '../write/render-svg.ts';
import { typesetterFor } from '../write/typesetter.ts';
import type { Picture, Pictures } from '../write/xlsx-pictures.ts';
import { drawChart } from './draw-chart.ts';

const BLANK = '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>';

/** One chart that cannot be drawn, as with a colour that is none, leaves its place empty and the file whole. */
function toPng(svg: string, fontFiles: readonly string[]): Buffer {
  try {
    return renderSvg(svg, fontFiles);
  } catch {
    return renderSvg(BLANK, fontFiles);
  }
}

/** Draws charts with the fonts that their texts need. */
function pngMaker(fonts: PaperFonts): (svg: string) => Buffer {
  const type = typesetterFor(fonts);
  return (svg) => {
    const characters = [...new Set(svg)].join('');
    const used = new Set(
      type.runsOf(characters, { face: 'sans', isBold: false, size: 1 }).map(({ font }) => font.file),
    );
    return toPng(
      svg,
      [...used].flatMap((file) => Object.values(fonts[file])),
    );
  };
}

/** The charts of a report as PNG, by the names of their pictures. */
export function drawCharts({ sheets }: Grid, fonts: PaperFonts, language: Language): Pictures {
  const draw = pngMaker(fonts);
  const drawn = sheets.flatMap(({ pictures }) =>
    pictures
      .filter(({ chart }) => chart)
      .map((picture): [string, Picture] => {
        return [picture.fileId, { bytes: draw(drawChart(picture, language)), type: 'png' }];
      }),
  );
  return new Map(drawn);
}
