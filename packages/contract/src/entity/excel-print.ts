import { Type, type Static } from 'typebox';
import { ExcelMerge, templateColumn, templateRow } from './excel-place.ts';

const choice = <T extends string>(...values: readonly T[]) => Type.Unsafe<T>({ type: 'string', enum: [...values] });

export const PAPERS = ['A3', 'A4', 'A5', 'Letter', 'Legal'] as const;
export type Paper = (typeof PAPERS)[number];

const millimetres = Type.Number({ minimum: 0, maximum: 100 });
const headText = Type.Optional(Type.String({ maxLength: 255 }));
/** `{page}`, `{pages}`, `{sheet}` and `{date}` are filled in. */
const PageLine = Type.Object({ left: headText, center: headText, right: headText });
export type ExcelPageLine = Static<typeof PageLine>;
/** First and last, of the template; what they expand to is repeated on every page. */
const Span = Type.Object({ first: Type.Integer({ minimum: 0 }), last: Type.Integer({ minimum: 0 }) });

export const ExcelPrint = Type.Object({
  /** Default A4. */
  paper: Type.Optional(choice(...PAPERS)),
  /** Default portrait. */
  orientation: Type.Optional(choice('portrait', 'landscape')),
  /** mm; default 15 each */
  margins: Type.Optional(
    Type.Object({
      top: Type.Optional(millimetres),
      right: Type.Optional(millimetres),
      bottom: Type.Optional(millimetres),
      left: Type.Optional(millimetres),
    }),
  ),
  /** The columns are made smaller until they fit the width of the page. */
  fitToWidth: Type.Optional(Type.Boolean()),
  /** %, where `fitToWidth` is off; default 100 */
  scale: Type.Optional(Type.Integer({ minimum: 10, maximum: 400 })),
  centerHorizontally: Type.Optional(Type.Boolean()),
  header: Type.Optional(PageLine),
  footer: Type.Optional(PageLine),
  titleRows: Type.Optional(Span),
  titleColumns: Type.Optional(Span),
  /** Areas of the template; what they become is printed, each on pages of its own, and nothing else. */
  areas: Type.Optional(Type.Array(ExcelMerge, { minItems: 1, maxItems: 20 })),
  /** Lines of the template; a page begins at the first line that each becomes. */
  rowBreaks: Type.Optional(Type.Array(templateRow, { maxItems: 1_000 })),
  columnBreaks: Type.Optional(Type.Array(templateColumn, { maxItems: 500 })),
});
export type ExcelPrint = Static<typeof ExcelPrint>;

/**
 * Lines of the template that stand on every page of paper: `head` at its top, behind the page where they are in the
 * template, `foot` at its end, up to that page. Formulas in them may ask for the copies on their page: `B2[page]`.
 */
export const ExcelPageLines = Type.Object({ head: Type.Optional(Span), foot: Type.Optional(Span) });
export type ExcelPageLines = Static<typeof ExcelPageLines>;
