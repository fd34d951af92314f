import { EXCEL_SCHEMA_VERSION, type ExcelCell, type ExcelSheet } from '@aj-report/contract';
import { isTemplate } from './check-template.ts';

/** What begins a comment, or names a property of a workbook, that holds settings which a workbook does not know. */
export const MARK = 'AJ-Report';

function isSheet(sheet: object): sheet is ExcelSheet {
  return isTemplate({ schemaVersion: EXCEL_SCHEMA_VERSION, sheets: [sheet] });
}

type Settings = Omit<ExcelCell, 'row' | 'column' | 'value' | 'style'>;

/** Whether a workbook can hold a formula: not one that asks for other copies, `C2[-1]` or `C2[page]`. */
export function isOfWorkbook(formula: string): boolean {
  return !formula.replace(/"[^"]*"/g, '').includes('[');
}

/** What a workbook cannot say of a cell, as a comment; undefined where there is nothing. */
export function toComment({
  row: _row,
  column: _column,
  value: _value,
  formula,
  style: _style,
  ...others
}: ExcelCell): string | undefined {
  const settings = formula !== undefined && !isOfWorkbook(formula) ? { formula, ...others } : others;
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

type SheetSettings = Pick<ExcelSheet, 'name' | 'repeatFor' | 'pageLines'>;

function settingsOf<T>(name: T, repeatFor: ExcelSheet['repeatFor'], pageLines: ExcelSheet['pageLines']) {
  return { name, ...(repeatFor ? { repeatFor } : {}), ...(pageLines ? { pageLines } : {}) };
}

/** What a workbook cannot say of its sheets, by the names that they have in it. */
export function toProperty(sheets: readonly (readonly [name: string, sheet: ExcelSheet])[]): string | undefined {
  const kept = sheets.flatMap(([inBook, { name, repeatFor, pageLines }]) =>
    name === inBook && !repeatFor && !pageLines ? [] : [[inBook, settingsOf(name, repeatFor, pageLines)]],
  );
  return kept.length === 0 ? undefined : JSON.stringify(Object.fromEntries(kept));
}

/** The other way round. */
export function fromProperty(property: unknown): ReadonlyMap<string, SheetSettings> {
  const all = typeof property === 'string' ? parsed(property) : undefined;
  if (typeof all !== 'object' || all === null) return new Map();
  const read = Object.entries(all as Record<string, Partial<SheetSettings> | null>).map(([inBook, settings]) => {
    const { name, repeatFor, pageLines } = settings ?? {};
    return [inBook, settingsOf(name, repeatFor, pageLines)] as const;
  });
  return new Map(read.filter((entry): entry is [string, SheetSettings] => isSheet({ ...entry[1], cells: [] })));
}
