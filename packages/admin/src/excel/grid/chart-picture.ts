import { normalizeScreen, type ExcelChart, type Language } from '@aj-report/contract';
import { declarations, versionOf } from '@aj-report/widgets/declarations';
import type { AjStage } from '@aj-report/widgets';

/** px */
interface Size {
  readonly width: number;
  readonly height: number;
}

/** The chart of a cell as it is drawn on paper, with the sample rows of its widget. */
export function makeChartPicture(chart: ExcelChart, { width, height }: Size, language: Language): HTMLElement {
  // Templates without charts do without the drawing library.
  void import('@aj-report/widgets');
  const stage = document.createElement('aj-stage') as AjStage;
  const declaration = declarations[chart.widget];
  const widget = {
    id: 'chart',
    type: chart.widget,
    ...(declaration ? { version: versionOf(declaration) } : {}),
    left: 0,
    top: 0,
    width,
    height,
    setup: chart.props ?? {},
    data: { dataType: 'static' as const, sample: 'kept' as const },
  };
  Object.assign(stage, { inert: true, still: true, fit: 'contain', language });
  stage.className = 'xl-chart';
  stage.document = normalizeScreen({
    reportCode: 'chart',
    dashboard: { width, height, theme: 'light', backgroundColor: '#ffffff' },
    widgets: [widget],
  });
  return stage;
}

/** Pictures of the charts that are in sight; one is drawn anew when its chart or its size is another. */
export class ChartPictures {
  readonly element = document.createElement('div');
  readonly #drawn = new Map<string, HTMLElement>();

  constructor() {
    this.element.className = 'xl-charts';
  }

  /** @param charts what is in sight, with its place on the sheet, px */
  show(
    charts: readonly (Size & { readonly chart: ExcelChart; readonly left: number; readonly top: number })[],
    language: Language,
  ): void {
    const wanted = new Map(
      charts.map((one) => [JSON.stringify([one.left, one.top, one.width, one.height, one.chart, language]), one]),
    );
    for (const [key, element] of this.#drawn) {
      if (wanted.has(key)) continue;
      element.remove();
      this.#drawn.delete(key);
    }
    for (const [key, { chart, left, top, width, height }] of wanted) {
      if (this.#drawn.has(key)) continue;
      const element = makeChartPicture(chart, { width, height }, language);
      Object.assign(element.style, {
        left: `${left}px`,
        top: `${top}px`,
        width: `${width}px`,
        height: `${height}px`,
      });
      this.#drawn.set(key, element);
      this.element.append(element);
    }
  }
}
