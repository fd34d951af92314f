import { alignOf, type ExcelBorder, type ExcelStyle } from '@aj-report/contract';

const FACES = "'PingFang SC', 'HarmonyOS Sans SC', 'Microsoft YaHei', 'Noto Sans SC', Calibri, sans-serif";
/** pt, of an empty workbook */
const FONT_SIZE = 11;
/** px of one step of indent: three characters of the default face */
const INDENT = 9;
const PADDING = 4;

const EDGE_PLACES = { left: 'flex-start', center: 'center', right: 'flex-end' } as const;
const HEIGHT_PLACES = { top: 'flex-start', middle: 'center', bottom: 'flex-end' } as const;
const WIDTHS: Readonly<Record<ExcelBorder['style'], string>> = {
  thin: '1px solid',
  medium: '2px solid',
  thick: '3px solid',
  dashed: '1px dashed',
  dotted: '1px dotted',
  double: '3px double',
};

type Value = string | number | boolean | null | undefined;

function toBorder({ style, color = '#000000' }: ExcelBorder): string {
  return `${WIDTHS[style]} ${color}`;
}

/** The font of a cell, as a declaration of a style sheet has it. */
export function fontCss(style: ExcelStyle): string {
  const face = style.fontName?.replace(/[^\p{L}\p{N} ._-]/gu, '') ?? '';
  return `${style.italic ? 'italic ' : ''}${style.bold ? '600 ' : ''}${style.fontSize ?? FONT_SIZE}pt/1.3 ${face ? `'${face}', ` : ''}${FACES}`;
}

function fontOf(style: ExcelStyle): string[] {
  const lines = [style.underline ? 'underline' : '', style.strike ? 'line-through' : ''].filter(Boolean).join(' ');
  return [
    `font:${fontCss(style)}`,
    ...(lines ? [`text-decoration:${lines}`] : []),
    ...(style.color ? [`color:${style.color}`] : []),
  ];
}

/** What a cell looks like, as declarations of a style sheet; its place is not among them. */
export function toCellCss(style: ExcelStyle, value: Value): string {
  const align = alignOf(value, style);
  const edge = PADDING + (style.indent ?? 0) * INDENT;
  return [
    ...fontOf(style),
    `justify-content:${EDGE_PLACES[align]}`,
    `text-align:${align}`,
    `align-items:${HEIGHT_PLACES[style.verticalAlign ?? 'middle']}`,
    `white-space:${style.wrap ? 'pre-wrap' : 'pre'}`,
    ...(style.wrap ? ['overflow-wrap:anywhere'] : []),
    `padding:0 ${align === 'right' ? edge : PADDING}px 0 ${align === 'left' ? edge : PADDING}px`,
    ...(style.background ? [`background:${style.background}`] : []),
    ...Object.entries(style.borders ?? {}).map(([side, border]) => `border-${side}:${toBorder(border)}`),
  ].join(';');
}

/** Whether a text may reach over empty cells beside it, as it does in a workbook. */
export function mayReachOut(style: ExcelStyle, value: Value): boolean {
  if (typeof value !== 'string' || value === '' || style.wrap === true) return false;
  return alignOf(value, style) === 'left';
}

const PX_PER_PT = 4 / 3;
/** Widths and height of letters as a part of their size, with room to spare: ASCII, everything else, a line. */
const LETTER = { narrow: 0.8, wide: 1.15, line: 1.35 };
const WIDE = /[^\x20-\x7e]/g;

/** Whether a text surely stays within its cell, px; a guess that never says so of one that does not. */
export function surelyFits(text: string, style: ExcelStyle, width: number, height: number): boolean {
  if (text.includes('\n')) return false;
  const size = (style.fontSize ?? FONT_SIZE) * PX_PER_PT;
  const wide = text.match(WIDE)?.length ?? 0;
  const letters = size * (wide * LETTER.wide + (text.length - wide) * LETTER.narrow);
  return letters + 2 * PADDING + (style.indent ?? 0) * INDENT <= width && size * LETTER.line <= height;
}
