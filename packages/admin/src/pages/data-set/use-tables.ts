import { isConnectionKind, listRemoteColumns, listRemoteTables, type OutputOf } from '@aj-report/contract';
import { useEffect, useState } from 'react';
import { call } from '../../api/call.ts';
import type { Source } from './table-tree.tsx';

/** Tables whose columns are read ahead, for the tree and for completion. */
const DESCRIBED = 30;

type Tables = Source['tables'];

async function readTables(id: string, signal: AbortSignal, show: (tables: Tables) => void): Promise<void> {
  const found = await call(listRemoteTables, { params: { id }, signal });
  const columns = new Map<string, OutputOf<typeof listRemoteColumns>>();
  const toTables = () => found.map(({ name }) => ({ name, columns: columns.get(name) ?? [], rows: 0 }));
  show(toTables());
  for (const { name } of found.slice(0, DESCRIBED)) {
    const asked = { params: { id }, query: { table: name }, signal, isOptional: true };
    columns.set(name, await call(listRemoteColumns, asked).catch(() => []));
    if (signal.aborted) return;
    show(toTables());
  }
}

/** A source with its tables: databases are asked for theirs when they are chosen. */
export function useTables(source: Source | undefined): Source | undefined {
  const [read, setRead] = useState<{ readonly id: string; readonly tables: Tables } | undefined>();
  const id = source && isConnectionKind(source.sourceType) && source.sourceType !== 'http' ? source.id : undefined;
  useEffect(() => {
    if (id === undefined) return;
    const abort = new AbortController();
    readTables(id, abort.signal, (tables) => setRead({ id, tables })).catch(() => undefined);
    return () => abort.abort();
  }, [id]);
  return source && read?.id === id && id !== undefined ? { ...source, tables: read!.tables } : source;
}
