import { FUNCTIONS } from './functions.ts';

const CALL = /"(?:[^"]|"")*"|'(?:[^']|'')*'|([A-Za-z_][A-Za-z0-9_.]*)(?=\()/g;

/** Names of the functions that a formula calls, as they are written. */
function calledIn(formula: string): string[] {
  return [...formula.matchAll(CALL)].flatMap(([, name]) => (name === undefined ? [] : [name.toUpperCase()]));
}

/**
 * A formula as a file of a workbook has it; undefined for one with functions that no workbook knows: its cell has the
 * value alone.
 * @source [MS-XLSX] 2.2.2, future functions
 */
export function toFileFormula(formula: string): string | undefined {
  if (calledIn(formula).some((name) => FUNCTIONS.get(name)?.isOwn)) return undefined;
  return formula.replace(CALL, (found, name: string | undefined) =>
    name !== undefined && FUNCTIONS.get(name.toUpperCase())?.isNew ? `_xlfn.${found.toUpperCase()}` : found,
  );
}

/** A formula of a file as people write it. */
export function fromFileFormula(formula: string): string {
  return formula.replace(/_xl(?:fn|ws|udf)\./g, '').replace(/^=/, '');
}
