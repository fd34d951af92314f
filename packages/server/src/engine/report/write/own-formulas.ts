import { xml } from './xml.ts';

/** A workbook shows no more characters. */
const PROMPT_MAX = 255;
/** Cells of a sheet that say so at most. */
const CELLS_MAX = 5_000;

/**
 * Formulas with functions that no workbook knows, such as RMBCAPITAL: their cells have the value alone, and show the
 * formula beside them while they are selected.
 */
export class OwnFormulas {
  private readonly cells: (readonly [name: string, formula: string])[] = [];

  add(name: string, formula: string): void {
    if (this.cells.length < CELLS_MAX) this.cells.push([name, formula]);
  }

  /** One `dataValidation` a cell: it lets everything in. */
  toXml(): readonly string[] {
    return this.cells.map(([name, formula]) => {
      const prompt = xml(`=${formula}`.slice(0, PROMPT_MAX));
      return `<dataValidation allowBlank="1" showInputMessage="1" prompt="${prompt}" sqref="${name}"/>`;
    });
  }
}
