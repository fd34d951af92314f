import { LIMITS } from '@aj-report/contract';
import type { NamedRange } from 'hucre';
import { fromFileFormula } from '../report/formula/file-formula.ts';
import type { FormulaNode } from '../report/formula/formula.types.ts';
import { parseFormula, visitReferences } from '../report/formula/parse-formula.ts';
import { positionOf } from '../report/formula/cell-name.ts';

/** Texts, and words that may be names, with the sheet before them; not those of functions. */
const WORDS =
  /"(?:[^"]|"")*"|(?<![\p{L}\p{N}_.$\\])(?:(?:'((?:[^']|'')+)'|([\p{L}_][\p{L}\p{N}_.]*))!)?([\p{L}_\\$][\p{L}\p{N}_.\\$]*)(?![\p{L}\p{N}_.\\$(!])/gu;
/** Names within names. */
const DEPTH_MAX = 8;
/** Texts and names of cells that stay the same wherever they are used, and those that do not. */
const FIXED = /"(?:[^"]|"")*"|\$[A-Z]{1,3}\$\d+/gi;
const RELATIVE = /(?<![\p{L}\p{N}_.])\$?[A-Z]{1,3}\$?\d{1,7}(?![\p{L}\p{N}_.(!])/iu;
/** A reference or a constant needs no brackets where it stands for a name. */
const PLAIN = /^(?:(?:'[^']+'|[\p{L}_][\p{L}\p{N}_.]*)!)?[$\w.:]+$/u;

/** Names that programs keep for themselves: print areas, filters. */
export function isOwnName({ name }: NamedRange): boolean {
  return name.startsWith('_xlnm.') || name.startsWith('_xlfn.');
}

/** Reads formulas of a workbook as those of a template, which has no names but those of cells. */
export class WorkbookFormulas {
  private readonly names: ReadonlyMap<string, string>;

  /** @param sheets names of the sheets, in small letters: formulas name them in any case */
  constructor(
    names: readonly NamedRange[],
    private readonly sheets: ReadonlySet<string>,
  ) {
    const known = names.filter((one) => !isOwnName(one));
    this.names = new Map(known.map(({ name, scope = '', range }) => [keyOf(scope, name), range]));
  }

  /**
   * A formula of a sheet, without `=`; undefined for one that templates do not know, or that names a sheet which is not
   * there.
   */
  read(formula: string, sheet: string): string | undefined {
    const plain = this.withoutNames(fromFileFormula(formula), sheet, 0);
    if (plain.length > LIMITS.excelFormulaMax) return undefined;
    return this.parse(plain) ? plain : undefined;
  }

  /** A formula as a tree; undefined for one that templates do not know. */
  parse(formula: string): FormulaNode | undefined {
    try {
      let isKnown = true;
      const node = parseFormula(formula);
      visitReferences(node, ({ sheet }) => {
        if (sheet !== undefined && !this.sheets.has(sheet.toLowerCase())) isKnown = false;
      });
      return isKnown ? node : undefined;
    } catch {
      // Its value stays, and the report of the import says so.
      return undefined;
    }
  }

  private withoutNames(formula: string, sheet: string, depth: number): string {
    return formula.replace(WORDS, (whole, quoted?: string, plain?: string, word?: string) => {
      if (word === undefined) return whole;
      const named = quoted?.replaceAll("''", "'") ?? plain;
      if (positionOf(word)) return named?.toLowerCase() === sheet.toLowerCase() ? word : whole;
      const meant = this.names.get(keyOf(named ?? sheet, word)) ?? this.names.get(keyOf('', word));
      if (meant === undefined || depth === DEPTH_MAX || !isFixed(meant)) return whole;
      const text = this.withoutNames(fromFileFormula(meant), sheet, depth + 1);
      return PLAIN.test(text) ? text : `(${text})`;
    });
  }
}

function keyOf(scope: string, name: string): string {
  return `${scope}!${name}`.toLowerCase();
}

/** Whether a name means the same cells wherever it is used. */
function isFixed(range: string): boolean {
  return !range.includes('#REF!') && !RELATIVE.test(range.replaceAll(FIXED, ''));
}
