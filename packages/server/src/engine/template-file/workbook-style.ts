import {
  BORDER_STYLES,
  isDateFormat,
  withChinese,
  type BorderStyle,
  type ExcelBorder,
  type ExcelStyle,
} from '@aj-report/contract';
import type { BorderSide, CellStyle, Color, FillStyle } from 'hucre';
import { canShow } from '../number-format/format-value.ts';
import type { Loss } from './losses.ts';

/** Colours that a workbook names by number. @source ECMA-376 part 1, 18.8.27 */
const INDEXED =
  '000000 FFFFFF FF0000 00FF00 0000FF FFFF00 FF00FF 00FFFF 000000 FFFFFF FF0000 00FF00 0000FF FFFF00 FF00FF 00FFFF 800000 008000 000080 808000 800080 008080 C0C0C0 808080 9999FF 993366 FFFFCC CCFFFF 660066 FF8080 0066CC CCCCFF 000080 FF00FF FFFF00 00FFFF 800080 800000 008080 0000FF 00CCFF CCFFFF CCFFCC FFFF99 99CCFF FF99CC CC99FF FFCC99 3366FF 33CCCC 99CC00 FFCC00 FF9900 FF6600 666699 969696 003366 339966 003300 333300 993300 993366 333399 333333'.split(
    ' ',
  );
/** Black on white, the first four of a theme in the order of their numbers in styles. */
const THEME = ['000000', 'FFFFFF', '44546A', 'E7E6E6', '4472C4', 'ED7D31', 'A5A5A5', 'FFC000', '5B9BD5', '70AD47'];
const NEAREST: Readonly<Record<string, BorderStyle>> = {
  hair: 'dotted',
  mediumDashed: 'dashed',
  dashDot: 'dashed',
  mediumDashDot: 'dashed',
  dashDotDot: 'dotted',
  mediumDashDotDot: 'dotted',
  slantDashDot: 'dashed',
};
const VERTICAL = { top: 'top', center: 'middle', bottom: 'bottom', justify: 'top', distributed: 'middle' } as const;
const ACROSS: Readonly<Record<string, 'left' | 'center' | 'right'>> = {
  left: 'left',
  center: 'center',
  centerContinuous: 'center',
  distributed: 'center',
  right: 'right',
  justify: 'left',
};

function tinted(rgb: string, tint: number): string {
  const channels = [0, 2, 4].map((at) => {
    const value = Number.parseInt(rgb.slice(at, at + 2), 16);
    return Math.round(tint < 0 ? value * (1 + tint) : value + (255 - value) * tint);
  });
  return channels.map((value) => Math.min(255, Math.max(0, value)).toString(16).padStart(2, '0')).join('');
}

/** Reads the looks of a workbook, whose theme gives its colours. */
export class StyleReader {
  private readonly theme: readonly string[];

  constructor(
    theme: readonly string[] | undefined,
    private readonly defaultFont: { readonly name?: string; readonly size?: number } | undefined,
  ) {
    this.theme = theme ?? THEME;
  }

  colorOf(color: Color | undefined): string | undefined {
    if (!color) return undefined;
    const { rgb, theme, indexed, tint } = color;
    const named = rgb ?? (theme === undefined ? INDEXED[indexed ?? -1] : this.theme[theme]);
    if (named === undefined || !/^[0-9a-fA-F]{6}(?:[0-9a-fA-F]{2})?$/.test(named)) return undefined;
    const plain = named.slice(-6).toLowerCase();
    return `#${tint === undefined || tint === 0 ? plain : tinted(plain, tint)}`;
  }

  private fillOf(fill: FillStyle | undefined, isConditional: boolean, lose: (loss: Loss) => void): string | undefined {
    if (!fill) return undefined;
    if (fill.type === 'gradient') {
      lose('fill');
      return this.colorOf(fill.stops[0]?.color);
    }
    if (fill.pattern === 'none' && !isConditional) return undefined;
    if (fill.pattern !== 'solid' && fill.pattern !== 'none') lose('fill');
    // A conditional look has its colour as the background of its pattern.
    return isConditional
      ? (this.colorOf(fill.bgColor) ?? this.colorOf(fill.fgColor))
      : (this.colorOf(fill.fgColor) ?? this.colorOf(fill.bgColor));
  }

  private borderOf(side: BorderSide | undefined): ExcelBorder | undefined {
    if (!side) return undefined;
    const style = BORDER_STYLES.find((one) => one === side.style) ?? NEAREST[side.style];
    if (style === undefined) return undefined;
    const color = this.colorOf(side.color);
    return { style, ...(color === undefined || color === '#000000' ? {} : { color }) };
  }

  private bordersOf({ border }: CellStyle, lose: (loss: Loss) => void): ExcelStyle['borders'] {
    if (!border) return undefined;
    if (border.diagonal) lose('border');
    const sides = (['top', 'right', 'bottom', 'left'] as const).flatMap((side) => {
      const line = this.borderOf(border[side]);
      return line ? [[side, line] as const] : [];
    });
    return sides.length === 0 ? undefined : Object.fromEntries(sides);
  }

  private fontOf({ font = {} }: CellStyle): ExcelStyle {
    const { name, size, underline } = font;
    const color = this.colorOf(font.color);
    return {
      ...(name !== undefined && name !== '' && name !== (this.defaultFont?.name ?? 'Calibri')
        ? { fontName: name.slice(0, 64) }
        : {}),
      ...(size === undefined || size === 11 ? {} : { fontSize: Math.min(409, Math.max(1, size)) }),
      ...(font.bold === true ? { bold: true } : {}),
      ...(font.italic === true ? { italic: true } : {}),
      ...(underline !== undefined && underline !== false ? { underline: true } : {}),
      ...(font.strikethrough === true ? { strike: true } : {}),
      ...(color === undefined || color === '#000000' ? {} : { color }),
    };
  }

  private alignmentOf({ alignment }: CellStyle, lose: (loss: Loss) => void): ExcelStyle {
    const { horizontal, vertical, wrapText, indent, textRotation } = alignment ?? {};
    if (textRotation !== undefined && textRotation !== 0) lose('rotation');
    const align = ACROSS[horizontal ?? ''];
    const down = vertical === undefined ? undefined : VERTICAL[vertical];
    return {
      ...(align ? { align } : {}),
      ...(down && down !== 'middle' ? { verticalAlign: down } : {}),
      ...(wrapText === true ? { wrap: true } : {}),
      ...(indent !== undefined && indent > 0 ? { indent: Math.min(15, indent) } : {}),
    };
  }

  /** Undefined for the look of an empty cell. @param isConditional it is laid over a cell that meets a condition */
  toStyle(style: CellStyle | undefined, lose: (loss: Loss) => void, isConditional = false): ExcelStyle | undefined {
    if (!style) return undefined;
    const background = this.fillOf(style.fill, isConditional, lose);
    const borders = this.bordersOf(style, lose);
    const { numFmt } = style;
    const found: ExcelStyle = {
      ...this.fontOf(style),
      ...(background === undefined ? {} : { background }),
      ...this.alignmentOf(style, lose),
      ...toNumberFormat(numFmt, lose),
      ...(borders ? { borders } : {}),
    };
    return Object.keys(found).length === 0 ? undefined : found;
  }
}

/** The number format of a file; one that nobody could show is lost. */
export function toNumberFormat(code: string | undefined, lose: (loss: Loss) => void): Pick<ExcelStyle, 'numberFormat'> {
  if (code === undefined || code === '' || code === 'General') return {};
  // An escaped sign of a date is the sign; of a number, `\\.` is no decimal point.
  const plain = isDateFormat(code) ? code.replace(/\\([-/. ])/g, '$1') : code;
  const numberFormat = withChinese(plain);
  if (numberFormat.length <= 255 && canShow(numberFormat)) return { numberFormat };
  lose('numberFormat');
  return {};
}

const rgbOf = (color: string): Color => ({ rgb: color.slice(1).toUpperCase() });

function toBorder(borders: ExcelStyle['borders']): Pick<CellStyle, 'border'> {
  if (!borders) return {};
  const sides = Object.entries(borders).map(([side, { style, color = '#000000' }]) => [
    side,
    { style, color: rgbOf(color) },
  ]);
  return { border: Object.fromEntries(sides) as NonNullable<CellStyle['border']> };
}

/** A look of ours as a workbook has it. @param isConditional it is laid over a cell, so that it says only what it changes */
export function toWorkbookStyle(style: ExcelStyle | undefined, isConditional = false): CellStyle {
  const { fontName, fontSize, bold, italic, underline, strike, color, background, numberFormat, borders } = style ?? {};
  const { align, verticalAlign = 'middle', wrap, indent } = style ?? {};
  const look: CellStyle = {
    font: {
      ...(isConditional ? {} : { name: fontName ?? 'Calibri', size: fontSize ?? 11 }),
      ...(bold === true ? { bold } : {}),
      ...(italic === true ? { italic } : {}),
      ...(underline === true ? { underline } : {}),
      ...(strike === true ? { strikethrough: true } : {}),
      ...(color === undefined ? {} : { color: rgbOf(color) }),
    },
    ...(background === undefined
      ? {}
      : {
          fill: {
            type: 'pattern',
            pattern: 'solid',
            ...(isConditional ? { bgColor: rgbOf(background) } : { fgColor: rgbOf(background) }),
          },
        }),
    ...toBorder(borders),
    ...(numberFormat === undefined ? {} : { numFmt: numberFormat }),
  };
  if (isConditional) return look;
  return {
    ...look,
    alignment: {
      ...(align ? { horizontal: align } : {}),
      vertical: verticalAlign === 'middle' ? 'center' : verticalAlign,
      ...(wrap === true ? { wrapText: true } : {}),
      ...(indent === undefined ? {} : { indent }),
    },
  };
}
