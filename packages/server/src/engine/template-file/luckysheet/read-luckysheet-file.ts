import { readFile } from 'node:fs/promises';
import { AppError, EXCEL_SCHEMA_VERSION, LIMITS, type ExcelSetParam } from '@aj-report/contract';
import type { BroughtPicture, ReadTemplate } from '../template-file.types.ts';
import { LuckysheetReader } from './read-sheet.ts';
import { lineOf, toList, toObject, unwrapped, type Loose } from './loose.ts';

const SET_CODE = /^[A-Za-z0-9_-]{1,100}$/;

function refuse(zh: string, en: string, cause?: unknown): AppError {
  return new AppError('archive/unreadable', { detail: { zh, en } }, { cause });
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, '')) as unknown;
  } catch (error) {
    throw refuse('不是有效的 JSON', 'it is not valid JSON', error);
  }
}

/** The record of a report: as it is stored, as a call answers it, or its sheets alone. */
function recordOf(value: unknown): Loose {
  if (Array.isArray(value)) return { jsonStr: value };
  const record = toObject(value);
  return 'jsonStr' in record ? record : toObject(record['data']);
}

function setParamOf(value: unknown): ExcelSetParam {
  const sets = Object.entries(toObject(unwrapped(value))).filter(([code]) => SET_CODE.test(code));
  return Object.fromEntries(sets.map(([code, params]) => [code, { ...toObject(params) }]));
}

function setCodesOf(value: unknown): string[] {
  const codes = typeof value === 'string' ? value.split('|') : toList(value).map(String);
  return [...new Set(codes.map((code) => code.trim()).filter((code) => SET_CODE.test(code)))].slice(0, 100);
}

/** A saved Excel report of AJ-Report as a template. @throws archive/unreadable, archive/refused, spreadsheet/* */
export async function readLuckysheetFile(path: string): Promise<ReadTemplate> {
  const record = recordOf(parse(await readFile(path, 'utf8')));
  const sheets = toList(unwrapped(record['jsonStr'])).map(toObject);
  if (sheets.length === 0 || !sheets.some((sheet) => Array.isArray(sheet['celldata']))) {
    throw refuse('其中没有 AJ-Report 的 Excel 报表（jsonStr）', 'it holds no Excel report of AJ-Report (jsonStr)');
  }
  if (sheets.length > LIMITS.excelSheetsMax)
    throw new AppError('spreadsheet/too-many-sheets', { count: sheets.length, limit: LIMITS.excelSheetsMax });
  const pictures: BroughtPicture[] = [];
  const inOrder = sheets.toSorted((one, other) => (lineOf(one['order']) ?? 0) - (lineOf(other['order']) ?? 0));
  const readers = inOrder.map((sheet, at) => new LuckysheetReader(sheet, at));
  return {
    kind: 'aj-report',
    template: { schemaVersion: EXCEL_SCHEMA_VERSION, sheets: readers.map((reader) => reader.read(pictures)) },
    setCodes: setCodesOf(record['setCodes']),
    setParam: setParamOf(record['setParam']),
    pictures,
    notes: readers.flatMap(({ losses }) => losses.toNotes()),
  };
}
