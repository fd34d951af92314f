import { statSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { DuckDBInstance, type DuckDBConnection } from '@duckdb/node-api';
import type { CheckedSelect } from '../../sql/check-select.ts';
import { KeptStatements } from './kept-statements.ts';

/** A locked instance that sees nothing but its files; one connection, one statement at a time. */
export interface WarmInstance {
  readonly connection: DuckDBConnection;
  readonly statements: KeptStatements;
  /** Names of the tables of its files, as the user writes them. */
  readonly tables: readonly string[];
  /** The table itself behind each name; unlike the view of that name it knows the order of its rows. */
  readonly tablePaths: ReadonlyMap<string, string>;
  readonly systemViews: ReadonlySet<string>;
  /** What messages must not show. */
  readonly secrets: readonly string[];
  /** Results of earlier checks by bound SQL. */
  readonly checked: Map<string, CheckedSelect>;
}

interface Entry {
  readonly instance: DuckDBInstance;
  readonly warm: WarmInstance;
  readonly identity: string;
}

const KEPT = 4;
/** What does not fit into memory fails, and is put into no file: a size of 0 would let files grow without an end. */
export const NO_SPILL = { temp_directory: '' };

/**
 * Instances by their set of database files. Each is `:memory:`, attaches the files read-only, shows their tables as
 * views under their own names and is then locked: no file, no network, no setting can be reached from SQL.
 */
export class WarmInstances {
  private readonly entries = new Map<string, Entry>();
  private readonly memoryBytes: number;

  constructor(memoryBytes: number) {
    this.memoryBytes = memoryBytes;
  }

  /** The instance of these files, made when it is not there or when a file was replaced. */
  async of(databases: readonly string[]): Promise<WarmInstance> {
    const key = JSON.stringify(databases);
    const identity = identityOf(databases);
    const kept = this.entries.get(key);
    if (kept?.identity === identity) {
      this.entries.delete(key);
      this.entries.set(key, kept);
      return kept.warm;
    }
    if (kept) this.drop(key, kept);
    const entry = { ...(await openInstance(databases, this.memoryBytes)), identity };
    this.entries.set(key, entry);
    this.keepNewest(KEPT);
    return entry.warm;
  }

  /** Closes all but the instances used last. */
  keepNewest(count: number): void {
    for (const [key, entry] of this.entries) {
      if (this.entries.size <= count) return;
      this.drop(key, entry);
    }
  }

  /** Lets go of files that were deleted, so that the disk gets their room back. */
  sweep(): void {
    for (const [key, entry] of this.entries) {
      if (currentIdentity(JSON.parse(key) as string[]) !== entry.identity) this.drop(key, entry);
    }
  }

  private drop(key: string, entry: Entry): void {
    this.entries.delete(key);
    entry.warm.statements.close();
    entry.warm.connection.closeSync();
    entry.instance.closeSync();
  }
}

/** Asked before every statement, and by far the cheapest when nothing is awaited. @throws Error for a missing file */
function identityOf(databases: readonly string[]): string {
  const files = databases.map((path) => statSync(path));
  return files.map((file) => `${file.ino}:${file.size}:${file.mtimeMs}`).join('|');
}

function currentIdentity(databases: readonly string[]): string | undefined {
  try {
    return identityOf(databases);
  } catch {
    return undefined;
  }
}

async function openInstance(databases: readonly string[], memoryBytes: number): Promise<Omit<Entry, 'identity'>> {
  const instance = await DuckDBInstance.create(':memory:', {
    memory_limit: `${Math.round(memoryBytes / 1024 / 1024)}MiB`,
    threads: String(Math.min(8, availableParallelism())),
    ...NO_SPILL,
    autoinstall_known_extensions: 'false',
    autoload_known_extensions: 'false',
    allow_community_extensions: 'false',
  });
  try {
    const connection = await instance.connect();
    const tablePaths = await attachFiles(connection, databases);
    const views = await connection.runAndReadAll('select lower(view_name) from duckdb_views() where internal');
    await connection.run('set errors_as_json = true');
    await connection.run('set enable_external_access = false');
    await connection.run('set lock_configuration = true');
    const systemViews = new Set(views.getRows().map(([name]) => String(name)));
    const secrets = secretsOf(databases);
    const tables = [...tablePaths.keys()];
    const statements = new KeptStatements(connection);
    const warm = { connection, statements, tables, tablePaths, systemViews, secrets, checked: new Map() };
    return { instance, warm };
  } catch (error) {
    instance.closeSync();
    throw error;
  }
}

/** Tables of all files; where two files have a table of the same name, the first file's is seen. */
async function attachFiles(connection: DuckDBConnection, databases: readonly string[]): Promise<Map<string, string>> {
  const tables = new Map<string, string>();
  const seen = new Set<string>();
  for (const [index, path] of databases.entries()) {
    await connection.run(`attach '${path.replaceAll("'", "''")}' as aj${index} (read_only)`);
    const found = await connection.runAndReadAll(
      `select table_name from duckdb_tables() where database_name = 'aj${index}' and schema_name = 'main' order by table_oid`,
    );
    for (const [name] of found.getRows()) {
      const table = String(name);
      if (seen.has(table.toLowerCase())) continue;
      seen.add(table.toLowerCase());
      const path = `aj${index}.main.${quoteName(table)}`;
      tables.set(table, path);
      await connection.run(`create view ${quoteName(table)} as select * from ${path}`);
    }
  }
  return tables;
}

function secretsOf(databases: readonly string[]): string[] {
  return [...databases, ...databases.map((_, index) => `aj${index}.main.`), 'memory.main.'];
}

/** A name as SQL writes it. */
export function quoteName(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}
