import {
  EXCEL_SCHEMA_VERSION,
  type ExcelCell,
  type ExcelConditionalFormat,
  type ExcelSheet,
} from '@aj-report/contract';
import { toFileFormula } from '../report/formula/file-formula.ts';
import { isTemplate } from './check-template.ts';
import { withoutAbsent } from './without-absent.ts';

/** What begins a comment, or names a property of a workbook, that holds settings which a workbook does not know. */
export const MARK = 'AJ-Report';

function isSheet(sheet: object): sheet is ExcelSheet {
  return isTemplate({ schemaVersion: EXCEL_SCHEMA_VERSION, sheets: [sheet] });
}

type Settings = Omit<ExcelCell, 'row' | 'column' | 'value' | 'style'>;

/**
 * A formula of a template as a workbook has it; undefined for one that no workbook can read: it calls a function of ours,
 * or asks for other copies, `C2[-1]` or `C2[page]`.
 */
export function toBookFormula(formula: string): string | undefined {
  const own = formula.replace(/^=/, '');
  return own.replaceAll(/"(?:[^"]|"")*"/g, '').includes('[') ? undefined : toFileFormula(own);
}

/** What a workbook cannot say of a cell, as a comment; undefined where there is nothing. */
export function toComment({ row: _row, column: _column, value: _value, style: _style, ...cell }: ExcelCell) {
  const { formula, ...others } = cell;
  const settings = formula !== undefined && toBookFormula(formula) === undefined ? cell : others;
  return Object.keys(settings).length === 0 ? undefined : `${MARK}: ${JSON.stringify(settings)}`;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    // A comment that somebody wrote over says nothing.
    return undefined;
  }
}

/** Settings that a comment holds; undefined for any other comment, null for settings that cannot be read. */
export function fromComment(comment: string): Settings | null | undefined {
  const at = comment.indexOf(`${MARK}: {`);
  if (at < 0) return undefined;
  const settings = parsed(comment.slice(at + MARK.length + 2).trim());
  if (typeof settings !== 'object' || settings === null) return null;
  const cell = { ...settings, row: 0, column: 0 };
  return isSheet({ name: 'S', cells: [cell] }) ? settings : null;
}

type SheetSettings = Pick<ExcelSheet, 'name' | 'repeatFor' | 'pageLines' | 'conditionalFormats'>;

/** Whether a workbook can hold a conditional format. */
export function isBookFormat({ operator, formula = '' }: ExcelConditionalFormat): boolean {
  return operator !== 'formula' || toBookFormula(formula) !== undefined;
}

function settingsOf({ name, repeatFor, pageLines, conditionalFormats = [] }: ExcelSheet) {
  const formats = conditionalFormats.filter((format) => !isBookFormat(format));
  return withoutAbsent({ name, repeatFor, pageLines, conditionalFormats: formats.length === 0 ? undefined : formats });
}

/** What a workbook cannot say of its sheets, by the names that they have in it. */
export function toProperty(sheets: readonly (readonly [name: string, sheet: ExcelSheet])[]): string | undefined {
  const kept = sheets.flatMap(([inBook, sheet]) => {
    const settings = settingsOf(sheet);
    return sheet.name === inBook && Object.keys(settings).length === 1 ? [] : [[inBook, settings] as const];
  });
  return kept.length === 0 ? undefined : JSON.stringify(Object.fromEntries(kept));
}

/** The other way round. */
export function fromProperty(property: unknown): ReadonlyMap<string, SheetSettings> {
  const all = typeof property === 'string' ? parsed(property) : undefined;
  if (typeof all !== 'object' || all === null) return new Map();
  const read = Object.entries(all as Record<string, Partial<SheetSettings> | null>).map(([inBook, settings]) => {
    const { name, repeatFor, pageLines, conditionalFormats } = settings ?? {};
    return [inBook, withoutAbsent({ name, repeatFor, pageLines, conditionalFormats })] as const;
  });
  return new Map(read.filter((entry): entry is [string, SheetSettings] => isSheet({ ...entry[1], cells: [] })));
}
