import type { ErrorCode, ErrorParams, Text } from '@aj-report/contract';

export type ImportFaultCode = Extract<ErrorCode, `spreadsheet/${string}`>;

/**
 * Why an import failed, inside the import process. The process that started it turns it into an `AppError`
 * with the same code and parameters; importing the contract here would double the time the process takes to start.
 */
export class ImportFault extends Error {
  readonly code: ImportFaultCode;
  readonly params: ErrorParams;

  constructor(code: ImportFaultCode, params: ErrorParams = {}, options?: ErrorOptions) {
    super(code, options);
    this.name = 'ImportFault';
    this.code = code;
    this.params = params;
  }
}

export function toDamaged(zh: string, en: string, cause?: unknown): ImportFault {
  return new ImportFault('spreadsheet/damaged', { detail: { zh, en } }, { cause });
}

/** Bytes as a person reads them, in the largest binary unit that gives a short number. */
export function toSizeText(bytes: number): string {
  const units = ['B', 'KB', 'MB', 'GB'];
  let unit = 0;
  let size = bytes;
  while (size >= 1024 && unit < units.length - 1) {
    size /= 1024;
    unit++;
  }
  return `${Number(size.toFixed(1))} ${units[unit]}`;
}

/** A cell's place for messages. */
export function toCellFault(sheet: string, row: number, column: number, detail: Text): ImportFault {
  return new ImportFault('spreadsheet/cell-unreadable', { sheet, row, column: toColumnLetters(column), detail });
}

/**
 * Letters of a column counted from 1.
 * @example toColumnLetters(28) // 'AB'
 */
export function toColumnLetters(column: number): string {
  let letters = '';
  for (let rest = column; rest > 0; rest = Math.floor((rest - 1) / 26)) {
    letters = String.fromCharCode(65 + ((rest - 1) % 26)) + letters;
  }
  return letters;
}
