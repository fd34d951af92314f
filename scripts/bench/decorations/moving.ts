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
/** What moves on a screen: each kind with its styles. */
const MOVING: Readonly<Record<string, readonly string[]>> = {
  border: ['runner', 'wings', 'hazard', 'rails', 'corners'],
  decoration: ['header', 'divider', 'radar', 'equaliser', 'matrix', 'chevrons', 'ruler', 'wave', 'honeycomb'],
  'title-bar': ['feathers', 'blade', 'capsule', 'brackets', 'arrows', 'ribbon', 'pulse', 'orbit', 'dots'],
  ring: ['halo', 'comet', 'gear', 'reactor', 'ripple'],
  'radar-sweep': [''],
  'flowing-line': [''],
};
const cells = Object.entries(MOVING).flatMap(([type, styles]) => styles.map((showtype) => ({ type, showtype })));
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
      setup: showtype === '' ? {} : { showtype, caption: '华东运行中心' },
    };
  }),
};
document.body.append(stage);

function look(): void {
  const drawn = Array.from({ length: COUNT }, (_, i) => stage.boxOf(`w-${i}`)?.firstElementChild?.shadowRoot);
  window.benchDrawn = drawn.filter((root) => root?.querySelector('svg, .line')).length;
  if (window.benchDrawn < COUNT) setTimeout(look, 20);
}
look();
