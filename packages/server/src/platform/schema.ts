import type { Generated, Kysely, Selectable } from 'kysely';

/**
 * Tables of the metadata database as the code sees them. Columns are snake_case in the database and camelCase here;
 * the naming plugin of `db.ts` translates both ways. Portable types only: text ids, flags 1/0, times as ISO text in
 * UTC, JSON as text.
 */
export interface Audit {
  createBy: string;
  createTime: string;
  updateBy: string;
  updateTime: string;
}

export interface AccessUserTable extends Audit {
  id: string;
  loginName: string;
  realName: string;
  passwordHash: string;
  language: string | null;
  enableFlag: number;
  lastLoginTime: string | null;
}

export interface AccessRoleTable extends Audit {
  id: string;
  roleCode: string;
  roleNameZh: string;
  roleNameEn: string;
  enableFlag: number;
}

export interface AccessUserRoleTable {
  userId: string;
  roleId: string;
}

export interface AccessRoleAuthorityTable {
  roleId: string;
  /** `target:action` or a bare target */
  authority: string;
}

export interface AccessSessionTable {
  /** SHA-256 of the token, hexadecimal; the token itself is nowhere. */
  tokenHash: string;
  userId: string;
  createTime: string;
  seenTime: string;
  expireTime: string;
  /** Set when it was ended from elsewhere (password change, disabled account): its holder is told so. */
  endTime: string | null;
}

export interface LoginAttemptTable {
  /** `user:<name>`, `address:<ip>` or `share:<id>` */
  subject: string;
  failures: number;
  lastTime: string;
}

export interface DictionaryTable {
  code: string;
  nameZh: string;
  nameEn: string;
}

export interface DictionaryItemTable {
  dictionaryCode: string;
  itemValue: string;
  textZh: string;
  textEn: string;
  extend: string | null;
  orderNum: number;
  enableFlag: number;
}

export interface FileTable {
  id: string;
  fileName: string;
  /** Extension that the content showed, without a dot. */
  fileType: string;
  mediaType: string;
  bytes: number;
  createBy: string;
  createTime: string;
}

export interface GeoMapTable extends Audit {
  id: string;
  mapCode: string;
  nameZh: string;
  nameEn: string;
  fileName: string;
  regionCount: number;
  originalPoints: number;
  points: number;
  originalBytes: number;
  bytes: number;
  /** SHA-256 of the compressed map. */
  checksum: string;
  /** Stored file of the map that is drawn, compressed by gzip. */
  fileId: string;
  /** Stored file as it was uploaded. */
  originalId: string;
  /** Path of an SVG picture. */
  outline: string;
  /** `MapRegion[]` as JSON. */
  regions: string;
}

export interface DataSourceTable extends Audit {
  id: string;
  sourceCode: string;
  sourceName: string;
  sourceType: string;
  fileName: string;
  fileSize: number;
  /** inProgress | success | failed */
  status: string;
  totalRows: number;
  /** `{code, params}` of the error as JSON, worded for the reader when shown */
  failure: string | null;
  /** `ImportWarningText[]` as JSON */
  warnings: string;
  currentVersionId: string | null;
  /** Fields of an external source without its secrets, as JSON; empty for a spreadsheet. */
  sourceConfig: Generated<string>;
  /** Its secrets, encrypted. */
  sourceSecrets: Generated<string>;
}

export interface DataSourceVersionTable {
  id: string;
  sourceId: string;
  /** `WarehouseKind` */
  warehouse: Generated<string>;
  /** Name of the table file in the warehouse folder, or of the database in ClickHouse. */
  fileName: string;
  /** `SourceTable[]` as JSON */
  tables: string;
  totalRows: number;
  /** Ids of the imports whose rows it holds, in their order, as JSON; empty = the one of its own id */
  parts: string;
  createTime: string;
}

/** What became of an import; outlives its job. */
export interface ImportRecordTable {
  /** That of the job. */
  id: string;
  sourceId: string;
  mode: string;
  fileName: string;
  fileSize: number;
  outcome: string;
  addedRows: number;
  /** `StoredFailure` as JSON */
  failure: string | null;
  createBy: string;
  createTime: string;
}

export interface ImportJobTable {
  id: string;
  sourceId: string;
  /** waiting | running | done | failed | held */
  state: string;
  fileName: string;
  /** `WarehouseKind` that its tables are for. */
  warehouse: Generated<string>;
  /** The kept original, relative to the data folder. */
  workbookPath: string;
  /** `{sheet: row}` as JSON */
  headerRows: string;
  /** `ImportOptions` as JSON */
  options: string;
  rowsDone: number;
  attempts: number;
  /** `HeldJob` as JSON while it waits for somebody's word */
  held: string | null;
  createBy: string;
  createTime: string;
  updateTime: string;
}

export type ImportJob = Selectable<ImportJobTable>;

export interface DataSetTable extends Audit {
  id: string;
  setCode: string;
  setName: string;
  setDesc: string;
  sourceCode: string;
  setType: string;
  dynSentence: string;
  /** `DataSetParam[]` as JSON */
  params: string;
  /** Table of a `calc` set. */
  tableName: Generated<string>;
  /** Names as JSON */
  groupFields: Generated<string>;
  /** `Calculation[]` as JSON */
  calculations: Generated<string>;
  /** `DataSetTransform[]` as JSON */
  transforms: Generated<string>;
  /** `RowRule[]` as JSON */
  rowRules: Generated<string>;
  /** s; null = as the widgets ask */
  cacheSeconds: number | null;
  /** `{name, type}[]` of the last successful preview as JSON */
  columns: string;
  caseResult: string;
  enableFlag: number;
}

export interface DataSetPreviewTable {
  userId: string;
  /** Hash of the previewed source, type, text and parameters. */
  queryHash: string;
  columns: string;
  caseResult: string;
  expireTime: string;
}

export interface ReportTable extends Audit {
  id: string;
  reportCode: string;
  reportName: string;
  reportType: string;
  reportGroup: string;
  reportAuthor: string;
  description: string;
  /** Newest revision, 0 = never saved. */
  revision: number;
  /** 0 = nothing published */
  publishedRevision: number;
}

export interface ScreenRevisionTable {
  reportId: string;
  revision: number;
  /** `ScreenDocument` as JSON, without `revision`. */
  document: string;
  /** Codes of the data sets bound in it, as a JSON list. */
  setCodes: string;
  /** Codes of the maps that it shows, as a JSON list. */
  mapCodes: string;
  createBy: string;
  createTime: string;
}

export interface ReportShareTable extends Audit {
  id: string;
  shareCode: string;
  reportId: string;
  /** days of validity, 0 = permanent */
  shareType: number;
  /** null = permanent */
  expireTime: string | null;
  passwordHash: string | null;
  /** Salt from which the token derives, together with the installation's secret. */
  tokenSalt: string;
  tokenHash: string;
}

export interface SettingTable {
  name: string;
  value: string;
}

export interface Database {
  accessUser: AccessUserTable;
  accessRole: AccessRoleTable;
  accessUserRole: AccessUserRoleTable;
  accessRoleAuthority: AccessRoleAuthorityTable;
  accessSession: AccessSessionTable;
  loginAttempt: LoginAttemptTable;
  dictionary: DictionaryTable;
  dictionaryItem: DictionaryItemTable;
  file: FileTable;
  geoMap: GeoMapTable;
  dataSource: DataSourceTable;
  dataSourceVersion: DataSourceVersionTable;
  importJob: ImportJobTable;
  importRecord: ImportRecordTable;
  dataSet: DataSetTable;
  dataSetPreview: DataSetPreviewTable;
  report: ReportTable;
  screenRevision: ScreenRevisionTable;
  reportShare: ReportShareTable;
  setting: SettingTable;
}

export type Db = Kysely<Database>;
