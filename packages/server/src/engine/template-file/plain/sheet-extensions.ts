import { readAttributes, type Attributes } from '../../spreadsheet/xlsx/xlsx-parts.ts';
import type { XmlHandler } from '../../spreadsheet/xlsx/xml-tokens.ts';
import { xml } from '../../report/write/xml.ts';
import type { Losses } from '../losses.ts';
import { tagText } from './xml-copy.ts';

/** Extensions of a sheet that are read. @source [MS-XLSX] 2.2.4.3 */
const VALIDATIONS = '{CCE6A557-97BC-4b89-ADB6-D9C93CAAB3DF}';
const CONDITIONS = '{78C0D931-6437-407d-A8EE-F0AAD7539E65}';
const SPARKLINES = '{05C60535-1F16-4fd2-B633-F4E36F0B64E0}';
/** Elements whose text is looked at. */
const TEXTS: ReadonlySet<string> = new Set(['formula1', 'formula2', 'sqref']);

/**
 * Reads what programs newer than the format keep in extensions of a sheet: rules of input that look at other sheets
 * become ordinary ones, conditional formats and sparklines are lost.
 */
export class SheetExtensions implements Pick<XmlHandler, 'open' | 'close'> {
  /** Which extension is open. */
  uri = '';
  private attributes: Attributes = {};
  private texts: Readonly<Record<string, string>> = {};
  private reading = '';
  private isLost = false;

  constructor(
    private readonly losses: Losses,
    private readonly write: (text: string) => void,
  ) {}

  open(bytes: Buffer, nameStart: number, nameEnd: number, tagEnd: number): void {
    const name = bytes.toString('utf8', nameStart, nameEnd);
    if (TEXTS.has(name)) {
      this.reading = name;
      this.texts = { ...this.texts, [name]: '' };
      return;
    }
    const isRule = name === 'dataValidation' || name === 'conditionalFormatting' || name === 'sparkline';
    if (isRule) {
      this.attributes = readAttributes(bytes, nameEnd, tagEnd);
      this.texts = {};
      this.isLost = name === 'sparkline';
    }
    // A bar has its rule in the sheet itself; what is here is about its looks.
    if (name === 'cfRule') this.isLost ||= readAttributes(bytes, nameEnd, tagEnd)['type'] !== 'dataBar';
  }

  seen(text: string): void {
    if (this.reading !== '')
      this.texts = { ...this.texts, [this.reading]: `${this.texts[this.reading]}${text.trim()}` };
  }

  close(bytes: Buffer, nameStart: number, nameEnd: number): void {
    const name = bytes.toString('utf8', nameStart, nameEnd);
    if (name === this.reading) this.reading = '';
    const range = this.texts['sqref'] ?? '';
    if (name === 'dataValidation' && this.uri === VALIDATIONS) this.writeRule(range);
    if (name === 'conditionalFormatting' && this.uri === CONDITIONS && this.isLost) this.lose('conditional', range);
    if (name === 'sparkline' && this.uri === SPARKLINES) this.lose('sparkline', range);
  }

  private lose(loss: 'conditional' | 'sparkline', range: string): void {
    this.losses.add(loss, range);
  }

  private writeRule(sqref: string): void {
    const formulas = ['formula1', 'formula2']
      .filter((name) => this.texts[name])
      .map((name) => `<${name}>${xml(this.texts[name] as string)}</${name}>`)
      .join('');
    const rule = `${tagText('dataValidation', { ...this.attributes, sqref })}${formulas}</dataValidation>`;
    this.write(`<dataValidations>${rule}</dataValidations>`);
  }
}
