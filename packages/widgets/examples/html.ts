import { autoloadWidgets } from '@aj-report/widgets';
import { makeSales, MAPPING } from './sales.ts';

autoloadWidgets(document);
const chart = document.querySelector('aj-bar-chart');
const output = document.querySelector('output');
let round = 0;

function show(): void {
  if (chart) chart.rows = makeSales(round++);
}

if (chart) chart.mapping = MAPPING;
show();
document.querySelector('button')?.addEventListener('click', show);
chart?.addEventListener('aj-select', (event) => {
  const { name, value } = (event as CustomEvent<{ name: string; value: unknown }>).detail;
  if (output) output.value = `选中：${name} ${String(value)}`;
});
