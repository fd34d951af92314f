import type { ExcelConditionalFormat, ExcelStyle } from '@aj-report/contract';
import type { FormulaFiller } from './fill-formulas.ts';
import { toAreas } from '../formula/to-areas.ts';
import type { GridBars, GridCell } from '../grid.types.ts';
import { covers, rangedFormatsOf, type RangedFormat } from '../plan/ranged-formats.ts';
import type { PlanCell, SheetPlan } from '../plan/plan.types.ts';
import { merged } from './conditional.ts';
import type { Emitted } from './emit-cells.ts';
import { toNumber } from '../format/to-number.ts';

type AllEmitted = ReadonlyMap<PlanCell, readonly Emitted[]>;

/** Steps of a scale: few looks, and no eye tells them apart. */
const SCALE_STEPS = 32;
/** Different lengths of bars. */
const BAR_STEPS = 200;

/** Looks over others, each made once. */
class MergedStyles {
  private readonly made = new Map<ExcelStyle | undefined, ExcelStyle>();

  constructor(private readonly over: ExcelStyle) {}

  of(under: ExcelStyle | undefined): ExcelStyle {
    const known = this.made.get(under) ?? merged(under ?? {}, this.over);
    this.made.set(under, known);
    return known;
  }
}

function isTrue(value: GridCell['value']): boolean {
  return typeof value === 'number' ? value !== 0 : value === true;
}

function applyFormula({ format, node }: RangedFormat, emitted: AllEmitted, filler: FormulaFiller): void {
  if (!node) return;
  const styles = new MergedStyles(format.style);
  for (const [cell, found] of emitted) {
    if (!covers(format, cell)) continue;
    for (const one of found) {
      if (isTrue(filler.valueOf(cell, node, one))) one.cell.style = styles.of(one.cell.style);
    }
  }
}

interface Measured {
  readonly cell: GridCell;
  readonly value: number;
}

/** The cells of a format that show numbers. */
function numbersOf(format: ExcelConditionalFormat, emitted: AllEmitted): Measured[] {
  return [...emitted].flatMap(([plan, found]) =>
    covers(format, plan)
      ? found.flatMap(({ cell }) => {
          const value = typeof cell.value === 'boolean' ? undefined : toNumber(cell.value);
          return value === undefined ? [] : [{ cell, value }];
        })
      : [],
  );
}

function ends(cells: readonly Measured[]): { readonly least: number; readonly greatest: number } {
  const values = cells.map(({ value }) => value);
  return {
    least: values.reduce((a, b) => Math.min(a, b), Infinity),
    greatest: values.reduce((a, b) => Math.max(a, b), -Infinity),
  };
}

function mixed(from: string, to: string, share: number): string {
  const part = (color: string, at: number) => Number.parseInt(color.slice(at, at + 2), 16);
  const parts = [1, 3, 5].map((at) => Math.round(part(from, at) + (part(to, at) - part(from, at)) * share));
  return `#${parts.map((one) => one.toString(16).padStart(2, '0')).join('')}`;
}

function colorAt(colors: readonly string[], share: number): string {
  const [low = '#ffffff', second = '#ffffff', third] = colors;
  if (third === undefined) return mixed(low, second, share);
  return share < 0.5 ? mixed(low, second, share * 2) : mixed(second, third, share * 2 - 1);
}

function applyScale({ format }: RangedFormat, emitted: AllEmitted): void {
  const cells = numbersOf(format, emitted);
  const { least, greatest } = ends(cells);
  const looks = new Map<number, MergedStyles>();
  for (const { cell, value } of cells) {
    const share = greatest > least ? (value - least) / (greatest - least) : 0.5;
    const step = Math.round(share * SCALE_STEPS);
    const known = looks.get(step) ?? new MergedStyles({ background: colorAt(format.colors ?? [], step / SCALE_STEPS) });
    looks.set(step, known);
    cell.style = known.of(cell.style);
  }
}

/** A bar begins at nought; what is below has none. */
function applyBar({ format }: RangedFormat, emitted: AllEmitted): GridBars {
  const cells = numbersOf(format, emitted);
  const { greatest } = ends(cells);
  const [color = '#638ec6'] = format.colors ?? [];
  for (const { cell, value } of cells) {
    const share = greatest > 0 ? Math.round(Math.max(0, value / greatest) * BAR_STEPS) / BAR_STEPS : 0;
    if (share > 0) cell.bar = { color, share };
  }
  return { color, areas: toAreas(cells.map(({ cell }) => cell)) };
}

/**
 * Gives cells the looks that depend on other cells, once all values are known.
 * @returns the bars of the sheet
 */
export function applyRangedFormats(plan: SheetPlan, emitted: AllEmitted, filler: FormulaFiller): GridBars[] {
  return rangedFormatsOf(plan).flatMap((one) => {
    if (one.format.operator === 'bar') return [applyBar(one, emitted)];
    if (one.format.operator === 'scale') applyScale(one, emitted);
    else applyFormula(one, emitted, filler);
    return [];
  });
}
