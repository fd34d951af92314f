import type { Cell, Column, Language, Mapping, Table, Text } from '@aj-report/contract';
import { html, nothing, render } from 'lit';
import { formatNumber } from '../text/format.ts';
import { fillText } from '../text/texts.ts';
import { chartTableStyles } from './chart-table.styles.ts';
import type { ChartFieldValues } from './chart.fields.ts';
import { itemsByCell } from './chart-table-items.ts';
import { toSelection, type ChartSelection, type PickedItem } from './picked-item.ts';

/** Rows that are listed: what is longer is for a file. */
const LISTED = 500;

const WORDS = {
  close: { zh: '关闭', en: 'Close' },
  first: { zh: '共 {rows} 行，列出前 {listed} 行', en: 'Rows: {rows}, the first {listed} are listed' },
  choose: { zh: '选择 {item}', en: 'Choose {item}' },
} as const satisfies Record<string, Text>;

/** What a chart draws, and what hears of a choice. */
interface TabledChart {
  readonly table: Table;
  readonly mapping: readonly Mapping[];
  readonly data: object | null;
  readonly language: Language;
  /** An item was chosen, as by a click on its drawing. */
  readonly onChoose: (selection: ChartSelection) => void;
}

/** A chart whose rows are asked for. */
interface ChartSource {
  readonly currentTable: Table;
  readonly currentMapping: readonly Mapping[];
  readonly data: object | null;
  readonly language: Language;
  readonly props: object;
  readonly declaration: { readonly label: Text };
  readonly shadowRoot: ShadowRoot | null;
}

/** Columns that the chart draws; all where nothing says which. */
function columnsOf({ table, mapping }: TabledChart): readonly number[] {
  const all = table.columns.map((_, c) => c);
  const drawn = all.filter((c) => mapping.some(({ field }) => field === table.columns[c]?.name));
  return drawn.length > 0 ? drawn : all;
}

function textOfCell(cell: Cell | undefined, language: Language): string {
  if (cell === null || cell === undefined) return '';
  return typeof cell === 'number' ? formatNumber(cell, language) : String(cell);
}

function headOf({ name, label }: Column, mapping: readonly Mapping[]): string {
  return mapping.find(({ field }) => field === name)?.label || label || name;
}

function renderCell(chart: TabledChart, cell: Cell | undefined, item: PickedItem | undefined) {
  const { language, table, mapping, onChoose } = chart;
  const text = textOfCell(cell, language);
  if (!item) return text;
  const named = [item.name, item.seriesName, text].filter((part) => part !== '').join(' ');
  return html`<button
    type="button"
    aria-label=${fillText(WORDS.choose[language], { item: named })}
    @click=${() => onChoose(toSelection(item, table, mapping))}
  >
    ${text}
  </button>`;
}

function renderRows(chart: TabledChart) {
  const { table, mapping, data } = chart;
  const [columns, items] = [columnsOf(chart), itemsByCell(data, table, mapping)];
  const isNumber = (c: number) => typeof table.data[c]?.find((cell) => cell !== null) === 'number';
  const rows = Array.from({ length: Math.min(LISTED, table.rowCount) }, (_, row) => row);
  return html`<table>
    <thead>
      <tr>
        ${columns.map((c) => {
          const column = table.columns[c];
          return html`<th scope="col" ?data-number=${isNumber(c)}>${column ? headOf(column, mapping) : nothing}</th>`;
        })}
      </tr>
    </thead>
    <tbody>
      ${rows.map(
        (row) =>
          html`<tr>
            ${columns.map((c) => {
              const item = items.get(row)?.get(table.columns[c]?.name ?? '');
              return html`<td ?data-number=${isNumber(c)}>${renderCell(chart, table.data[c]?.[row], item)}</td>`;
            })}
          </tr>`,
      )}
    </tbody>
  </table>`;
}

/**
 * Shows the rows of a chart above the page, for those who cannot see or point at its drawing. Values that a click would
 * choose are buttons; Escape closes it, and what had the keys before gets them back.
 */
export function openChartTable(source: ChartSource, onChoose: TabledChart['onChoose']): void {
  const { currentTable: table, currentMapping: mapping, data, language, shadowRoot: root } = source;
  if (!root) return;
  const title = (source.props as ChartFieldValues).text || source.declaration.label[language];
  const chart = { table, mapping, data, language };
  const sheet = chartTableStyles.styleSheet;
  if (sheet && !root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
  const dialog = document.createElement('dialog');
  dialog.className = 'aj-table';
  dialog.setAttribute('aria-label', title);
  const close = () => dialog.close();
  const choose = (selection: ChartSelection) => {
    close();
    onChoose(selection);
  };
  render(
    html`<header>
        <h2>${title}</h2>
        <button type="button" autofocus @click=${close}>${WORDS.close[language]}</button>
      </header>
      ${
        table.rowCount > LISTED
          ? html`<p>${fillText(WORDS.first[language], { rows: table.rowCount, listed: LISTED })}</p>`
          : nothing
      }
      ${renderRows({ ...chart, onChoose: choose })}`,
    dialog,
  );
  dialog.addEventListener('close', () => dialog.remove());
  root.append(dialog);
  // Safari 15.0 to 15.3 has dialogs without it: there it stands in the chart.
  if ('showModal' in dialog) dialog.showModal();
  else (dialog as HTMLElement).setAttribute('open', '');
}
