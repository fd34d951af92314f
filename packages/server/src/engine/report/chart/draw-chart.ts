import type { Language } from '@aj-report/contract';
import {
  CHART_DRAWINGS,
  CHART_SHAPES,
  fillData,
  paintOption,
  resolveProps,
  shapeOf,
  suitBox,
  textWidth,
  themeOf,
  toRadarData,
  versionOf,
} from '@aj-report/widgets/drawings';
import * as echarts from 'echarts';
import type { GridChart, GridPicture } from '../grid.types.ts';

// There is no canvas here: widths of texts come from a table.
echarts.setPlatformAPI({
  measureText: (text: string, font?: string) => ({
    width: textWidth(text, Number.parseFloat(/([\d.]+)px/.exec(font ?? '')?.[1] ?? '12')),
  }),
});

const SHAPES = { ...CHART_SHAPES, radar: toRadarData };
/** On paper: dark on white. */
const THEME = { ...themeOf('light'), fontFamily: 'sans-serif', figureFamily: 'sans-serif' };

function toOption(chart: GridChart, size: { width: number; height: number }, language: Language) {
  const drawing = CHART_DRAWINGS[chart.widget];
  if (!drawing) throw new Error(`There is no drawing of ${chart.widget}`);
  const { declaration, toOption: make } = drawing;
  const props = suitBox(resolveProps(declaration, chart.props, versionOf(declaration)), declaration, size);
  const shaped = shapeOf(declaration.shape, SHAPES)(chart.table, chart.mapping);
  const { mapping, table } = chart;
  const data = fillData(props, shaped, language, { mapping, parameters: {}, table });
  const option = make(props, data as typeof shaped, { theme: THEME, language, ...size });
  // Nobody looks at a part of an axis on paper.
  return paintOption({ ...props, zoomBar: 'none' }, option, data, language);
}

/** Control characters and halves of characters, which cells may hold and XML may not. */
const UNPRINTABLE = /[^\P{Cc}\t\n\r]|[\p{Cs}\uFFFE\uFFFF]/gu;
const toXml = (svg: string): string => svg.replaceAll(UNPRINTABLE, '');

/** A chart as the text of an SVG that holds no script. */
export function drawChart({ chart, width, height }: GridPicture, language: Language): string {
  if (!chart) return '';
  const drawn = echarts.init(null, null, { renderer: 'svg', ssr: true, width, height });
  try {
    drawn.setOption({ ...toOption(chart, { width, height }, language), animation: false, backgroundColor: '#ffffff' });
    return toXml(drawn.renderToSVGString());
  } finally {
    drawn.dispose();
  }
}
