import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { toTable, type Language } from '@aj-report/contract';
import * as echarts from 'echarts';
import type { EChartsOption } from 'echarts';
import { expect } from 'vitest';
import { EVERY_SHAPE } from '../../shapes/every-shape.testing.ts';
import { shapeOf, type ShapeResults } from '../../shapes/shape-of.ts';
import type { ChartContext } from '../chart/chart-context.ts';
import { fillData, paintOption } from '../chart/chart-extras.ts';
import { suitBox } from '../widget/fit-props.ts';
import type { WidgetDeclaration } from '../widget/define-widget.ts';
import { resolveProps, versionOf, type PropsOf } from '../widget/resolve-props.ts';
import { textWidth } from '../labels/measure.ts';
import { sampleIn } from '../widget/sample-in.ts';
import { sampleDataIn } from '../widget/sample-language.ts';
import type { Theme } from '../theme/theme.ts';
import type { WidgetSample } from '../widget/widget-sample.ts';

// No canvas and no fonts in Node: a fixed measure makes pictures the same on every machine.
echarts.setPlatformAPI({
  measureText: (text: string, font?: string) => ({
    width: textWidth(text, Number.parseFloat(/([\d.]+)px/.exec(font ?? '')?.[1] ?? '12')),
  }),
});

/** Option of a sample, as the element would make it. */
export function optionOfSample<D extends WidgetDeclaration>(
  declaration: D,
  toOption: (props: PropsOf<D>, data: ShapeResults[D['shape']], context: ChartContext) => EChartsOption,
  sample: WidgetSample,
  theme: Theme,
  language: Language = 'zh',
): { option: EChartsOption; width: number; height: number } {
  const { width, height } = sample.size ?? declaration.size;
  const { sampleRows, sampleMapping } = sampleDataIn(declaration, language);
  const { rows = sampleRows, mapping = sampleMapping, setup = {} } = sampleIn(declaration, sample, language);
  const given = resolveProps(declaration, setup, versionOf(declaration));
  const props = suitBox(given, declaration, { width, height });
  const table = toTable(rows);
  const shaped = shapeOf(declaration.shape as D['shape'], EVERY_SHAPE)(table, mapping);
  const data = fillData(props, shaped, language, { mapping, parameters: {}, table }) as ShapeResults[D['shape']];
  // Names of fonts carry quotes, which ECharts leaves as they are in attributes of SVG.
  const plain = { ...theme, fontFamily: 'sans-serif', figureFamily: 'sans-serif' };
  const option = toOption(props, data, { theme: plain, language, width, height });
  return { option: paintOption(props, option, data, language), width, height };
}

/** SVG text of an option: ids that ECharts counts up during a run are renamed, numbers rounded, one element a line. */
export function toPicture(option: EChartsOption, width: number, height: number, background: string): string {
  const chart = echarts.init(null, null, { renderer: 'svg', ssr: true, width, height });
  try {
    chart.setOption({ ...option, backgroundColor: background });
    return chart
      .renderToSVGString()
      .replaceAll(/zr\d+-/g, 'zr0-')
      .replaceAll(/\d+\.\d{3,}/g, (digits) => String(Number(Number(digits).toFixed(2))))
      .replaceAll('><', '>\n<')
      .concat('\n');
  } finally {
    chart.dispose();
  }
}

/** First colour of a theme's CSS background: SVG knows no CSS gradients. */
export function plainBackground(theme: Theme): string {
  return theme.background.match(/#[0-9a-f]{6}(?![\s\S]*#[0-9a-f]{6})/i)?.[0] ?? (theme.dark ? '#0b1220' : '#ffffff');
}

/** Names of classes are counted up over all pictures of a run. */
function withoutCounts(svg: string): string {
  return svg.replaceAll(/zr0-cls-\d+/g, 'zr0-cls');
}

/**
 * Compares a picture with the committed one in `pictures/` beside the test.
 * With UPDATE_PICTURES=1 the picture is written instead; look at the change before it is committed.
 */
export function expectPicture(testUrl: string, name: string, svg: string): void {
  const file = path.join(path.dirname(fileURLToPath(testUrl)), 'pictures', `${name}.svg`);
  if (process.env['UPDATE_PICTURES'] === '1') {
    const isSame = existsSync(file) && withoutCounts(readFileSync(file, 'utf8')) === withoutCounts(svg);
    mkdirSync(path.dirname(file), { recursive: true });
    if (!isSame) writeFileSync(file, svg);
    return;
  }
  expect(existsSync(file), `There is no picture ${file}. Make it with UPDATE_PICTURES=1 and look at it.`).toBe(true);
  const kept = withoutCounts(readFileSync(file, 'utf8'));
  expect(withoutCounts(svg), `${name}.svg differs from the committed picture`).toBe(kept);
}
