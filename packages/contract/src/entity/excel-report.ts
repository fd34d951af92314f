import { Type, type Static } from 'typebox';
import { LIMITS } from '../limits.ts';
import { ExcelMerge, templateColumn as column, templateRow as row } from './excel-place.ts';
import { ExcelPageLines, ExcelPrint } from './excel-print.ts';
import { ExcelStyle } from './excel-style.ts';
import { ReportCode } from '../wire/report-code.ts';
import { SYMBOLS } from '../table/condition-symbol.ts';

/** Version of the template format that this code writes. */
export const EXCEL_SCHEMA_VERSION = 1;

const choice = <T extends string>(...values: readonly T[]) => Type.Unsafe<T>({ type: 'string', enum: [...values] });
const { rowSpan, columnSpan } = ExcelMerge.properties;
/** Name of a cell as people write it: `A3`. */
const cellName = Type.String({ pattern: '^[A-Za-z]{1,3}[1-9][0-9]{0,5}$' });
const parent = Type.Unsafe<string>({ type: 'string', pattern: '^(?:none|[A-Za-z]{1,3}[1-9][0-9]{0,5})$' });
const plainValue = Type.Union([
  Type.String({ maxLength: LIMITS.excelCellTextMax }),
  Type.Number(),
  Type.Boolean(),
  Type.Null(),
]);
const linePx = Type.Number({ minimum: 0, maximum: 2_000 });
const fieldName = Type.String({ minLength: 1, maxLength: 255 });

export const EXPAND_DIRECTIONS = ['down', 'right', 'none'] as const;
export type ExpandDirection = (typeof EXPAND_DIRECTIONS)[number];
export const GROUP_KINDS = ['merge', 'repeat', 'list'] as const;
export type GroupKind = (typeof GROUP_KINDS)[number];
/** Codes that machines read, in which a cell may show its text. */
export const EXCEL_CODES = ['qr', 'code128'] as const;
export type ExcelCode = (typeof EXCEL_CODES)[number];

/** Widgets whose chart a cell may show. */
export const EXCEL_CHARTS = [
  'bar-chart',
  'line-chart',
  'bar-line-chart',
  'pie-chart',
  'funnel-chart',
  'radar-chart',
] as const;
export type ExcelChartKind = (typeof EXCEL_CHARTS)[number];

/** A chart over the whole of its cell, of the rows that the cell sees of a set. */
export const ExcelChart = Type.Object({
  widget: choice(...EXCEL_CHARTS),
  setCode: Type.String({ minLength: 1, maxLength: LIMITS.dataSetCodeMax }),
  /** Fields by the slots of the widget. */
  mapping: Type.Array(Type.Object({ role: Type.String({ minLength: 1, maxLength: 64 }), field: fieldName }), {
    minItems: 1,
    maxItems: 50,
  }),
  /** Properties of the widget that differ from its defaults. */
  props: Type.Optional(Type.Record(Type.String(), Type.Unknown())),
});
export type ExcelChart = Static<typeof ExcelChart>;

/** With what rows are compared: the value of another cell in the same place, of a parameter, or a constant. */
const ExcelCompared = Type.Object({
  cell: Type.Optional(cellName),
  param: Type.Optional(
    Type.Object({
      setCode: Type.String({ minLength: 1, maxLength: LIMITS.dataSetCodeMax }),
      paramName: Type.String({ minLength: 1, maxLength: 50 }),
    }),
  ),
  value: Type.Optional(plainValue),
});
export type ExcelCompared = Static<typeof ExcelCompared>;

/** Takes only the rows whose field fulfils a condition. */
export const ExcelCellFilter = Type.Object({
  field: fieldName,
  /** Default: `=`. */
  symbol: Type.Optional(choice(...SYMBOLS.map((one) => one.value))),
  ...ExcelCompared.properties,
  /** Upper end of `between`. */
  to: Type.Optional(ExcelCompared),
  /** Of `in`, unless it takes the values of a parameter. */
  values: Type.Optional(Type.Array(plainValue, { maxItems: 100 })),
});
export type ExcelCellFilter = Static<typeof ExcelCellFilter>;

/** Where a click on a cell leads: another report with parameters, or an address (http, https, or within the service). */
const ExcelLink = Type.Object({
  reportCode: Type.Optional(ReportCode),
  url: Type.Optional(Type.String({ minLength: 1, maxLength: 2048, pattern: '^(?:https?://|/(?!/))' })),
  /** Values may hold expressions: `#{orders.region}`. */
  params: Type.Optional(
    Type.Array(
      Type.Object({
        name: Type.String({ minLength: 1, maxLength: 151 }),
        value: Type.String({ maxLength: 1080 }),
      }),
      { maxItems: 50 },
    ),
  ),
});
export type ExcelLink = Static<typeof ExcelLink>;

/**
 * Lets viewers sort or filter the rows of a data set at this cell, a head of its column; without a field by the one that
 * the nearest cell below shows.
 */
export const ExcelAutoFilter = Type.Object({
  sort: Type.Optional(Type.Boolean()),
  filter: Type.Optional(Type.Boolean()),
  setCode: Type.Optional(Type.String({ minLength: 1, maxLength: LIMITS.dataSetCodeMax })),
  field: Type.Optional(fieldName),
});
export type ExcelAutoFilter = Static<typeof ExcelAutoFilter>;

/** One cell of a template; see `docs/excel-report.md` for what becomes of it. */
export const ExcelCell = Type.Object({
  row,
  column,
  /** A text may hold expressions: `#{orders.city}`, `合计：#{sum(orders.amount)}`. */
  value: Type.Optional(plainValue),
  /** With or without its `=`; references name cells of the template and follow the expansion. */
  formula: Type.Optional(Type.String({ minLength: 1, maxLength: LIMITS.excelFormulaMax })),
  style: Type.Optional(ExcelStyle),
  /** Default: `down` where the value holds a field, else `none`. */
  expand: Type.Optional(choice(...EXPAND_DIRECTIONS)),
  /** Default: `list`. */
  group: Type.Optional(choice(...GROUP_KINDS)),
  /** Default: the nearest cell to the left in its row that expands down. */
  leftParent: Type.Optional(parent),
  /** Default: the nearest cell above in its column that expands right. */
  topParent: Type.Optional(parent),
  where: Type.Optional(Type.Array(ExcelCellFilter, { maxItems: 10 })),
  /** Of what it expands to; default: order of first appearance. */
  order: Type.Optional(choice('asc', 'desc')),
  /** Blank copies are added up to a multiple of so many: forms with a fixed number of rows. */
  fill: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000 })),
  /** Every copy but the first begins a new page. */
  pageBreak: Type.Optional(Type.Boolean()),
  /** In every copy the lines of what expands within it can be folded away; its other lines stay. */
  fold: Type.Optional(Type.Boolean()),
  /** Its text is drawn as this code. */
  code: Type.Optional(choice(...EXCEL_CODES)),
  /** Drawn over it, whatever stands in it. */
  chart: Type.Optional(ExcelChart),
  link: Type.Optional(ExcelLink),
  autoFilter: Type.Optional(ExcelAutoFilter),
});
export type ExcelCell = Static<typeof ExcelCell>;

/** What the value of a cell is compared for. */
export const EXCEL_COMPARISONS = ['>', '>=', '<', '<=', '=', '!=', 'between', 'contains', 'empty', 'notEmpty'] as const;
/** What needs other cells too: a formula that is true, and the place of a value between the least and the greatest. */
export const EXCEL_CONDITIONS = [...EXCEL_COMPARISONS, 'formula', 'scale', 'bar'] as const;
export type ExcelComparison = (typeof EXCEL_COMPARISONS)[number];
export type ExcelCondition = (typeof EXCEL_CONDITIONS)[number];

/** Further looks of cells of the template where a condition holds; later ones win. */
export const ExcelConditionalFormat = Type.Object({
  row,
  column,
  rowSpan: Type.Optional(rowSpan),
  columnSpan: Type.Optional(columnSpan),
  operator: choice(...EXCEL_CONDITIONS),
  value: Type.Optional(plainValue),
  /** Upper end of `between`. */
  valueTo: Type.Optional(plainValue),
  /** Of `formula`: it names cells of the template, as a formula in the cell would. */
  formula: Type.Optional(Type.String({ minLength: 1, maxLength: LIMITS.excelFormulaMax })),
  /** Of `scale`: from the least to the greatest, two or three; of `bar`: its own. */
  colors: Type.Optional(Type.Array(Type.String({ pattern: '^#[0-9a-fA-F]{6}$' }), { minItems: 1, maxItems: 3 })),
  /** Of `scale` and `bar`: not used. */
  style: ExcelStyle,
});
export type ExcelConditionalFormat = Static<typeof ExcelConditionalFormat>;

/** What may be typed into cells of the exported workbook. */
export const ExcelValidation = Type.Object({
  row,
  column,
  rowSpan: Type.Optional(rowSpan),
  columnSpan: Type.Optional(columnSpan),
  kind: choice('list', 'whole', 'decimal', 'textLength', 'date', 'time'),
  /** Of a `list`; 255 characters together. */
  values: Type.Optional(Type.Array(Type.String({ minLength: 1, maxLength: 255 }), { minItems: 1, maxItems: 100 })),
  /** Of a `list`, in place of `values`: cells of the template whose values are offered, `Lists!A2:A9`. */
  valuesFrom: Type.Optional(Type.String({ minLength: 1, maxLength: 300 })),
  /** Of a `date` its number in the calendar of workbooks, of a `time` its part of the day. */
  min: Type.Optional(Type.Number()),
  max: Type.Optional(Type.Number()),
  message: Type.Optional(Type.String({ maxLength: 255 })),
});
export type ExcelValidation = Static<typeof ExcelValidation>;

/** A stored picture (PNG or JPEG) over the cells, from the corner of one of the template. */
export const ExcelPicture = Type.Object({
  row,
  column,
  /** Of `POST /file/upload`. */
  fileId: Type.String({ minLength: 1, maxLength: 64, pattern: '^[A-Za-z0-9_-]+$' }),
  /** px */
  width: Type.Number({ minimum: 1, maximum: 4_000 }),
  height: Type.Number({ minimum: 1, maximum: 4_000 }),
  /** What it says to those who do not see it. */
  alt: Type.Optional(Type.String({ maxLength: 255 })),
});
export type ExcelPicture = Static<typeof ExcelPicture>;

export const ExcelSheet = Type.Object({
  /** May hold expressions, for one sheet per value. */
  name: Type.String({ minLength: 1, maxLength: 255 }),
  /** One sheet per distinct value of a field, in order of first appearance. */
  repeatFor: Type.Optional(
    Type.Object({
      setCode: Type.String({ minLength: 1, maxLength: LIMITS.dataSetCodeMax }),
      field: fieldName,
    }),
  ),
  hidden: Type.Optional(Type.Boolean()),
  cells: Type.Array(ExcelCell, { maxItems: LIMITS.excelTemplateCellsMax }),
  merges: Type.Optional(Type.Array(ExcelMerge, { maxItems: LIMITS.excelTemplateCellsMax })),
  columnWidths: Type.Optional(
    Type.Array(
      Type.Object({
        column,
        /** px; default 80; 0 = hidden */
        width: linePx,
        /** As wide as all that stands in it needs, up to a limit: `width` is what the template itself needs. */
        fit: Type.Optional(Type.Boolean()),
        /** Of a hidden one: its width once it is shown again. */
        shownWidth: Type.Optional(linePx),
      }),
    ),
  ),
  rowHeights: Type.Optional(
    Type.Array(
      Type.Object({
        row,
        /** px; default 24; 0 = hidden */
        height: linePx,
        /** Of a hidden one: its height once it is shown again. */
        shownHeight: Type.Optional(linePx),
      }),
    ),
  ),
  /** Rows and columns of the template that stand still. */
  freeze: Type.Optional(Type.Object({ rows: Type.Integer({ minimum: 0 }), columns: Type.Integer({ minimum: 0 }) })),
  print: Type.Optional(ExcelPrint),
  pageLines: Type.Optional(ExcelPageLines),
  pictures: Type.Optional(Type.Array(ExcelPicture, { maxItems: 100 })),
  conditionalFormats: Type.Optional(Type.Array(ExcelConditionalFormat, { maxItems: 500 })),
  validations: Type.Optional(Type.Array(ExcelValidation, { maxItems: 500 })),
});
export type ExcelSheet = Static<typeof ExcelSheet>;

/** Unknown fields are kept. */
export const ExcelTemplate = Type.Object({
  schemaVersion: Type.Integer({ minimum: 1, maximum: EXCEL_SCHEMA_VERSION }),
  sheets: Type.Array(ExcelSheet, { minItems: 1, maxItems: LIMITS.excelSheetsMax }),
});
export type ExcelTemplate = Static<typeof ExcelTemplate>;

const setCode = Type.String({ minLength: 1, maxLength: LIMITS.dataSetCodeMax });

/** Values of parameters: by data set, then by name. */
export const ExcelSetParam = Type.Record(Type.String(), Type.Record(Type.String(), Type.Unknown()));
export type ExcelSetParam = Static<typeof ExcelSetParam>;

/** An Excel report as it is saved. */
export const ExcelReportDocument = Type.Object({
  reportCode: ReportCode,
  /** The one that is changed; absent on the first save only. */
  revision: Type.Optional(Type.Integer({ minimum: 0 })),
  /** Data sets of the designer's panel; those that the template uses belong to it in any case. */
  setCodes: Type.Optional(Type.Array(setCode, { maxItems: 100 })),
  /** Values with which the query panel begins. */
  setParam: Type.Optional(ExcelSetParam),
  /** Parameters that viewers cannot choose, as `setCode.name`: they keep the value of `setParam`. */
  lockedParams: Type.Optional(Type.Array(Type.String({ minLength: 1, maxLength: 151 }), { maxItems: 500 })),
  template: ExcelTemplate,
});
export type ExcelReportDocument = Static<typeof ExcelReportDocument>;
