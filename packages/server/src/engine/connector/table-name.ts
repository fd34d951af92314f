import { AppError } from '@aj-report/contract';
import type { SourceDialect } from '../query/query-source.types.ts';
import type { ConnectorDialect } from './connector.types.ts';

/** How the columns of a statement are read behind FROM by the names that it gives them. */
export function rowsByName(quote: (name: string) => string): SourceDialect['rowsOf'] {
  return (sql, columns) => ({
    from: `(\n${sql}\n) as q`,
    columns: columns.map(({ name }) => `q.${quote(name)}`),
  });
}

const PART = /^(?:([\p{L}_][\p{L}\p{N}_$]*)|"((?:[^"]|"")+)"|`((?:[^`]|``)+)`)(?:\.|$)/u;

/**
 * A table's name as SQL writes it, made anew from its parts, so that nothing but a name can stand there.
 * @example toTableSql('sales."order items"', POSTGRESQL_DIALECT) // '"sales"."order items"'
 * @throws AppError data-source/table-unknown
 */
export function toTableSql(name: string, { quote, lexicon }: ConnectorDialect): string {
  const parts: string[] = [];
  let rest = name;
  while (rest !== '' && parts.length < 2) {
    const match = PART.exec(rest);
    if (!match) break;
    parts.push(match[1] ?? match[2]?.replaceAll('""', '"') ?? match[3]?.replaceAll('``', '`') ?? '');
    rest = rest.slice(match[0].length);
  }
  const isOdd = rest !== '' || name.endsWith('.') || parts.length === 0;
  const isSystem = parts.some((part) => {
    const lower = part.toLowerCase();
    return lexicon.refusedEverywhere?.test(lower) === true;
  });
  const schema = parts.length === 2 ? parts[0]!.toLowerCase() : '';
  if (isOdd || isSystem || lexicon.refusedSchemas.has(schema)) {
    throw new AppError('data-source/table-unknown', { table: name, tables: '…' });
  }
  return parts.map(quote).join('.');
}
