/** Functions that workbooks store under a longer name because old programs do not know them. */
const NEWER = /"(?:[^"]|"")*"|\b(?:CONCAT|DAYS|IFS|MAXIFS|MINIFS|SWITCH|TEXTJOIN)(?=\()/gi;

/** A formula as a file of a workbook has it. @source [MS-XLSX] 2.2.2, future functions */
export function toFileFormula(formula: string): string {
  return formula.replace(NEWER, (found) => (found.startsWith('"') ? found : `_xlfn.${found.toUpperCase()}`));
}

/** A formula of a file as people write it. */
export function fromFileFormula(formula: string): string {
  return formula.replace(/_xl(?:fn|ws|udf)\./g, '').replace(/^=/, '');
}
