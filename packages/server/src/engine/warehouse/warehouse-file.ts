import path from 'node:path';

/** Folder of the embedded warehouse: one immutable DuckDB file per version of a source's tables. */
export function warehouseFolder(dataDir: string): string {
  return path.join(dataDir, 'warehouse');
}

/** Where the file of a table version lives. */
export function warehouseFile(dataDir: string, fileName: string): string {
  return path.join(warehouseFolder(dataDir), fileName);
}
