import { Type, type Static } from 'typebox';
import { field } from '../field/field.ts';
import type { Text } from '../field/text.ts';
import { LIMITS } from '../limits.ts';
import { COLUMN_TYPES, type ColumnType } from '../table/table.ts';
import { auditFields } from './audit.ts';
import { TEXT_ENCODINGS, type TextEncoding } from './text-encoding.ts';

export const DATA_SOURCE_LABEL: Text = { zh: '数据源', en: 'Data source' };
export const CODE_PATTERN = '^[A-Za-z0-9_]+$';

export const IMPORT_STATUS = ['inProgress', 'success', 'failed'] as const;
export type ImportStatus = (typeof IMPORT_STATUS)[number];
export const IMPORT_STATUS_LABELS: Readonly<Record<ImportStatus, Text>> = {
  inProgress: { zh: '导入中', en: 'In progress' },
  success: { zh: '成功', en: 'Success' },
  failed: { zh: '失败', en: 'Failed' },
};

/** Where imported tables lie. A source keeps the one that it was imported into. */
export const WAREHOUSES = ['embedded', 'clickhouse'] as const;
export type WarehouseKind = (typeof WAREHOUSES)[number];
export const WAREHOUSE_LABELS: Readonly<Record<WarehouseKind, Text>> = {
  embedded: { zh: '内嵌仓库', en: 'the embedded warehouse' },
  clickhouse: { zh: 'ClickHouse 仓库', en: 'ClickHouse' },
};
export const WarehouseKind = Type.Unsafe<WarehouseKind>({ type: 'string', enum: [...WAREHOUSES] });

/** What a person fills in beside the file. */
export const dataSourceFields = {
  sourceName: field.text({
    label: { zh: '名称', en: 'Name' },
    minLength: 1,
    maxLength: LIMITS.sourceNameMax,
  }),
  sourceCode: field.text({
    label: { zh: '编码', en: 'Code' },
    hint: {
      zh: '留空自动生成，只能包含字母、数字和下划线',
      en: 'Empty = made for you; letters, digits and underscores',
    },
    maxLength: LIMITS.sourceCodeMax,
    pattern: CODE_PATTERN,
    lockedAfterCreate: true,
  }),
};

/** Types a person may choose for a column of a spreadsheet. */
export const IMPORT_TYPES = ['string', 'integer', 'decimal', 'date', 'datetime', 'boolean'] as const;
export type ImportType = (typeof IMPORT_TYPES)[number];

/** How the texts of a column write numbers: 1,234.56 or 1.234,56. */
export const NUMBER_NOTATIONS = ['decimalPoint', 'decimalComma'] as const;
/** How they write days whose year stands last: 27.02.2026 or 02/27/2026. */
export const DAY_NOTATIONS = ['dayFirst', 'monthFirst'] as const;
export const NOTATIONS = [...NUMBER_NOTATIONS, ...DAY_NOTATIONS] as const;
export type Notation = (typeof NOTATIONS)[number];

/** The notations in which texts can spell values of a type. */
export function notationsOf(type: ImportType): readonly Notation[] {
  if (type === 'integer' || type === 'decimal') return NUMBER_NOTATIONS;
  return type === 'date' || type === 'datetime' ? DAY_NOTATIONS : [];
}

/** The type of a column whose notation was chosen and its type was not. */
export function typeOfNotation(notation: Notation, hasMoments: boolean): ImportType {
  if (NUMBER_NOTATIONS.some((one) => one === notation)) return 'decimal';
  return hasMoments ? 'datetime' : 'date';
}

/** What becomes of values that do not fit the type of their column: they are left empty, or the import fails. */
export const MISFIT_RULES = ['fail', 'empty'] as const;
export type MisfitRule = (typeof MISFIT_RULES)[number];

/** Rows that are the totals of rows above, as their word says and their sums prove: no rows of the table, or rows like others. */
export const TOTAL_ROW_RULES = ['leaveOut', 'keep'] as const;
export type TotalRowRule = (typeof TOTAL_ROW_RULES)[number];

/** Whether a new file takes the place of the rows that are there, or its rows are added to them. */
export const IMPORT_MODES = ['replace', 'append'] as const;
export type ImportMode = (typeof IMPORT_MODES)[number];

export const TableColumn = Type.Object({
  name: Type.String(),
  type: Type.Unsafe<ColumnType>({ type: 'string', enum: [...COLUMN_TYPES] }),
});

const NotationName = Type.Unsafe<Notation>({ type: 'string', enum: [...NOTATIONS] });

/** As what the texts of a column can be read. */
export const ColumnOffer = Type.Object({
  type: Type.Unsafe<ImportType>({ type: 'string', enum: [...IMPORT_TYPES] }),
  /** The notation that the texts prove; absent where they can be read in several ways, which somebody has to choose. */
  guess: Type.Optional(NotationName),
  notations: Type.Array(NotationName),
  /** Texts that were looked at, and how many of them are neither number nor day. */
  texts: Type.Integer(),
  unread: Type.Integer(),
  /** Some of them with what each of the notations reads there, null for nothing. */
  samples: Type.Array(
    Type.Object({ text: Type.String(), values: Type.Array(Type.Union([Type.String(), Type.Null()])) }),
  ),
});
export type ColumnOffer = Static<typeof ColumnOffer>;

/** Columns of a sheet that are one measure at several times, such as months: each of their values becomes a row. */
export const Unpivot = Type.Object({
  columns: Type.Array(Type.String(), { minItems: 1 }),
  /** Columns of the table that hold the names of the others, and their values. */
  name: Type.String({ minLength: 1, maxLength: 255 }),
  value: Type.String({ minLength: 1, maxLength: 255 }),
});
export type Unpivot = Static<typeof Unpivot>;

/** What is proposed, with the columns that are sums of the others and best left out. */
export const UnpivotOffer = Type.Object({ ...Unpivot.properties, totals: Type.Array(Type.String()) });
export type UnpivotOffer = Static<typeof UnpivotOffer>;

/** The first rows of a sheet of an uploaded file, and what its columns would become. */
export const LookedSheet = Type.Object({
  name: Type.String(),
  /** Last row of the header, 0 = none was found. */
  headerRow: Type.Integer(),
  /** Filled rows above the header, which are not imported: how many, and those that are known. */
  above: Type.Object({
    count: Type.Integer(),
    rows: Type.Array(Type.Object({ row: Type.Integer(), texts: Type.Array(Type.String()) })),
  }),
  columns: Type.Array(
    Type.Object({
      name: Type.String(),
      type: TableColumn.properties.type,
      /** It has neither a name nor values, and is left out unless something else is chosen. */
      isLeftOut: Type.Boolean(),
      /** By types that not all rows fit: how many do not, and the first of them. */
      misfits: Type.Array(
        Type.Object({
          type: Type.Unsafe<ImportType>({ type: 'string', enum: [...IMPORT_TYPES] }),
          /** Absent: when no notation is chosen. */
          notation: Type.Optional(NotationName),
          count: Type.Integer(),
          rows: Type.Array(Type.Integer()),
        }),
      ),
      offer: Type.Optional(ColumnOffer),
    }),
  ),
  rows: Type.Array(Type.Object({ row: Type.Integer(), values: Type.Array(Type.Union([Type.String(), Type.Null()])) })),
  /** Rows of data that were looked at. */
  rowsRead: Type.Integer(),
  /** There are no more. */
  isWhole: Type.Boolean(),
  /** Absent where no columns look like one measure at several times. */
  unpivot: Type.Optional(UnpivotOffer),
});
export type LookedSheet = Static<typeof LookedSheet>;

/** How a file was read, by its sheets. */
export const ImportReading = Type.Object({
  headerRows: Type.Record(Type.String(), Type.Integer()),
  columnTypes: Type.Record(
    Type.String(),
    Type.Record(Type.String(), Type.Unsafe<ImportType>({ type: 'string', enum: [...IMPORT_TYPES] })),
  ),
  columnNotations: Type.Record(Type.String(), Type.Record(Type.String(), NotationName)),
  leaveOut: Type.Record(Type.String(), Type.Array(Type.String())),
  unpivot: Type.Record(Type.String(), Unpivot),
  misfits: Type.Unsafe<MisfitRule>({ type: 'string', enum: [...MISFIT_RULES] }),
  totalRows: Type.Unsafe<TotalRowRule>({ type: 'string', enum: [...TOTAL_ROW_RULES] }),
  /** Of a text file, where somebody chose it. */
  encoding: Type.Optional(Type.Unsafe<TextEncoding>({ type: 'string', enum: [...TEXT_ENCODINGS] })),
});
export type ImportReading = Static<typeof ImportReading>;

export const SourceTable = Type.Object({
  name: Type.String(),
  columns: Type.Array(TableColumn),
  rows: Type.Integer(),
});
export type SourceTable = Static<typeof SourceTable>;

/** Something the import noticed that a person should know, in the caller's language. */
export const ImportWarning = Type.Object({ sheet: Type.String(), message: Type.String() });

const listed = {
  id: Type.String(),
  sourceCode: Type.String(),
  sourceName: Type.String(),
  sourceType: Type.String(),
  fileName: Type.String(),
  fileSize: Type.Integer(),
  status: Type.Unsafe<ImportStatus>({ type: 'string', enum: [...IMPORT_STATUS] }),
  /** While in progress: rows so far. */
  totalRows: Type.Integer(),
  failureReason: Type.Union([Type.String(), Type.Null()]),
  /** What its last import brought waits for somebody's word. */
  isHeld: Type.Boolean(),
  ...auditFields,
};

export const DataSourceListItem = Type.Object(listed);
export type DataSourceListItem = Static<typeof DataSourceListItem>;

const ColumnTypeName = TableColumn.properties.type;

/** How an import ended; `dropped`: somebody gave up what it brought. */
export const IMPORT_OUTCOMES = ['success', 'failed', 'dropped'] as const;
export type ImportOutcome = (typeof IMPORT_OUTCOMES)[number];

const Mode = Type.Unsafe<ImportMode>({ type: 'string', enum: [...IMPORT_MODES] });

/** One import of a source's history. */
export const ImportRecord = Type.Object({
  id: Type.String(),
  mode: Mode,
  fileName: Type.String(),
  fileSize: Type.Integer(),
  outcome: Type.Unsafe<ImportOutcome>({ type: 'string', enum: [...IMPORT_OUTCOMES] }),
  /** Rows that the file brought. */
  rows: Type.Integer(),
  failureReason: Type.Union([Type.String(), Type.Null()]),
  /** Its rows are among the data that the source shows, and its original is kept. */
  isShown: Type.Boolean(),
  createBy: Type.String(),
  createTime: Type.String(),
});
export type ImportRecord = Static<typeof ImportRecord>;

/** What an import would change in one table; unchanged columns are left out. */
export const TableChange = Type.Object({
  table: Type.String(),
  change: Type.Unsafe<'added' | 'removed' | 'kept'>({ type: 'string', enum: ['added', 'removed', 'kept'] }),
  /** Only `before`: gone, or missing in rows to be added; only `after`: new; both: another type. */
  columns: Type.Array(
    Type.Object({
      name: Type.String(),
      before: Type.Optional(ColumnTypeName),
      after: Type.Optional(ColumnTypeName),
    }),
  ),
});
export type TableChange = Static<typeof TableChange>;

/** A data set that would no longer run, and why. */
export const BrokenSet = Type.Object({ setCode: Type.String(), setName: Type.String(), reason: Type.String() });
export type BrokenSet = Static<typeof BrokenSet>;

/** An import that waits for somebody's word because its tables are not those that are there. */
export const HeldImport = Type.Object({
  fileName: Type.String(),
  mode: Mode,
  /** Rows that the file brought. */
  addedRows: Type.Integer(),
  totalRows: Type.Integer(),
  changes: Type.Array(TableChange),
  brokenSets: Type.Array(BrokenSet),
  /** Only when the data move: where to, and the data sets whose SQL was written for another engine. */
  moveTo: Type.Optional(WarehouseKind),
  sqlSets: Type.Optional(Type.Array(Type.Object({ setCode: Type.String(), setName: Type.String() }))),
});
export type HeldImport = Static<typeof HeldImport>;

export const DataSourceDetail = Type.Object({
  ...listed,
  held: Type.Optional(HeldImport),
  /** Where the tables lie, once there are some. */
  warehouse: Type.Optional(WarehouseKind),
  /** Where they can be moved to. */
  movableTo: Type.Array(WarehouseKind),
  /** The file of the last import, when a re-import can use it again; absent when its data came of several. */
  keptFile: Type.Optional(Type.Object({ fileName: Type.String(), mode: Mode })),
  /** Why no rows can be appended, in the caller's language; absent when they can. */
  appendRefusal: Type.Optional(Type.String()),
  tables: Type.Array(SourceTable),
  warnings: Type.Array(ImportWarning),
  /** Its imports, the latest first. */
  imports: Type.Array(ImportRecord),
});
export type DataSourceDetail = Static<typeof DataSourceDetail>;
