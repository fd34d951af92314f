import '@aj-report/widgets';
import { notePainted } from './clock.ts';
import { SCREEN, WORKLOAD } from './workload.ts';

const stage = document.createElement('aj-stage');
stage.style.cssText = 'display:block;position:fixed;inset:0';
stage.addEventListener('aj-widget-error', (event) => {
  window.benchError = JSON.stringify((event as CustomEvent).detail);
});
stage.document = {
  reportCode: 'bench',
  dashboard: { title: 'Bench', ...SCREEN },
  widgets: WORKLOAD.map(({ id, kind, title, rows, ...place }) => ({
    id,
    type: `${kind}-chart`,
    ...place,
    setup: { text: title, textFontSize: 14, isShow: false },
    data: {
      dataType: 'static' as const,
      staticData: [...rows],
      mapping: [
        { role: 'xAxis', field: 'month' },
        { role: kind, field: 'sales' },
        { role: kind, field: 'cost' },
      ],
    },
  })),
};
document.body.append(stage);

function isPainted(id: string): boolean {
  return Boolean(stage.boxOf(id)?.firstElementChild?.shadowRoot?.querySelector('[data-drawn] canvas'));
}

const waiting = new Set(WORKLOAD.map(({ id }) => id));

function look(): void {
  for (const id of waiting) if (isPainted(id)) waiting.delete(id);
  if (waiting.size === 0) notePainted();
  else setTimeout(look, 4);
}
look();
