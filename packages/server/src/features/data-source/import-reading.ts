import {
  AppError,
  IMPORT_TYPES,
  NOTATIONS,
  type ImportMode,
  type MisfitRule,
  type TotalRowRule,
  type Text,
  type TextEncoding,
  type Unpivot,
} from '@aj-report/contract';
import type {
  ColumnTypes,
  ImportLimits,
  LeaveOut,
  Notations,
} from '../../engine/spreadsheet/plan/import-workbook.types.ts';
import type { Needs } from '../../platform/needs.ts';

/** How the file of a job is imported, as it is stored with it. */
export interface ImportOptions {
  readonly mode?: ImportMode;
  readonly misfits?: MisfitRule;
  readonly totalRows?: TotalRowRule;
  /** by sheet */
  readonly columnTypes?: Readonly<Record<string, ColumnTypes>>;
  readonly columnNotations?: Readonly<Record<string, Notations>>;
  readonly leaveOut?: LeaveOut;
  readonly unpivot?: Readonly<Record<string, Unpivot>>;
  /** Of a text file, where it was chosen. */
  readonly encoding?: TextEncoding;
  /** Earlier imports of the source, whose files go before this one. */
  readonly before?: readonly string[];
}

export interface Reading {
  /** `{"sheet": row}` as JSON */
  readonly headerRows: string;
  readonly options: ImportOptions;
}

/** Text fields of the form of an import, checked against the call already but for what JSON they hold. */
interface ReadingForm {
  readonly headerRows?: string;
  readonly columnTypes?: string;
  readonly columnNotations?: string;
  readonly leaveOut?: string;
  readonly unpivot?: string;
  readonly misfits?: string;
  readonly totalRows?: string;
  readonly mode?: string;
  readonly encoding?: TextEncoding;
}

/** @throws request/invalid */
export function readReading(form: ReadingForm): Reading {
  const { headerRows, columnTypes, columnNotations, leaveOut, unpivot, misfits, totalRows, mode, encoding } = form;
  const rows = readObject('headerRows', headerRows, isRow, HEADER_ROWS);
  const types = readObject('columnTypes', columnTypes, isTypes, COLUMN_TYPES);
  const notations = readObject('columnNotations', columnNotations, isNotations, COLUMN_NOTATIONS);
  const left = readObject('leaveOut', leaveOut, isNames, LEAVE_OUT);
  const turned = readObject('unpivot', unpivot, isUnpivot, UNPIVOT);
  const options = {
    ...(mode === 'append' ? { mode: 'append' as const } : {}),
    ...(misfits === 'empty' ? { misfits: 'empty' as const } : {}),
    ...(totalRows === 'keep' ? { totalRows: 'keep' as const } : {}),
    ...(encoding ? { encoding } : {}),
    ...(Object.keys(types).length === 0 ? {} : { columnTypes: types }),
    ...(Object.keys(notations).length === 0 ? {} : { columnNotations: notations }),
    ...(Object.keys(left).length === 0 ? {} : { leaveOut: left }),
    ...(Object.keys(turned).length === 0 ? {} : { unpivot: turned }),
  };
  return { headerRows: JSON.stringify(rows), options };
}

const HEADER_ROWS: Text = {
  zh: '必须是 {"工作表": 表头行号} 形式的 JSON，行号从 1 开始，0 表示没有表头',
  en: 'must be JSON like {"sheet": header row}, rows counted from 1, 0 = no header',
};
const COLUMN_TYPES: Text = {
  zh: `必须是 {"工作表": {"列": 类型}} 形式的 JSON，类型为 ${IMPORT_TYPES.join('、')}`,
  en: `must be JSON like {"sheet": {"column": type}}, with the types ${IMPORT_TYPES.join(', ')}`,
};
const COLUMN_NOTATIONS: Text = {
  zh: `必须是 {"工作表": {"列": 写法}} 形式的 JSON，写法为 ${NOTATIONS.join('、')}`,
  en: `must be JSON like {"sheet": {"column": notation}}, with the notations ${NOTATIONS.join(', ')}`,
};
const LEAVE_OUT: Text = {
  zh: '必须是 {"工作表": ["列"]} 形式的 JSON',
  en: 'must be JSON like {"sheet": ["column"]}',
};

const UNPIVOT: Text = {
  zh: '必须是 {"工作表": {"columns": ["列"], "name": "列名所在的列", "value": "数值所在的列"}} 形式的 JSON，两个名称不超过 255 字',
  en: 'must be JSON like {"sheet": {"columns": ["column"], "name": "column of names", "value": "column of values"}}, names of at most 255 characters',
};

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isRow(value: unknown): value is number {
  return Number.isInteger(value) && Number(value) >= 0;
}

function isTypes(value: unknown): value is ColumnTypes {
  return isObject(value) && Object.values(value).every((type) => IMPORT_TYPES.some((known) => known === type));
}

function isNotations(value: unknown): value is Notations {
  return isObject(value) && Object.values(value).every((notation) => NOTATIONS.some((known) => known === notation));
}

function isNames(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((name) => typeof name === 'string');
}

function isUnpivot(value: unknown): value is Unpivot {
  if (!isObject(value) || !isNames(value['columns']) || value['columns'].length === 0) return false;
  return [value['name'], value['value']].every(
    (name) => typeof name === 'string' && name.trim() !== '' && name.length <= 255,
  );
}

/** A field that holds an object as JSON, each of its values as it should be; empty for none. */
function readObject<Value>(
  name: string,
  text: string | undefined,
  isValue: (value: unknown) => value is Value,
  reason: Text,
): Readonly<Record<string, Value>> {
  if (text === undefined || text.trim() === '') return {};
  try {
    const parsed: unknown = JSON.parse(text);
    if (isObject(parsed) && Object.values(parsed).every(isValue)) return parsed as Readonly<Record<string, Value>>;
  } catch (error) {
    throw new AppError('request/invalid', { path: `body/${name}`, reason }, { cause: error });
  }
  throw new AppError('request/invalid', { path: `body/${name}`, reason });
}

/** The fields of a form that reads a file as a job did. */
export function toReadingForm(job: { readonly headerRows: string; readonly options: string }): ReadingForm {
  const { columnTypes, columnNotations, leaveOut, unpivot, misfits, totalRows, encoding } = JSON.parse(
    job.options,
  ) as ImportOptions;
  return {
    headerRows: job.headerRows,
    ...(columnTypes ? { columnTypes: JSON.stringify(columnTypes) } : {}),
    ...(columnNotations ? { columnNotations: JSON.stringify(columnNotations) } : {}),
    ...(leaveOut ? { leaveOut: JSON.stringify(leaveOut) } : {}),
    ...(unpivot ? { unpivot: JSON.stringify(unpivot) } : {}),
    ...(misfits ? { misfits } : {}),
    ...(totalRows ? { totalRows } : {}),
    ...(encoding ? { encoding } : {}),
  };
}

export function limitsOf(app: Needs<'config'>): ImportLimits {
  const { config } = app;
  return {
    fileBytes: config.importFileBytes,
    inflatedBytes: config.importInflatedBytes,
    ratio: config.importRatio,
    rows: config.importRows,
    columns: config.importColumns,
    sheets: config.importSheets,
    memoryBytes: config.importMemoryBytes,
  };
}
