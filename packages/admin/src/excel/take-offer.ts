import type { ExcelStore } from './document/excel-store.ts';
import { toFieldCell, type OfferedField } from './document/field-cell.ts';
import { patchActive } from './use-excel.ts';

/** What the data panel lets go to a cell: a field of a set, or an expression as it stands. */
export type CellOffer = { readonly set: string; readonly field: OfferedField } | { readonly expression: string };

/** Puts what was clicked or dropped into the active cell. */
export function takeOffer(document: ExcelStore, offer: CellOffer): void {
  const isField = 'field' in offer;
  patchActive(
    document,
    isField ? toFieldCell(offer.set, offer.field) : { value: offer.expression, formula: undefined },
  );
}
