import { isConnectionKind } from '@aj-report/contract';

/** A name as SQL writes it: in double quotes, those inside doubled. */
export function quoteName(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

/** Whether the SQL of a source writes names in backticks; in MySQL double quotes are texts. */
export function hasBackticks(sourceType: string): boolean {
  return sourceType === 'mysql' || sourceType === 'clickhouse';
}

/** A table as the SQL of a source writes it; those of databases come with names that are SQL already. */
export function tableSql(sourceType: string, name: string): string {
  return isConnectionKind(sourceType) ? name : quoteName(name);
}

/** All rows of a table. A preview limits what it shows by itself. */
export function tableQuery(sourceType: string, name: string): string {
  return `SELECT *\nFROM ${tableSql(sourceType, name)}`;
}

/** A column as the SQL of a source writes it. */
export function quoteFor(sourceType: string, name: string): string {
  return hasBackticks(sourceType) ? `\`${name.replaceAll('`', '``')}\`` : quoteName(name);
}
