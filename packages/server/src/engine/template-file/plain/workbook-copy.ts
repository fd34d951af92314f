import type { Attributes, Relation } from '../../spreadsheet/xlsx/xlsx-parts.ts';
import { XmlCopy } from './xml-copy.ts';

/** Copies the part that lists the sheets, without those that are none of cells: charts, dialogs, macros. */
export class WorkbookCopy extends XmlCopy {
  /** Names of the sheets that are left out. */
  readonly leftOutSheets: string[] = [];
  /** Where each sheet stands in the copy. */
  private readonly places: (number | undefined)[] = [];
  private count = 0;

  constructor(private readonly relations: ReadonlyMap<string, Relation>) {
    super();
  }

  protected override edit(name: string, attributes: Attributes): Attributes | undefined {
    if (name === 'sheet') return this.editSheet(attributes);
    const own = attributes['localSheetId'];
    if (name !== 'definedName' || own === undefined) return attributes;
    const place = this.places[Number(own)];
    return place === undefined ? undefined : { ...attributes, localSheetId: String(place) };
  }

  private editSheet(attributes: Attributes): Attributes | undefined {
    const isKept = this.relations.get(attributes[':id'] ?? '')?.kind === 'worksheet';
    this.places.push(isKept ? this.count++ : undefined);
    if (isKept) return attributes;
    this.leftOutSheets.push(attributes['name'] ?? '');
    return undefined;
  }
}
