import '@aj-report/widgets';
import { toTable } from '@aj-report/contract';
import type { DataProvider } from '@aj-report/widgets';
import { declarations } from '@aj-report/widgets/declarations';
import { sampleDataIn } from '@aj-report/widgets/presets';

declare global {
  interface Window {
    /** Changes the data of all widgets so many times; resolves to the kinds of widgets, and those of them not drawn. */
    benchRounds?: (rounds: number) => Promise<{ readonly kinds: number; readonly missing: readonly string[] }>;
  }
}

/** Every widget of the kit that shows data. */
const WIDGETS = Object.values(declarations).filter(({ sampleRows }) => sampleRows.length > 0);
const SAMPLES = new Map(WIDGETS.map((declaration) => [declaration.type, sampleDataIn(declaration, 'zh')]));
const COLUMNS = 8;
const CELL = { width: 1920 / COLUMNS, height: 1080 / Math.ceil(WIDGETS.length / COLUMNS) };

/** The round that is shown, and how many there have been. */
let round = 0;
let done = 0;

/** Numbers are other ones every round, by up to a fourth, and now and then the last row is missing. */
function rowsOf(type: string) {
  const rows = SAMPLES.get(type)?.sampleRows ?? [];
  const shown = rows.length > 3 && round % 3 === 2 ? rows.slice(0, -1) : rows;
  const change = (value: unknown, row: number) =>
    typeof value === 'number' ? value * (1 + ((row * 7919 + round * 131) % 997) / 4000) : value;
  return shown.map((row, i) =>
    Object.fromEntries(Object.entries(row).map(([name, value]) => [name, change(value, i)])),
  );
}

const provider: DataProvider = {
  query(_reportCode, queries, onAnswer) {
    for (const { id, setCode } of queries) onAnswer({ id, table: toTable(rowsOf(setCode)) });
    return Promise.resolve();
  },
};

const stage = document.createElement('aj-stage');
stage.style.cssText = 'display:block;position:fixed;inset:0';
stage.provider = provider;
stage.document = {
  reportCode: 'refreshes',
  dashboard: { title: 'Refreshes', width: 1920, height: 1080 },
  widgets: WIDGETS.map(({ type }, i) => ({
    id: type,
    type,
    left: (i % COLUMNS) * CELL.width,
    top: Math.floor(i / COLUMNS) * CELL.height,
    ...CELL,
    data: {
      dataType: 'dynamic' as const,
      setCode: type,
      refreshTime: 0,
      mapping: [...(SAMPLES.get(type)?.sampleMapping ?? [])],
    },
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
  const isDrawn = (type: string) => stage.boxOf(type)?.firstElementChild?.shadowRoot?.querySelector('.aj-drawing');
  const missing = WIDGETS.map(({ type }) => type).filter((type) => !isDrawn(type));
  return { kinds: WIDGETS.length, missing };
};
