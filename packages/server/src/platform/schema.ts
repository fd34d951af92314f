import type { Generated, Kysely, Selectable } from 'kysely';
import type { ScreenBlockTable } from './schema-blocks.ts';
import type { DevicePairingTable, DeviceTable } from './schema-devices.ts';
import type { EditRoomTable, RoomEditTable, RoomPersonTable } from './schema-edit-rooms.ts';
import type { JobTable } from './schema-jobs.ts';
import type { PlaylistItemTable, PlaylistTable } from './schema-playlists.ts';
import type { ReportScheduleTable, ScheduleRunTable } from './schema-schedules.ts';
import type { ReportShareTable } from './schema-shares.ts';
import type { ExcelRevisionTable, ReportPictureTable, ScreenRevisionTable } from './schema-revisions.ts';
import type {
  Audit,
  AccessUserTable,
  AccessAuthorityTable,
  OneTimeTokenTable,
  MailTurnTable,
  UsedCaptchaTable,
  ApiTokenTable,
  AuditRecordTable,
  MailTable,
  AccessRoleTable,
  AccessUserRoleTable,
  AccessRoleAuthorityTable,
  AccessSessionTable,
} from './schema-access.ts';

export type { Audit, ExcelRevisionTable, ReportPictureTable, ReportShareTable, ScreenRevisionTable };

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

export interface FileTable extends Audit {
  id: string;
  /** Under which its bytes are stored: another one when they are replaced. */
  contentId: string;
  fileName: string;
  /** Extension that the content showed, without a dot. */
  fileType: string;
  mediaType: string;
  bytes: number;
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
  /** Of its job, when it began to run last: what an earlier one brings late is dropped. */
  attempts: number;
  /** `HeldJob` as JSON while it waits for somebody's word */
  held: string | null;
  createBy: string;
  createTime: string;
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
  /** `FieldSetting[]` as JSON */
  fieldSettings: Generated<string>;
  /** s; null = as the widgets ask */
  cacheSeconds: number | null;
  /** `{name, type}[]` of the last successful preview as JSON */
  columns: string;
  caseResult: string;
  enableFlag: number;
  /** 1 = in the bin */
  deleteFlag: Generated<number>;
  deleteBy: Generated<string>;
  deleteTime: Generated<string>;
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
  /** Its stored picture; empty = none */
  pictureId: Generated<string>;
  /** The revision on the picture. */
  pictureRevision: Generated<number>;
  /** `ScreenOutline` of the newest revision as JSON; empty = never saved */
  outline: Generated<string>;
  /** 1 = in the bin */
  deleteFlag: Generated<number>;
  deleteBy: Generated<string>;
  deleteTime: Generated<string>;
}

export type ReportRow = Selectable<ReportTable>;

export interface SettingTable {
  name: string;
  value: string;
}

/**
 * Tables of the metadata database as the code sees them. Columns are snake_case in the database and camelCase here;
 * the naming plugin of `db.ts` translates both ways. Portable types only: text ids, flags 1/0, times as ISO text in
 * UTC, JSON as text.
 */
export type { Job, JobTable } from './schema-jobs.ts';

export interface Database {
  accessUser: AccessUserTable;
  accessRole: AccessRoleTable;
  accessUserRole: AccessUserRoleTable;
  accessRoleAuthority: AccessRoleAuthorityTable;
  accessAuthority: AccessAuthorityTable;
  accessSession: AccessSessionTable;
  mailTurn: MailTurnTable;
  usedCaptcha: UsedCaptchaTable;
  oneTimeToken: OneTimeTokenTable;
  apiToken: ApiTokenTable;
  auditRecord: AuditRecordTable;
  mail: MailTable;
  loginAttempt: LoginAttemptTable;
  dictionary: DictionaryTable;
  dictionaryItem: DictionaryItemTable;
  file: FileTable;
  geoMap: GeoMapTable;
  dataSource: DataSourceTable;
  dataSourceVersion: DataSourceVersionTable;
  importJob: ImportJobTable;
  importRecord: ImportRecordTable;
  job: JobTable;
  dataSet: DataSetTable;
  dataSetPreview: DataSetPreviewTable;
  report: ReportTable;
  reportPicture: ReportPictureTable;
  screenRevision: ScreenRevisionTable;
  screenBlock: ScreenBlockTable;
  excelRevision: ExcelRevisionTable;
  editRoom: EditRoomTable;
  roomEdit: RoomEditTable;
  roomPerson: RoomPersonTable;
  reportShare: ReportShareTable;
  device: DeviceTable;
  devicePairing: DevicePairingTable;
  reportSchedule: ReportScheduleTable;
  scheduleRun: ScheduleRunTable;
  playlist: PlaylistTable;
  playlistItem: PlaylistItemTable;
  setting: SettingTable;
}

export type Db = Kysely<Database>;
