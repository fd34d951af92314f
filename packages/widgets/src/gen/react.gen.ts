// Printed by scripts/gen/widgets.ts from the declarations. Run npm run gen; do not edit.
export { AjBarChart } from './react/bar-chart.gen.ts';
export { AjBarLineChart } from './react/bar-line-chart.gen.ts';
export { AjBorder } from './react/border.gen.ts';
export { AjDecoration } from './react/decoration.gen.ts';
export { AjDropDown } from './react/drop-down.gen.ts';
export { AjFlipCounter } from './react/flip-counter.gen.ts';
export { AjFlowingLine } from './react/flowing-line.gen.ts';
export { AjHyperlink } from './react/hyperlink.gen.ts';
export { AjLineChart } from './react/line-chart.gen.ts';
export { AjMarquee } from './react/marquee.gen.ts';
export { AjNumberCard } from './react/number-card.gen.ts';
export { AjPieChart } from './react/pie-chart.gen.ts';
export { AjRadarChart } from './react/radar-chart.gen.ts';
export { AjScatterChart } from './react/scatter-chart.gen.ts';
export { AjTable } from './react/table.gen.ts';
export { AjText } from './react/text.gen.ts';
export { AjTime } from './react/time.gen.ts';
