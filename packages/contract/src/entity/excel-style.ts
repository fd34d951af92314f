import { Type, type Static } from 'typebox';

const color = Type.String({ pattern: '^#[0-9a-fA-F]{6}$' });
const choice = <T extends string>(...values: T[]) => Type.Unsafe<T>({ type: 'string', enum: values });

export const BORDER_STYLES = ['thin', 'medium', 'thick', 'dashed', 'dotted', 'double'] as const;
export type BorderStyle = (typeof BORDER_STYLES)[number];

const Border = Type.Object({
  style: choice(...BORDER_STYLES),
  /** `#rrggbb`; default black */
  color: Type.Optional(color),
});
export type ExcelBorder = Static<typeof Border>;

/** Looks of a cell; what is absent is as in an empty workbook. Colours are `#rrggbb`. */
export const ExcelStyle = Type.Object({
  fontName: Type.Optional(Type.String({ minLength: 1, maxLength: 64 })),
  /** pt; default 11 */
  fontSize: Type.Optional(Type.Number({ minimum: 1, maximum: 409 })),
  bold: Type.Optional(Type.Boolean()),
  italic: Type.Optional(Type.Boolean()),
  underline: Type.Optional(Type.Boolean()),
  strike: Type.Optional(Type.Boolean()),
  color: Type.Optional(color),
  background: Type.Optional(color),
  /** Default: numbers right, everything else left. */
  align: Type.Optional(choice('left', 'center', 'right')),
  /** Default: middle. */
  verticalAlign: Type.Optional(choice('top', 'middle', 'bottom')),
  wrap: Type.Optional(Type.Boolean()),
  /** steps of three characters from the edge */
  indent: Type.Optional(Type.Integer({ minimum: 0, maximum: 15 })),
  /** As a workbook writes it: `#,##0.00`, `yyyy-mm-dd`, `0.0%`. */
  numberFormat: Type.Optional(Type.String({ minLength: 1, maxLength: 255 })),
  borders: Type.Optional(
    Type.Object({
      top: Type.Optional(Border),
      right: Type.Optional(Border),
      bottom: Type.Optional(Border),
      left: Type.Optional(Border),
    }),
  ),
});
export type ExcelStyle = Static<typeof ExcelStyle>;
