import type { Cell } from '@aj-report/contract';
import type { GridLink } from '../grid.types.ts';
import { areaNameOf, type Position } from '../formula/cell-name.ts';
import { NO_ADDRESS, type AddressOf } from './cell-links.ts';
import { xml } from './xml.ts';

/** Links that spreadsheet programs read of one sheet; those behind are left out. @source Microsoft, limits of Excel */
const MAX_LINKS = 65_530;

/** A relation of a sheet: to a part of the workbook, or out of it. */
export interface Relation {
  readonly id: string;
  readonly type: string;
  readonly target: string;
  readonly isOutside?: boolean;
}

/** The links of one sheet, gathered while its cells are written. */
export class SheetLinks {
  private readonly idOf = new Map<string, string>();
  private readonly cells: string[] = [];

  constructor(private readonly addressOf: AddressOf = NO_ADDRESS) {}

  /** Notes the link of a cell; whether it leads somewhere. @param last of what the cell is merged with */
  add(first: Position, last: Position, value: Cell, link: GridLink | undefined): boolean {
    const address = link && value !== null ? this.addressOf(link) : null;
    if (address === null || this.cells.length >= MAX_LINKS) return false;
    const id = this.idOf.get(address) ?? `link${this.idOf.size + 1}`;
    this.idOf.set(address, id);
    this.cells.push(`<hyperlink ref="${areaNameOf(first, last)}" r:id="${id}"/>`);
    return true;
  }

  toXml(): string {
    return this.cells.length === 0 ? '' : `<hyperlinks>${this.cells.join('')}</hyperlinks>`;
  }

  get relations(): readonly Relation[] {
    return [...this.idOf].map(([target, id]) => ({ id, type: 'hyperlink', target: xml(target), isOutside: true }));
  }
}
