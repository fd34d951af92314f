import type { Generated } from 'kysely';

/** A stored file with the picture of reports, revisions of screens and blocks; several may have the same. */
export interface ReportPictureTable {
  id: string;
  mediaType: string;
  createTime: string;
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
  /** Given by a person; a named one is never forgotten. Empty = none. */
  name: Generated<string>;
  /** Its stored picture; empty = none */
  pictureId: Generated<string>;
  createBy: string;
  createTime: string;
}

/** A saved template of an Excel report. */
export interface ExcelRevisionTable {
  reportId: string;
  revision: number;
  /** `ExcelReportDocument` as JSON, without `revision`. */
  document: string;
  /** Codes of the data sets that it uses, as a JSON list. */
  setCodes: string;
  /** As that of a screen's. */
  name: Generated<string>;
  createBy: string;
  createTime: string;
}
