import type { BorderStyle, ExcelBorder, ExcelStyle } from '@aj-report/contract';
import { xml, XML_HEAD } from './xml.ts';

const DEFAULT_FONT = '<font><sz val="11"/><name val="Calibri"/></font>';
/** The two that every workbook begins with. */
const FILLS = ['<fill><patternFill patternType="none"/></fill>', '<fill><patternFill patternType="gray125"/></fill>'];
const NO_BORDER = '<border><left/><right/><top/><bottom/><diagonal/></border>';
/** Formats that a workbook knows by number. */
const KNOWN_FORMATS: Readonly<Record<string, number>> = {
  General: 0,
  '0': 1,
  '0.00': 2,
  '#,##0': 3,
  '#,##0.00': 4,
  '0%': 9,
  '0.00%': 10,
  '@': 49,
};
const FIRST_OWN_FORMAT = 164;
/** Spreadsheet programs write them so. */
const LINES: Readonly<Record<BorderStyle, string>> = {
  thin: 'thin',
  medium: 'medium',
  thick: 'thick',
  dashed: 'dashed',
  dotted: 'dotted',
  double: 'double',
};

/** A list without doubles, by what its entries say. */
class Numbered {
  private readonly numbers = new Map<string, number>();

  constructor(first: readonly string[]) {
    for (const entry of first) this.numberOf(entry);
  }

  numberOf(entry: string): number {
    const known = this.numbers.get(entry);
    if (known !== undefined) return known;
    this.numbers.set(entry, this.numbers.size);
    return this.numbers.size - 1;
  }

  toXml(tag: string): string {
    const entries = [...this.numbers.keys()];
    return `<${tag} count="${entries.length}">${entries.join('')}</${tag}>`;
  }
}

export const argb = (color: string): string => `FF${color.slice(1).toUpperCase()}`;

function fontXml({ fontName, fontSize = 11, bold, italic, underline, strike, color }: ExcelStyle): string {
  const flags = [bold && '<b/>', italic && '<i/>', strike && '<strike/>', underline && '<u/>'].filter(Boolean).join('');
  const paint = color === undefined ? '' : `<color rgb="${argb(color)}"/>`;
  return `<font>${flags}<sz val="${fontSize}"/>${paint}<name val="${xml(fontName ?? 'Calibri')}"/></font>`;
}

function lineXml(side: string, line: ExcelBorder | undefined): string {
  if (!line) return `<${side}/>`;
  return `<${side} style="${LINES[line.style]}"><color rgb="${argb(line.color ?? '#000000')}"/></${side}>`;
}

function borderXml({ borders }: ExcelStyle): string {
  if (!borders) return NO_BORDER;
  const { left, right, top, bottom } = borders;
  const sides = lineXml('left', left) + lineXml('right', right) + lineXml('top', top) + lineXml('bottom', bottom);
  return `<border>${sides}<diagonal/></border>`;
}

const VERTICAL = { top: 'top', middle: 'center', bottom: 'bottom' } as const;

function alignmentXml({ align, verticalAlign = 'middle', wrap, indent }: ExcelStyle): string {
  const across = align ? ` horizontal="${align}"` : '';
  const rest = `${wrap === true ? ' wrapText="1"' : ''}${indent === undefined ? '' : ` indent="${indent}"`}`;
  return `<alignment${across} vertical="${VERTICAL[verticalAlign]}"${rest}/>`;
}

/** Looks of a workbook, each once, by number. */
export class XlsxStyles {
  private readonly fonts = new Numbered([DEFAULT_FONT]);
  private readonly fills = new Numbered(FILLS);
  private readonly borders = new Numbered([NO_BORDER]);
  private readonly formats = new Map<string, number>();
  private readonly looks = new Numbered(['<xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/>']);
  private readonly known = new Map<ExcelStyle | undefined, [number | undefined, number | undefined]>();

  /** @param isQuoted it stands before a text that would be a formula once somebody edits it */
  numberOf(style: ExcelStyle | undefined, isQuoted: boolean): number {
    const known = this.known.get(style) ?? [undefined, undefined];
    this.known.set(style, known);
    const at = isQuoted ? 1 : 0;
    known[at] ??= this.looks.numberOf(this.lookXml(style ?? {}, isQuoted));
    return known[at];
  }

  private formatOf(format: string | undefined): number {
    if (format === undefined) return 0;
    const known = KNOWN_FORMATS[format] ?? this.formats.get(format);
    if (known !== undefined) return known;
    const number = FIRST_OWN_FORMAT + this.formats.size;
    this.formats.set(format, number);
    return number;
  }

  private lookXml(style: ExcelStyle, isQuoted: boolean): string {
    const { background } = style;
    const fill =
      background === undefined
        ? (FILLS[0] as string)
        : `<fill><patternFill patternType="solid"><fgColor rgb="${argb(background)}"/></patternFill></fill>`;
    const numbers = [
      `numFmtId="${this.formatOf(style.numberFormat)}"`,
      `fontId="${this.fonts.numberOf(fontXml(style))}"`,
      `fillId="${this.fills.numberOf(fill)}"`,
      `borderId="${this.borders.numberOf(borderXml(style))}"`,
    ].join(' ');
    const applied = 'applyNumberFormat="1" applyFont="1" applyFill="1" applyBorder="1" applyAlignment="1"';
    const quoted = isQuoted ? ' quotePrefix="1"' : '';
    return `<xf ${numbers} xfId="0" ${applied}${quoted}>${alignmentXml(style)}</xf>`;
  }

  toXml(): string {
    const formats = [...this.formats].map(([format, id]) => `<numFmt numFmtId="${id}" formatCode="${xml(format)}"/>`);
    return [
      XML_HEAD,
      '<styleSheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">',
      formats.length > 0 ? `<numFmts count="${formats.length}">${formats.join('')}</numFmts>` : '',
      this.fonts.toXml('fonts'),
      this.fills.toXml('fills'),
      this.borders.toXml('borders'),
      '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>',
      this.looks.toXml('cellXfs'),
      '<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles>',
      '</styleSheet>',
    ].join('');
  }
}
