import { constants, copyFile } from 'node:fs/promises';
import { DuckDBInstance, type DuckDBConnection } from '@duckdb/node-api';
import type { PlainText } from '../cell/cell-sink.ts';
import { loadText } from './load-text.ts';
import { readBaseTables } from './base-tables.ts';
import type { WorkbookRequest } from '../plan/import-workbook.types.ts';
import type { LoadTarget, TableOptions, TableSink } from './load-target.ts';
import type { SheetPlan } from '../plan/sheet-analysis.ts';
import { TableLoader } from './table-loader.ts';
import type { BaseTable } from '../plan/base-table.ts';

/** Part of the memory that the warehouse file may use while it is written. */
const WAREHOUSE_SHARE = 0.5;
/** Tables of more columns are written in small blocks. */
const WIDE_COLUMNS = 50;

/** A new DuckDB file, or a copy of one whose tables get more rows. */
export class DuckdbTarget implements LoadTarget {
  readonly base: readonly BaseTable[];
  private readonly instance: DuckDBInstance;
  private readonly connection: DuckDBConnection;

  private constructor(instance: DuckDBInstance, connection: DuckDBConnection, base: readonly BaseTable[]) {
    this.instance = instance;
    this.connection = connection;
    this.base = base;
  }

  static async create(
    file: string,
    { limits, appendTo }: Pick<WorkbookRequest, 'limits' | 'appendTo'>,
    plans: readonly SheetPlan[],
  ): Promise<DuckdbTarget> {
    // Table files never change once they are whole.
    const base = appendTo && 'file' in appendTo ? appendTo : undefined;
    if (base) await copyFile(base.file, file, constants.COPYFILE_FICLONE);
    const isWide = plans.some(({ columns }) => columns.length > WIDE_COLUMNS);
    const instance = await DuckDBInstance.create(file, {
      threads: '2',
      memory_limit: `${Math.round((limits.memoryBytes * WAREHOUSE_SHARE) / 1024 / 1024)}MB`,
      temp_directory: `${file}.tmp`,
      autoinstall_known_extensions: 'false',
      autoload_known_extensions: 'false',
      // Every column that is being written holds a block of its own in memory.
      ...(isWide ? { default_block_size: '16384' } : {}),
    });
    try {
      const connection = await instance.connect();
      return new DuckdbTarget(instance, connection, await readBaseTables(connection, base?.tables ?? []));
    } catch (error) {
      instance.closeSync();
      throw error;
    }
  }

  loadText(options: TableOptions, text: PlainText, onProgress: (rows: number) => void): Promise<boolean> {
    return loadText(this.connection, options, text, onProgress);
  }

  open(options: TableOptions): Promise<TableSink> {
    return TableLoader.create({ ...options, connection: this.connection });
  }

  async finish(): Promise<void> {
    await this.connection.run('CHECKPOINT');
    this.connection.closeSync();
  }

  close(): void {
    this.instance.closeSync();
  }
}
