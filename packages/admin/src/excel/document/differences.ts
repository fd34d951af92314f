import type { ExcelCell, ExcelSheet } from '@aj-report/contract';
import { toCellName, type Place } from './cell-name.ts';
import type { ReportContent } from './excel-store.ts';
import { toEdited } from './sheet-edit.ts';

/** What of a sheet can differ beside its cells. */
export const SHEET_PARTS = {
  sizes: ['columnWidths', 'rowHeights'],
  merges: ['merges'],
  freeze: ['freeze'],
  print: ['print', 'pageLines'],
  pictures: ['pictures'],
  conditions: ['conditionalFormats'],
  validations: ['validations'],
  sheet: ['hidden', 'repeatFor'],
} as const satisfies Record<string, readonly (keyof ExcelSheet)[]>;
export type SheetPart = keyof typeof SHEET_PARTS;

/** One thing that one report has and another has not, or otherwise. */
export type ExcelChange =
  | { readonly kind: 'added' | 'removed'; readonly what: 'sheet'; readonly sheet: string }
  | { readonly kind: 'changed'; readonly what: 'name'; readonly sheet: string; readonly before: string }
  | {
      readonly kind: 'added' | 'removed' | 'changed';
      readonly what: 'cell';
      readonly sheet: string;
      readonly name: string;
      /** What is typed into it; the same where only its look or its rules are others. */
      readonly before: string;
      readonly after: string;
    }
  | { readonly kind: 'changed'; readonly what: SheetPart; readonly sheet: string }
  | { readonly kind: 'added' | 'removed'; readonly what: 'set'; readonly setCode: string }
  | { readonly kind: 'changed'; readonly what: 'parameters' };

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one ?? null) === JSON.stringify(other ?? null);
}

function cellKind(before: ExcelCell | undefined, after: ExcelCell | undefined) {
  return before === undefined ? 'added' : after === undefined ? 'removed' : 'changed';
}

function cellChanges(before: ExcelSheet, after: ExcelSheet): ExcelChange[] {
  const keyOf = ({ row, column }: Place) => `${row},${column}`;
  const [old, now] = [before, after].map(({ cells }) => new Map(cells.map((cell) => [keyOf(cell), cell])));
  const places = new Map([...before.cells, ...after.cells].map((cell) => [keyOf(cell), cell]));
  return [...places]
    .toSorted(([, one], [, other]) => one.row - other.row || one.column - other.column)
    .flatMap(([key, place]): ExcelChange[] => {
      const [was, is] = [old?.get(key), now?.get(key)];
      if (isSame(was, is)) return [];
      const texts = { before: toEdited(was), after: toEdited(is) };
      return [{ kind: cellKind(was, is), what: 'cell', sheet: after.name, name: toCellName(place), ...texts }];
    });
}

function partChanges(before: ExcelSheet, after: ExcelSheet): ExcelChange[] {
  return (Object.keys(SHEET_PARTS) as SheetPart[])
    .filter((part) => SHEET_PARTS[part].some((field) => !isSame(before[field], after[field])))
    .map((what) => ({ kind: 'changed', what, sheet: after.name }));
}

/** Each sheet with what it was: one of the same name, else the one at its place whose name nobody has any more. */
function pairs(before: readonly ExcelSheet[], after: readonly ExcelSheet[]) {
  const names = new Set(after.map(({ name }) => name));
  return after.map((now, at) => {
    const renamed = before[at];
    const was = before.find(({ name }) => name === now.name);
    return { now, was: was ?? (renamed && !names.has(renamed.name) ? renamed : undefined) };
  });
}

function sheetChanges(before: readonly ExcelSheet[], after: readonly ExcelSheet[]): ExcelChange[] {
  const found = pairs(before, after);
  const gone = before.filter((sheet) => !found.some(({ was }) => was === sheet));
  return [
    ...gone.map(({ name }): ExcelChange => ({ kind: 'removed', what: 'sheet', sheet: name })),
    ...found.flatMap(({ was, now }): ExcelChange[] => {
      if (!was) return [{ kind: 'added', what: 'sheet', sheet: now.name }];
      const named: ExcelChange[] =
        was.name === now.name ? [] : [{ kind: 'changed', what: 'name', sheet: now.name, before: was.name }];
      return [...named, ...cellChanges(was, now), ...partChanges(was, now)];
    }),
  ];
}

/** What became of a report, sheet by sheet and cell by cell, in their order. */
export function differencesOf(before: ReportContent, after: ReportContent): ExcelChange[] {
  const isNew = (one: ReportContent, other: ReportContent) =>
    one.setCodes.filter((code) => !other.setCodes.includes(code));
  const ofParameters = ({ setParam, lockedParams }: ReportContent) => [setParam, lockedParams];
  return [
    ...sheetChanges(before.template.sheets, after.template.sheets),
    ...isNew(before, after).map((setCode): ExcelChange => ({ kind: 'removed', what: 'set', setCode })),
    ...isNew(after, before).map((setCode): ExcelChange => ({ kind: 'added', what: 'set', setCode })),
    ...(isSame(ofParameters(before), ofParameters(after)) ? [] : [{ kind: 'changed', what: 'parameters' } as const]),
  ];
}
