import { AppError } from '@aj-report/contract';
import { ALLOWED_TABLE_FUNCTIONS, isRefusedFunction, isTimeDependent } from './function-rules.ts';

export interface CheckedSelect {
  /** The answer may differ without any change of the data (now(), random(), samples). */
  readonly timeDependent: boolean;
  /** Its rows come in the same order every time: its own, or that of the one table it reads. */
  readonly isOrdered: boolean;
  /** It has an ORDER BY of its own to which columns can be added. */
  readonly takesKeys: boolean;
}

export interface SelectScope {
  /** Names of the tables of the source. */
  readonly tables: readonly string[];
  /** Lower-case names of views that the engine brings along, for example `duckdb_databases`. */
  readonly systemViews: ReadonlySet<string>;
}

/** Answer of `json_serialize_sql`; the tree is DuckDB's own and only partly described here. */
interface SerializedSql {
  readonly error: boolean;
  readonly error_type?: string;
  readonly error_message?: string;
  /** Characters from the start of the statement. */
  readonly position?: string;
  readonly statements?: readonly unknown[];
}

type Node = Readonly<Record<string, unknown>>;

/** Thrown for a table that is not the source's; `bytes` is where it stands in the bound SQL. */
export class UnknownTable extends Error {
  readonly table: string;
  readonly bytes: number;

  constructor(table: string, bytes: number) {
    super(`unknown table ${table}`);
    this.table = table;
    this.bytes = bytes;
  }
}

/** Thrown for text that the parser refuses; `characters` is where in the bound SQL. */
export class ParseFailure extends Error {
  readonly characters: number;

  constructor(message: string, characters: number) {
    super(message);
    this.characters = characters;
  }
}

/** Thrown for a parameter that orders or groups, which as a value does nothing; counted from 1. */
export class IdleParameter extends Error {
  readonly index: number;

  constructor(index: number) {
    super(`parameter ${index} orders or groups by a constant`);
    this.index = index;
  }
}

/**
 * Proves by the engine's own parse tree that a text is exactly one SELECT over the source's tables that calls nothing
 * dangerous. Every node is visited, whatever its kind, so that nothing hides in a corner of the grammar.
 * @param serialized what `json_serialize_sql` says of the bound SQL
 * @param valueCount parameters that were placed; a different number in the tree means that one hides in a quote
 * @throws AppError `sql/empty`, `sql/not-a-select`, `sql/several-statements`, `sql/function-refused`; ParseFailure, UnknownTable
 */
export function checkSelect(serialized: string, scope: SelectScope, valueCount: number): CheckedSelect {
  const parsed = JSON.parse(serialized) as SerializedSql;
  if (parsed.error) {
    if (parsed.error_type === 'parser')
      throw new ParseFailure(parsed.error_message ?? '', Number(parsed.position ?? 0));
    throw new AppError('sql/not-a-select');
  }
  const statements = parsed.statements ?? [];
  if (statements.length === 0) throw new AppError('sql/empty');
  if (statements.length > 1) throw new AppError('sql/several-statements', { count: statements.length });
  const walk = new SelectWalk(scope);
  walk.visit(statements[0]);
  const { timeDependent, mixesRows } = walk.finish(valueCount);
  const node = (statements[0] as Node)['node'] as Node;
  return { timeDependent, isOrdered: isOrdered(node, mixesRows), takesKeys: takesKeys(node) };
}

/** ORDER BY ALL takes no columns. */
function takesKeys(node: Node): boolean {
  const modifiers = node['modifiers'] as readonly Node[];
  const orders = modifiers.find((one) => one['type'] === 'ORDER_MODIFIER')?.['orders'] as readonly Node[] | undefined;
  return orders?.every((order) => (order['expression'] as Node)['class'] !== 'STAR') ?? false;
}

/** An engine with several threads gives rows of joins, groups and windows in any order. */
function isOrdered(node: Node, mixesRows: boolean): boolean {
  const modifiers = node['modifiers'] as readonly Node[];
  if (modifiers.some((one) => one['type'] === 'ORDER_MODIFIER')) return true;
  const isPlain = node['type'] === 'SELECT_NODE' && modifiers.length === 0 && !mixesRows;
  if (!isPlain || (node['group_expressions'] as readonly unknown[]).length > 0) return false;
  const withs = (node['cte_map'] as Node)['map'] as readonly unknown[];
  return withs.length === 0 && (node['from_table'] as Node)['type'] === 'BASE_TABLE';
}

class SelectWalk {
  private readonly tables: ReadonlySet<string>;
  private readonly systemViews: ReadonlySet<string>;
  private readonly withNames = new Set<string>();
  private readonly asked: { name: string; bytes: number }[] = [];
  private readonly parameters = new Set<string>();
  private timeDependent = false;
  private mixesRows = false;

  constructor(scope: SelectScope) {
    this.tables = new Set(scope.tables.map((name) => name.toLowerCase()));
    this.systemViews = scope.systemViews;
  }

  visit(value: unknown): void {
    if (Array.isArray(value)) {
      for (const item of value) this.visit(item);
      return;
    }
    if (typeof value !== 'object' || value === null) return;
    const node = value as Node;
    this.inspect(node);
    for (const child of Object.values(node)) if (typeof child === 'object') this.visit(child);
  }

  finish(valueCount: number): { readonly timeDependent: boolean; readonly mixesRows: boolean } {
    for (const { name, bytes } of this.asked) {
      if (!this.withNames.has(name.toLowerCase())) throw new UnknownTable(name, bytes);
    }
    if (this.parameters.size !== valueCount) throw new AppError('sql/not-a-select');
    return { timeDependent: this.timeDependent, mixesRows: this.mixesRows };
  }

  private inspect(node: Node): void {
    if (isWithMap(node)) for (const { key } of node.map) this.addWithName(key);
    if (node['type'] === 'SHOW_REF') throw new AppError('sql/not-a-select');
    if (node['type'] === 'BASE_TABLE') this.askTable(node);
    if (node['type'] === 'TABLE_FUNCTION') this.checkTableFunction(node);
    if (node['class'] === 'FUNCTION') this.checkFunction(String(node['function_name']));
    if (node['class'] === 'WINDOW' && node['function_name']) this.checkFunction(String(node['function_name']));
    if (node['class'] === 'WINDOW' || node['class'] === 'SUBQUERY') this.mixesRows = true;
    if (node['class'] === 'PARAMETER') this.parameters.add(String(node['identifier']));
    if (node['class'] === 'COLUMN_REF') this.checkKeyword(node);
    if (node['type'] === 'ORDER_MODIFIER') refuseIdle((node['orders'] as Node[]).map((order) => order['expression']));
    if (Array.isArray(node['group_expressions'])) refuseIdle(node['group_expressions']);
    if (typeof node['sample'] === 'object' && node['sample'] !== null) this.timeDependent = true;
  }

  /** A WITH name that equals a view of the engine could be used outside its WITH to reach that view. */
  private addWithName(name: string): void {
    const lower = name.toLowerCase();
    if (this.systemViews.has(lower)) throw new AppError('sql/function-refused', { name });
    this.withNames.add(lower);
  }

  private askTable(node: Node): void {
    const name = String(node['table_name']);
    const schema = String(node['schema_name'] ?? '').toLowerCase();
    const path = [node['catalog_name'], node['schema_name'], name].filter(Boolean).join('.');
    const bytes = Number(node['query_location'] ?? 0);
    if (node['catalog_name'] || (schema !== '' && schema !== 'main')) throw new UnknownTable(path, bytes);
    if (!this.tables.has(name.toLowerCase())) this.asked.push({ name, bytes });
  }

  private checkTableFunction(node: Node): void {
    const call = node['function'] as Node;
    const name = String(call['function_name'] ?? '');
    if (!ALLOWED_TABLE_FUNCTIONS.has(name.toLowerCase())) throw new AppError('sql/function-refused', { name });
  }

  private checkFunction(name: string): void {
    if (isRefusedFunction(name)) throw new AppError('sql/function-refused', { name });
    if (isTimeDependent(name)) this.timeDependent = true;
  }

  /** `current_date` and its like are written without parentheses and parse as column names. */
  private checkKeyword(node: Node): void {
    const names = node['column_names'] as readonly string[];
    if (names.length === 1 && isTimeDependent(names[0] ?? '')) this.timeDependent = true;
  }
}

function refuseIdle(expressions: readonly unknown[]): void {
  for (const expression of expressions) {
    const node = expression as Node | null;
    if (node?.['class'] === 'PARAMETER') throw new IdleParameter(Number(node['identifier']));
  }
}

function isWithMap(node: Node): node is Node & { readonly map: readonly { readonly key: string }[] } {
  const map = node['map'];
  return Array.isArray(map) && map.every((entry) => typeof entry === 'object' && entry !== null && 'key' in entry);
}
