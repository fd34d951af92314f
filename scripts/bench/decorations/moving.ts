import '@aj-report/widgets';

declare global {
  interface Window {
    /** Widgets of the page that are drawn. */
    benchDrawn?: number;
    benchError?: string;
  }
}

const SCREEN = { width: 1920, height: 1080 };
const COLUMNS = 6;
const ROWS = 5;
/** What moves on a screen, thirty in all: each kind with its styles in turn. */
const MOVING: readonly (readonly [type: string, styles: readonly string[]])[] = [
  ['border', ['corners', 'runner', 'console', 'rails', 'scope', 'wings', 'hazard', 'circuit']],
  [
    'decoration',
    [
      'header',
      'section',
      'plate',
      'divider',
      'ring',
      'radar',
      'equaliser',
      'matrix',
      'chevrons',
      'ruler',
      'wave',
      'honeycomb',
    ],
  ],
];
const cells = MOVING.flatMap(([type, styles]) => styles.map((showtype) => ({ type, showtype })));
const COUNT = COLUMNS * ROWS;

const stage = document.createElement('aj-stage');
stage.style.cssText = 'display:block;position:fixed;inset:0';
stage.addEventListener('aj-widget-error', (event) => {
  window.benchError = JSON.stringify((event as CustomEvent).detail);
});
stage.document = {
  reportCode: 'bench',
  dashboard: { title: 'Bench', ...SCREEN },
  widgets: Array.from({ length: COUNT }, (_, i) => {
    const { type, showtype } = cells[i % cells.length] ?? cells[0]!;
    return {
      id: `w-${i}`,
      type,
      left: (i % COLUMNS) * (SCREEN.width / COLUMNS) + 8,
      top: Math.floor(i / COLUMNS) * (SCREEN.height / ROWS) + 8,
      width: SCREEN.width / COLUMNS - 16,
      height: SCREEN.height / ROWS - 16,
      setup: { showtype, caption: '华东运行中心' },
    };
  }),
};
document.body.append(stage);

function look(): void {
  const drawn = Array.from({ length: COUNT }, (_, i) => stage.boxOf(`w-${i}`)?.firstElementChild?.shadowRoot);
  window.benchDrawn = drawn.filter((root) => root?.querySelector('svg')).length;
  if (window.benchDrawn < COUNT) setTimeout(look, 20);
}
look();
