import { Type, type Static } from 'typebox';
import { field } from '../field/field.ts';
import type { Text } from '../field/text.ts';
import { LIMITS } from '../limits.ts';
import { COLUMN_TYPES, type ColumnType } from '../table/table.ts';
import { auditFields } from './audit.ts';

export const DATA_SOURCE_LABEL: Text = { zh: '数据源', en: 'Data source' };
export const CODE_PATTERN = '^[A-Za-z0-9_]+$';

export const IMPORT_STATUS = ['inProgress', 'success', 'failed'] as const;
export type ImportStatus = (typeof IMPORT_STATUS)[number];
export const IMPORT_STATUS_LABELS: Readonly<Record<ImportStatus, Text>> = {
  inProgress: { zh: '导入中', en: 'In progress' },
  success: { zh: '成功', en: 'Success' },
  failed: { zh: '失败', en: 'Failed' },
};

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

export const TableColumn = Type.Object({
  name: Type.String(),
  type: Type.Unsafe<ColumnType>({ type: 'string', enum: [...COLUMN_TYPES] }),
});

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
  ...auditFields,
};

export const DataSourceListItem = Type.Object(listed);
export type DataSourceListItem = Static<typeof DataSourceListItem>;

const ColumnTypeName = TableColumn.properties.type;

/** What an import would change in one table; unchanged columns are left out. */
export const TableChange = Type.Object({
  table: Type.String(),
  change: Type.Unsafe<'added' | 'removed' | 'kept'>({ type: 'string', enum: ['added', 'removed', 'kept'] }),
  /** Only `before`: gone; only `after`: new; both: another type. */
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

/** A re-import that waits for somebody's word because it takes something away. */
export const HeldImport = Type.Object({
  fileName: Type.String(),
  totalRows: Type.Integer(),
  changes: Type.Array(TableChange),
  brokenSets: Type.Array(BrokenSet),
});
export type HeldImport = Static<typeof HeldImport>;

export const DataSourceDetail = Type.Object({
  ...listed,
  held: Type.Optional(HeldImport),
  tables: Type.Array(SourceTable),
  warnings: Type.Array(ImportWarning),
});
export type DataSourceDetail = Static<typeof DataSourceDetail>;
