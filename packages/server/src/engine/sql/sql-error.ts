import { AppError, type Text } from '@aj-report/contract';
import type { BoundSql } from './bind-params.ts';
import { IdleParameter, ParseFailure, UnknownTable } from './check-select.ts';
import { wordFault } from './fault-words.ts';
import { fromByteOffset, fromCharacterOffset, toPosition, toSourceOffset } from './source-position.ts';

/** Message of DuckDB with `errors_as_json` on. */
interface EngineError {
  readonly exception_type: string;
  readonly exception_message: string;
  /** Bytes from the start of the statement. */
  readonly position?: string;
  readonly error_subtype?: string;
  readonly name?: string;
  readonly candidates?: string;
}

export interface ErrorContext {
  /** The author's text. */
  readonly source: string;
  readonly bound: BoundSql;
  readonly tables: readonly string[];
  readonly memoryBytes: number;
  /** What a message must never show: paths and inner names. */
  readonly secrets: readonly string[];
}

const DETAIL_MAX = 400;
const TABLES_SHOWN = 20;
/** Faults of the text, found before a row is read. */
const TEXT_FAULTS = new Set([
  'Parser',
  'Syntax',
  'Binder',
  'Catalog',
  'Parameter Not Resolved',
  'Parameter Not Allowed',
]);

/**
 * What an author reads about a failed statement: line and column of their own text, the engine's suggestion, no path.
 * @returns AppError of `sql/*`
 */
export function toSqlError(error: unknown, context: ErrorContext): AppError {
  if (error instanceof AppError) return error;
  if (error instanceof ParseFailure) {
    return syntaxError(context, fromCharacterOffset(context.bound.sql, error.characters), error.message);
  }
  if (error instanceof UnknownTable) {
    const at = fromByteOffset(context.bound.sql, error.bytes);
    return syntaxError(context, at, tableDetail(error.table, context.tables));
  }
  if (error instanceof IdleParameter) return misplaced(context, error.index);
  return fromEngine(toEngineError(error), context);
}

function fromEngine(error: EngineError, context: ErrorContext): AppError {
  const type = error.exception_type;
  if (type === 'INTERRUPT' || type === 'Interrupt') return new AppError('sql/cancelled');
  if (type === 'Out of Memory') return outOfMemory(context.memoryBytes);
  if (type === 'IO' || type === 'Permission' || type === 'Internal' || type === 'Fatal') {
    return new AppError('sql/failed', {
      detail: {
        zh: '数据文件无法读取，请重新导入数据源',
        en: 'the data file cannot be read; import the data source again',
      },
    });
  }
  if (TEXT_FAULTS.has(type)) {
    return syntaxError(
      context,
      fromByteOffset(context.bound.sql, Number(error.position ?? 0)),
      textDetail(error, context),
    );
  }
  return new AppError('sql/failed', { detail: clean(error.exception_message, context) });
}

/** The statement needed more than its share. */
export function outOfMemory(memoryBytes: number): AppError {
  return new AppError('sql/out-of-memory', { limit: `${Math.round(memoryBytes / 1024 / 1024)} MB` });
}

function syntaxError(context: ErrorContext, boundOffset: number, detail: string | Text): AppError {
  const index = context.bound.replacements.findIndex(
    (one) => boundOffset >= one.boundStart && boundOffset < one.boundEnd,
  );
  const placed = context.bound.replacements[index];
  if (placed && typeof detail === 'string' && detail.startsWith('syntax error')) {
    const param = context.source.slice(placed.sourceStart, placed.sourceEnd).replace(/[(){}$\s]/g, '');
    return new AppError('sql/param-misplaced', { param });
  }
  const position = toPosition(context.source, toSourceOffset(context.bound.replacements, boundOffset));
  return new AppError('sql/syntax', {
    detail: typeof detail === 'string' ? wordFault(clean(detail, context)) : detail,
    ...position,
  });
}

function misplaced(context: ErrorContext, index: number): AppError {
  return new AppError('sql/param-misplaced', { param: context.bound.values[index - 1]?.param.name ?? '' });
}

function textDetail(error: EngineError, context: ErrorContext): string | Text {
  if (error.error_subtype === 'COLUMN_NOT_FOUND' && error.name) {
    const near = (error.candidates ?? '').split(',').filter(Boolean).join(', ');
    return {
      zh: `没有列“${error.name}”${near ? `，相近的列：${near}` : ''}`,
      en: `there is no column "${error.name}"${near ? `; similar columns: ${near}` : ''}`,
    };
  }
  return clean(error.exception_message, context);
}

function tableDetail(table: string, tables: readonly string[]): Text {
  const shown = tables.slice(0, TABLES_SHOWN).map((name) => `"${name}"`);
  return {
    zh: `没有表“${table}”，可用的表：${shown.join('、')}`,
    en: `there is no table "${table}"; the tables are: ${shown.join(', ')}`,
  };
}

/** The engine's wording without paths, inner names and long lists of candidates. */
function clean(message: string, context: ErrorContext): string {
  let text = message;
  for (const secret of context.secrets) text = text.replaceAll(secret, '…');
  return text
    .replace(/\n\s*Possible solutions:[\s\S]*$/, '')
    .replace(/\n\s*Candidate functions:[\s\S]*$/, '')
    .replace(/\s*\n\s*/g, ' ')
    .trim()
    .slice(0, DETAIL_MAX);
}

function toEngineError(error: unknown): EngineError {
  const message = error instanceof Error ? error.message : String(error);
  try {
    const parsed: unknown = JSON.parse(message);
    if (typeof parsed === 'object' && parsed !== null && 'exception_type' in parsed) return parsed as EngineError;
  } catch {
    return { exception_type: typeOfPlain(message), exception_message: message.replace(/^[\w ]+ Error: /, '') };
  }
  return { exception_type: 'Unknown', exception_message: message };
}

function typeOfPlain(message: string): string {
  return /^([\w ]+) Error: /.exec(message)?.[1] ?? 'Unknown';
}
