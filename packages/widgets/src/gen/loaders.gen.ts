// Printed by scripts/gen/widgets.ts from the declarations. Run npm run gen; do not edit.
/** Fetches and registers the element of a widget type. */
export const loaders: Readonly<Record<string, () => Promise<unknown>>> = {
  'bar-chart': () => import('../widgets/bar-chart/bar-chart.element.ts'),
  'bar-line-chart': () => import('../widgets/bar-line-chart/bar-line-chart.element.ts'),
  'border': () => import('../widgets/border/border.element.ts'),
  'decoration': () => import('../widgets/decoration/decoration.element.ts'),
  'drop-down': () => import('../widgets/drop-down/drop-down.element.ts'),
  'flip-counter': () => import('../widgets/flip-counter/flip-counter.element.ts'),
  'flowing-line': () => import('../widgets/flowing-line/flowing-line.element.ts'),
  'hyperlink': () => import('../widgets/hyperlink/hyperlink.element.ts'),
  'line-chart': () => import('../widgets/line-chart/line-chart.element.ts'),
  'marquee': () => import('../widgets/marquee/marquee.element.ts'),
  'number-card': () => import('../widgets/number-card/number-card.element.ts'),
  'pie-chart': () => import('../widgets/pie-chart/pie-chart.element.ts'),
  'radar-chart': () => import('../widgets/radar-chart/radar-chart.element.ts'),
  'scatter-chart': () => import('../widgets/scatter-chart/scatter-chart.element.ts'),
  'table': () => import('../widgets/table/table.element.ts'),
  'text': () => import('../widgets/text/text.element.ts'),
  'time': () => import('../widgets/time/time.element.ts'),
};
