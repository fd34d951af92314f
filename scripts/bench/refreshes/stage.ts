import '@aj-report/widgets';
import { toTable } from '@aj-report/contract';
import type { DataProvider } from '@aj-report/widgets';

declare global {
  interface Window {
    /** Changes the data of all widgets so many times; resolves to the number of widgets that are drawn. */
    benchRounds?: (rounds: number) => Promise<number>;
  }
}

const MONTHS = Array.from(
  { length: 24 },
  (_, i) => `${2025 + Math.floor(i / 12)}-${String((i % 12) + 1).padStart(2, '0')}`,
);
const axis = (role: string) => [
  { role: 'xAxis', field: 'month' },
  { role, field: 'sales' },
  { role, field: 'cost' },
];
const named = [
  { role: 'name', field: 'month' },
  { role: 'value', field: 'sales' },
];
const WIDGETS = [
  { type: 'bar-chart', mapping: axis('bar') },
  { type: 'line-chart', mapping: axis('line') },
  { type: 'bar-line-chart', mapping: [...axis('bar').slice(0, 2), { role: 'line', field: 'cost' }] },
  { type: 'pie-chart', mapping: named },
  { type: 'gauge-chart', mapping: [{ role: 'value', field: 'sales' }] },
  { type: 'table', mapping: [] },
  { type: 'ranking-list', mapping: named },
  { type: 'number-card', mapping: [{ role: 'value', field: 'sales' }] },
  { type: 'flip-counter', mapping: [{ role: 'value', field: 'sales' }] },
  { type: 'text', mapping: [{ role: 'text', field: 'sales' }] },
] as const;

/** The round that is shown, and how many there have been. */
let round = 0;
let done = 0;

/** Other numbers every round, and now and then other rows. */
function rowsOf(seed: number) {
  const shown = MONTHS.slice(0, MONTHS.length - (round % 3));
  return shown.map((month, i) => ({
    month,
    sales: ((seed * 977 + round * 131 + i * 7919) % 9000) + 10,
    cost: ((seed * 577 + round * 311 + i * 6131) % 5000) + 10,
  }));
}

const provider: DataProvider = {
  query(_reportCode, queries, onAnswer) {
    for (const { id, setCode } of queries) onAnswer({ id, table: toTable(rowsOf(Number(setCode))) });
    return Promise.resolve();
  },
};

const stage = document.createElement('aj-stage');
stage.style.cssText = 'display:block;position:fixed;inset:0';
stage.provider = provider;
stage.document = {
  reportCode: 'refreshes',
  dashboard: { title: 'Refreshes', width: 1920, height: 1080 },
  widgets: WIDGETS.map(({ type, mapping }, i) => ({
    id: `w${i}`,
    type,
    left: (i % 5) * 384,
    top: Math.floor(i / 5) * 540,
    width: 374,
    height: 530,
    data: { dataType: 'dynamic' as const, setCode: String(i), refreshTime: 0, mapping: [...mapping] },
  })),
};
document.body.append(stage);

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

async function show(next: number): Promise<void> {
  round = next;
  stage.refresh();
  await nextFrame();
  await nextFrame();
}

window.benchRounds = async (rounds) => {
  for (let end = done + rounds; done < end; done++) await show(done);
  // The same picture whenever it is counted what the page keeps: other rounds have more rows or digits.
  await show(0);
  return WIDGETS.filter((_, i) => stage.boxOf(`w${i}`)?.firstElementChild?.shadowRoot?.querySelector('.aj-drawing'))
    .length;
};
