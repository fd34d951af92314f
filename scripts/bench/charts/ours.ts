import '@aj-report/widgets';
import { toTable } from '@aj-report/contract';
import type { DataProvider } from '@aj-report/widgets';
import { nextPaint, notePaintedCharts } from './clock.ts';
import { SCREEN, askedCount, rowsOf, shownRows, workloadOf, type WorkloadKind } from './workload.ts';

const widgets = workloadOf(askedCount());
let round = 0;

const provider: DataProvider = {
  query(_reportCode, queries, onAnswer) {
    for (const { id, setCode } of queries) {
      const index = Number(setCode);
      onAnswer({ id, table: toTable(shownRows(widgets[index]?.kind ?? 'bar', rowsOf(index, round))) });
    }
    return Promise.resolve();
  },
};

const MAPPINGS: Readonly<Record<WorkloadKind, readonly { role: string; field: string }[]>> = {
  bar: [
    { role: 'xAxis', field: 'month' },
    { role: 'bar', field: 'sales' },
    { role: 'bar', field: 'cost' },
  ],
  line: [
    { role: 'xAxis', field: 'month' },
    { role: 'line', field: 'sales' },
    { role: 'line', field: 'cost' },
  ],
  pie: [
    { role: 'name', field: 'month' },
    { role: 'value', field: 'sales' },
  ],
  text: [{ role: 'text', field: 'sales' }],
};

function setupOf(kind: WorkloadKind, title: string) {
  if (kind === 'text') return {};
  return { text: title, textFontSize: 14, ...(kind === 'pie' ? { isShowLegend: false } : { isShow: false }) };
}

const stage = document.createElement('aj-stage');
stage.style.cssText = 'display:block;position:fixed;inset:0';
stage.addEventListener('aj-widget-error', (event) => {
  window.benchError = JSON.stringify((event as CustomEvent).detail);
});
stage.provider = provider;
stage.document = {
  reportCode: 'bench',
  dashboard: { title: 'Bench', ...SCREEN },
  widgets: widgets.map(({ id, kind, title, ...place }, i) => ({
    id,
    type: kind === 'text' ? 'text' : `${kind}-chart`,
    ...place,
    setup: setupOf(kind, title),
    data: { dataType: 'dynamic' as const, setCode: String(i), refreshTime: 0, mapping: [...MAPPINGS[kind]] },
  })),
};
document.body.append(stage);

stage.addEventListener('aj-stage-ready', () => {
  const charts = widgets.filter(({ kind }) => kind !== 'text');
  notePaintedCharts(charts.map(({ id }) => stage.boxOf(id)!.firstElementChild!.shadowRoot!));
});

window.benchRefresh = (next) => {
  round = next;
  stage.refresh();
  return nextPaint();
};
