import type { Cell, Mapping, Table } from '@aj-report/contract';
import { nameOf } from './blank-name.ts';
import { isMeasure } from './numbers.ts';
import type { ShapedColumn } from './rows.ts';
import type { Shape } from './shape.ts';

export interface RoleColumn extends ShapedColumn {
  readonly cells: readonly Cell[];
}

/** Columns by the role they take, in the order of the mapping; a column may take several roles. */
export interface RolesData {
  readonly roles: Readonly<Record<string, readonly RoleColumn[]>>;
  readonly rowCount: number;
  /** The name of what has none. */
  readonly blank: string;
}

/** Roles of a table that nobody mapped: numbers are `value`, everything else is `name`. */
function toPlainMapping(table: Table): readonly Mapping[] {
  return table.columns.map(({ name }, c) => ({ role: isMeasure(table, c) ? 'value' : 'name', field: name }));
}

/** Columns under the names of their roles, for widgets whose parts each take a field of their own. */
export const toRolesData: Shape<RolesData> = (table, mapping, blank = '') => {
  const roles = new Map<string, RoleColumn[]>();
  for (const { role, field, label } of mapping.length > 0 ? mapping : toPlainMapping(table)) {
    const index = table.columns.findIndex(({ name }) => name === field);
    const column = table.columns[index];
    if (!column) continue;
    const cells = table.data[index] ?? [];
    const shaped = { key: column.name, label: label || column.label || column.name, type: column.type, cells };
    roles.set(role, [...(roles.get(role) ?? []), shaped]);
  }
  return { roles: Object.fromEntries(roles), rowCount: table.rowCount, blank };
};

/** The first column with that role. */
export function columnOf({ roles }: Pick<RolesData, 'roles'>, role: string): RoleColumn | undefined {
  return Object.hasOwn(roles, role) ? roles[role]?.[0] : undefined;
}

/** What a row is called: the text of its cell; where no column gives names, the number of the row. */
export function nameAt(column: RoleColumn | undefined, row: number, blank: string): string {
  return column ? nameOf(column.cells[row], blank) : String(row + 1);
}
