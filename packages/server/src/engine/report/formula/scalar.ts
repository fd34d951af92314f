/** A fault as a value, as in a workbook; thrown by a calculation it is its result. */
export class Fault extends Error {
  /** @param code as a cell shows it: `#DIV/0!` */
  constructor(readonly code: string) {
    super(code);
  }
}

export const FAULT = {
  null: new Fault('#NULL!'),
  divide: new Fault('#DIV/0!'),
  value: new Fault('#VALUE!'),
  reference: new Fault('#REF!'),
  name: new Fault('#NAME?'),
  number: new Fault('#NUM!'),
  missing: new Fault('#N/A'),
} as const;

const BY_CODE: ReadonlyMap<string, Fault> = new Map(Object.values(FAULT).map((one) => [one.code, one]));

/** The fault whose code a text is. */
export function faultOf(code: string): Fault | undefined {
  return code.startsWith('#') ? BY_CODE.get(code) : undefined;
}

/** One value of a formula; null is a blank. */
export type Scalar = string | number | boolean | null | Fault;

/** Values as they stand in rows and columns; undefined where no cell of theirs stands. */
export type Rows = readonly (readonly (Scalar | undefined)[])[];

/** Several values at once: a list of constants, an area, or what came of them. */
export class Matrix {
  constructor(
    readonly rows: Rows,
    /** Its cells stand in a sheet: texts that look like numbers are none. */
    readonly isReference = false,
  ) {}

  get columns(): number {
    return this.rows[0]?.length ?? 0;
  }
}

export type Result = Scalar | Matrix;
