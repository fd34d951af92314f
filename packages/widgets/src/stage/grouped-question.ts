import {
  groupLabelOf,
  groupOf,
  type GroupColumn,
  type AskedGroup,
  type Cell,
  type Column,
  type Grain,
  type Language,
  type Mapping,
  type NormalScreen,
  type NormalWidget,
  type RowsAsked,
  type Table,
} from '@aj-report/contract';
import type { Choice } from './linkage-bus.ts';
import { periodName } from '../shapes/period-name.ts';
import { inKnownOrder } from './in-known-order.ts';
import { withoutGaps } from './without-gaps.ts';

/** A widget whose mapping asks for groups of its data set, with what to ask and how to draw the answer. */
export type StageWidget = NormalWidget & { readonly grouped?: GroupedQuestion };

/** What one mapping asks for; tables and choices go through it on their way. */
export class GroupedQuestion {
  /** The mapping that draws the answer. */
  readonly mapping: readonly Mapping[];
  readonly #group: AskedGroup;
  /** The question says an order of its own. */
  #isSorted = false;
  readonly #raw = new WeakMap<Table, Table>();
  readonly #shown = new WeakMap<Table, { readonly language: Language; readonly table: Table }>();
  /** By column: what stands behind each name that is shown. */
  readonly #periods = new Map<string, Map<Cell, Cell>>();

  constructor(mapping: readonly Mapping[], group: AskedGroup) {
    this.mapping = mapping;
    this.#group = group;
  }

  /** The question for some rows of the answer: what a reader filters by are columns of the groups. */
  ask({ filter, ...rows }: RowsAsked = {}): RowsAsked {
    this.#isSorted = rows.sort !== undefined || rows.page !== undefined;
    return { ...rows, group: { ...this.#group, ...(filter ? { having: filter } : {}) } };
  }

  /** The answer with its columns and periods as people name them; the same table gives the same one again. */
  show(answer: Table, language: Language): Table {
    const known = this.#shown.get(answer);
    if (known?.language === language) return known.table;
    const table = inKnownOrder(withoutGaps(answer, this.#group), this.#group, this.#isSorted);
    const parts = new Map<string, GroupColumn>(
      [...this.#group.by, ...this.#group.measures].map((one) => [one.as, one]),
    );
    const columns = table.columns.map((column): Column => {
      const part = parts.get(column.name);
      if (!part) return column;
      const label = groupLabelOf(part, column.label || part.field, language);
      return { ...column, label, ...(hasNames(part.grain) ? { type: 'string' } : {}) };
    });
    const data = table.data.map((cells, at) => {
      const { name } = table.columns[at]!;
      const grain = parts.get(name)?.grain;
      return grain && hasNames(grain) ? this.#named(name, cells, grain, language) : cells;
    });
    const shown = { ...table, columns, data };
    this.#shown.set(answer, { language, table: shown });
    this.#raw.set(shown, answer);
    return shown;
  }

  /** The answer behind one that is shown. */
  rawTable(table: Table): Table {
    return this.#raw.get(table) ?? table;
  }

  /** A choice with the values that stand behind the names that were shown. */
  raw(choice: Choice | null): Choice | null {
    if (!choice || this.#periods.size === 0) return choice;
    const { row } = choice;
    const own = this.#unnamed(choice);
    return typeof row === 'object' && row !== null ? { ...own, row: this.#unnamed(row as Choice) } : own;
  }

  #named(name: string, cells: readonly Cell[], grain: Grain, language: Language): Cell[] {
    const periods = this.#periods.get(name) ?? new Map<Cell, Cell>();
    this.#periods.set(name, periods);
    return cells.map((cell) => {
      const shown = periodName(cell, grain, language);
      periods.set(shown, cell);
      return shown;
    });
  }

  #unnamed(values: Choice): Choice {
    const entries = Object.entries(values).map(([name, value]): [string, unknown] => {
      const periods = this.#periods.get(name);
      return [name, periods?.has(value as Cell) ? periods.get(value as Cell) : value];
    });
    return Object.fromEntries(entries);
  }
}

/** Grains whose values people name in other words; a week, a day and an hour read as what they are. */
function hasNames(grain: Grain | undefined): boolean {
  return grain !== undefined && grain !== 'week' && grain !== 'day' && grain !== 'hour';
}

const known = new WeakMap<NormalWidget, StageWidget>();

function toGrouped(node: NormalWidget): StageWidget {
  const { dataType, mapping } = node.data;
  if (dataType !== 'dynamic') return node;
  const before = known.get(node);
  if (before) return before;
  const { group, mapping: drawn } = groupOf(mapping);
  const made = group ? { ...node, grouped: new GroupedQuestion(drawn, group) } : node;
  known.set(node, made);
  return made;
}

/** The screen with the questions of its mappings; the same widget gives the same one again. */
export function withGroups(screen: NormalScreen): NormalScreen {
  return { ...screen, widgets: screen.widgets.map(toGrouped) };
}
