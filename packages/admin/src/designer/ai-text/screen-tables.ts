import {
  LIMITS,
  isNumericType,
  valueColumnsOf,
  type Cell,
  type Language,
  type Mapping,
  type NormalWidget,
  type Table,
} from '@aj-report/contract';
import { declarations, type Slot } from '@aj-report/widgets/declarations';
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

type Slots = Readonly<Record<string, Slot>>;

interface Drawn {
  readonly currentTable?: Table;
  readonly currentMapping?: readonly Mapping[];
}

function toSent(cell: Cell): Cell {
  return typeof cell === 'string' ? cell.slice(0, LIMITS.aiCellMax) : cell;
}

/** Fields by which a widget tells its rows apart, whatever their type: an hour is no amount. */
function namesIn(slots: Slots, mapping: readonly Mapping[] = []): ReadonlySet<string> {
  const isName = ({ role }: Mapping) => slots[role]?.kind === 'dimension';
  return new Set(mapping.filter(isName).map(({ field }) => field));
}

/**
 * As much of a table as is sent: columns that the widget shows, no more rows than a text can be about. Numbers that are
 * names of rows become texts, so that nobody takes them for amounts.
 */
export function bounded(table: Table, shown: ReadonlySet<string>, names: ReadonlySet<string> = new Set()): Table {
  const isShown = ({ name }: { readonly name: string }) => shown.size === 0 || shown.has(name);
  const places = table.columns.flatMap((column, c) => (isShown(column) ? [c] : [])).slice(0, LIMITS.aiColumnsMax);
  const rowCount = Math.min(table.rowCount, LIMITS.aiRowsMax);
  return {
    columns: places.map((c) => {
      const { name, type, label } = table.columns[c]!;
      const kind = names.has(name) && isNumericType(type) ? ('string' as const) : type;
      return {
        name: name.slice(0, LIMITS.aiCellMax),
        type: kind,
        ...(label && { label: label.slice(0, LIMITS.aiCellMax) }),
      };
    }),
    data: places.map((c) => {
      const cells = (table.data[c] ?? []).slice(0, rowCount);
      const isName = names.has(table.columns[c]!.name);
      return cells.map((cell) => toSent(isName && typeof cell === 'number' ? String(cell) : cell));
    }),
    rowCount,
  };
}

function isSampleOf({ data }: NormalWidget): boolean {
  return data.dataType === 'static' && (data.staticData === undefined || data.sample !== undefined);
}

/** What a text can be about comes first, numbers before words, and own data before invented rows. */
export function rankOf({ table, isSample }: Pick<ScreenTable, 'table' | 'isSample'>): number {
  return (valueColumnsOf(table).length === 0 ? 2 : 0) + (isSample ? 1 : 0);
}

/** The table to begin with: that of the widget itself where it has numbers, else the first that has some. */
export function firstTable(tables: readonly ScreenTable[], ownId: string | undefined): ScreenTable | undefined {
  const own = tables.find(({ widgetId }) => widgetId === ownId);
  const [first] = tables;
  if (!own || !first) return own ?? first;
  return valueColumnsOf(own.table).length > 0 || valueColumnsOf(first.table).length === 0 ? own : first;
}

/** A table with only those of its columns of values that a text is to be about. */
export function withValues(table: Table, chosen: ReadonlySet<string>): Table {
  const left = new Set(valueColumnsOf(table).filter((place) => !chosen.has(table.columns[place]!.name)));
  const isKept = (_: unknown, place: number) => !left.has(place);
  return { ...table, columns: table.columns.filter(isKept), data: table.data.filter(isKept) };
}

/** Tables of the widgets that show data, best first. */
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
        table: bounded(
          table,
          new Set(drawn.currentMapping?.map(({ field }) => field)),
          namesIn(declaration.slots, drawn.currentMapping),
        ),
        isSample: isSampleOf(widget),
        rows: table.rowCount,
      },
    ];
  });
  return found.toSorted((one, other) => rankOf(one) - rankOf(other));
}
