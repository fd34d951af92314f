import type { ExcelCell, ExcelSheet, ExcelStyle } from '@aj-report/contract';
import { createContext, useContext } from 'react';
import { useStore } from 'zustand';
import type { ExcelState, ExcelStore } from './document/excel-store.ts';
import { sheetOf } from './document/excel-store.ts';
import { patchSelected, selectedCells, type CellChange } from './document/selection-edit.ts';
import { cellAt, patchCell, styleArea, type Patch } from './document/sheet-edit.ts';

export const ExcelContext = createContext<ExcelStore | null>(null);

/** The report that is being designed. */
export function useDocument(): ExcelStore {
  const document = useContext(ExcelContext);
  if (!document) throw new Error('no report is open');
  return document;
}

export function useExcel<T>(select: (state: ExcelState) => T): T {
  return useStore(useDocument().store, select);
}

export function useSheet(): ExcelSheet {
  return useExcel(sheetOf);
}

/** The cell that is selected, also when nothing is in it. */
export function useActiveCell(): ExcelCell {
  const sheet = useSheet();
  const active = useExcel((state) => state.active);
  return cellAt(sheet, active) ?? active;
}

/** The cells that a setting of the panel changes. */
export function useSelectedCells(): readonly ExcelCell[] {
  const sheet = useSheet();
  const { area, active } = useExcel((state) => state);
  return selectedCells(sheet, area, active);
}

/** Changes what the active cell holds: what is typed goes to one cell, whatever else is selected. */
export function patchActive(document: ExcelStore, patch: Patch<ExcelCell>): void {
  const { active } = document.state;
  document.changeSheet((sheet) => patchCell(sheet, active, patch));
}

/** Changes all selected cells; changes of the same key that follow each other are one step of the history. */
export function patchSelection(document: ExcelStore, change: CellChange, mergeKey?: string): void {
  const { area, active } = document.state;
  document.changeSheet((sheet) => patchSelected(sheet, area, active, change), mergeKey);
}

/** Gives all selected cells a look. */
export function styleSelection(document: ExcelStore, patch: Patch<ExcelStyle>): void {
  const { area } = document.state;
  document.changeSheet((sheet) => styleArea(sheet, area, patch));
}
