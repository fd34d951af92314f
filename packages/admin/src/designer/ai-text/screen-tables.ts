import { LIMITS, type Cell, type Language, type Mapping, type NormalWidget, type Table } from '@aj-report/contract';
import { declarations } from '@aj-report/widgets/declarations';
import type { Designer } from '../designer.ts';

/** What a widget of the open screen shows at the moment. */
export interface ScreenTable {
  readonly widgetId: string;
  readonly name: string;
  readonly table: Table;
  /** Invented rows: nobody gave the widget data. */
  readonly isSample: boolean;
  /** All rows of the widget. */
  readonly rows: number;
}

interface Drawn {
  readonly currentTable?: Table;
  readonly currentMapping?: readonly Mapping[];
}

function toSent(cell: Cell): Cell {
  return typeof cell === 'string' ? cell.slice(0, LIMITS.aiCellMax) : cell;
}

/** As much of a table as is sent: columns that the widget shows, no more rows than a text can be about. */
export function bounded(table: Table, shown: ReadonlySet<string>): Table {
  const isShown = ({ name }: { readonly name: string }) => shown.size === 0 || shown.has(name);
  const places = table.columns.flatMap((column, c) => (isShown(column) ? [c] : [])).slice(0, LIMITS.aiColumnsMax);
  const rowCount = Math.min(table.rowCount, LIMITS.aiRowsMax);
  return {
    columns: places.map((c) => {
      const { name, type, label } = table.columns[c]!;
      return { name: name.slice(0, LIMITS.aiCellMax), type, ...(label && { label: label.slice(0, LIMITS.aiCellMax) }) };
    }),
    data: places.map((c) => (table.data[c] ?? []).slice(0, rowCount).map(toSent)),
    rowCount,
  };
}

function isSampleOf({ data }: NormalWidget): boolean {
  return data.dataType === 'static' && (data.staticData === undefined || data.sample !== undefined);
}

/** Tables of the widgets that show data, those with data of their own first. */
export function screenTables({ document, stage }: Designer, language: Language): ScreenTable[] {
  const found = document.screen.widgets.flatMap((widget): ScreenTable[] => {
    const declaration = declarations[widget.type];
    const drawn = stage?.boxOf(widget.id)?.querySelector<HTMLElement & Drawn>(':scope > *') ?? undefined;
    const table = drawn?.currentTable;
    if (!declaration || declaration.shape === 'none' || !table || table.rowCount === 0) return [];
    return [
      {
        widgetId: widget.id,
        name: widget.layerName || declaration.label[language],
        table: bounded(table, new Set(drawn.currentMapping?.map(({ field }) => field))),
        isSample: isSampleOf(widget),
        rows: table.rowCount,
      },
    ];
  });
  return [...found.filter(({ isSample }) => !isSample), ...found.filter(({ isSample }) => isSample)];
}
