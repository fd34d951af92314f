import { Type, type Static } from 'typebox';
import { LIMITS } from '../limits.ts';
import { ScreenDocument } from '../screen/document-schema.ts';
import { DataSetSave } from './data-set.ts';
import { TableColumn } from './data-source.ts';
import { MAP_CODE_PATTERN } from './geo-map.ts';

/** What marks a file as an archive of ours, and the version of its form that this code writes and reads. */
export const ARCHIVE_FORMAT = 'aj-report-screen';
export const ARCHIVE_VERSION = 1;

const partPath = Type.String({ minLength: 1, maxLength: 300 });
const { id: _id, ...definition } = DataSetSave.properties;

/** A data set as it travels: its definition and what its last preview found. */
export const ArchivedSet = Type.Object({ ...definition, columns: Type.Array(TableColumn, { maxItems: 5000 }) });
export type ArchivedSet = Static<typeof ArchivedSet>;

/** A source as it travels; one without a file has to be there already. */
export const ArchivedSource = Type.Object({
  sourceCode: Type.String({ minLength: 1, maxLength: LIMITS.sourceCodeMax }),
  sourceName: Type.String({ maxLength: LIMITS.sourceNameMax }),
  sourceType: Type.String({ maxLength: 50 }),
  fileName: Type.Optional(Type.String({ maxLength: 255 })),
  path: Type.Optional(partPath),
  /** Fields of the form by which its workbook is read. */
  reading: Type.Optional(Type.Record(Type.String(), Type.String())),
});
export type ArchivedSource = Static<typeof ArchivedSource>;

/** A picture, or another file that the document names by an address. */
const ArchivedFile = Type.Object({
  path: partPath,
  address: Type.String({ minLength: 1, maxLength: 2048 }),
  fileName: Type.String({ maxLength: 255 }),
});

const ArchivedMap = Type.Object({
  path: partPath,
  mapCode: Type.String({ minLength: 1, maxLength: LIMITS.mapCodeMax, pattern: MAP_CODE_PATTERN }),
  nameZh: Type.String({ minLength: 1, maxLength: LIMITS.mapNameMax }),
  nameEn: Type.String({ maxLength: LIMITS.mapNameMax }),
});

/** The table of contents of an archive: `archive.json`. */
export const ArchiveManifest = Type.Object({
  format: Type.Literal(ARCHIVE_FORMAT),
  formatVersion: Type.Integer({ minimum: 1 }),
  report: Type.Object({
    reportCode: Type.String({ maxLength: LIMITS.reportCodeMax }),
    reportName: Type.String({ maxLength: LIMITS.reportNameMax }),
    description: Type.String({ maxLength: LIMITS.reportDescMax }),
  }),
  files: Type.Array(ArchivedFile, { maxItems: 5000 }),
  maps: Type.Array(ArchivedMap, { maxItems: 500 }),
  dataSets: Type.Array(ArchivedSet, { maxItems: 1000 }),
  sources: Type.Array(ArchivedSource, { maxItems: 1000 }),
  /** Names of the sets that the screen is bound to, also of those that do not travel. */
  setNames: Type.Record(Type.String(), Type.String()),
});
export type ArchiveManifest = Static<typeof ArchiveManifest>;

/** Kinds of documents that can be brought in. */
export const ARCHIVE_KINDS = ['screen', 'aj-report', 'goview'] as const;
export type ArchiveKind = (typeof ARCHIVE_KINDS)[number];

/** Where something is that a document needs: here already, in the archive, or nowhere. */
export const NEED_STATES = ['here', 'brought', 'missing'] as const;
export type NeedState = (typeof NEED_STATES)[number];
const NeedState = Type.Unsafe<NeedState>({ type: 'string', enum: [...NEED_STATES] });

/** A data set that the document needs. */
export const NeededSet = Type.Object({
  setCode: Type.String(),
  setName: Type.String(),
  state: NeedState,
  /** Whether the archive has it and it could be brought: its source is here or comes along. */
  canBring: Type.Boolean(),
  /** Source of a set in the archive, and where that is. */
  sourceCode: Type.Optional(Type.String()),
  sourceState: Type.Optional(NeedState),
});
export type NeededSet = Static<typeof NeededSet>;

/** Something that was not carried over as it was. */
export const ImportNote = Type.Object({
  /** Layer name of the widget that it is about; empty = the screen. */
  widget: Type.String(),
  text: Type.String(),
});
export type ImportNote = Static<typeof ImportNote>;

/** What a file would bring, shown before anything is written. */
export const ArchiveLook = Type.Object({
  /** Names the upload to the import; forgotten after an hour. */
  draft: Type.String(),
  fileName: Type.String(),
  kind: Type.Unsafe<ArchiveKind>({ type: 'string', enum: [...ARCHIVE_KINDS] }),
  reportCode: Type.String(),
  reportName: Type.String(),
  isCodeTaken: Type.Boolean(),
  width: Type.Number(),
  height: Type.Number(),
  widgets: Type.Integer(),
  pictures: Type.Integer(),
  maps: Type.Array(Type.Object({ mapCode: Type.String(), name: Type.String(), state: NeedState })),
  dataSets: Type.Array(NeededSet),
  notes: Type.Array(ImportNote),
});
export type ArchiveLook = Static<typeof ArchiveLook>;

/** What becomes of a needed data set: it is brought, or another one takes its place; a set not named stays as it is. */
export const SetChoice = Type.Union([
  Type.Object({ bring: Type.Literal(true) }),
  Type.Object({ use: Type.String({ minLength: 1, maxLength: LIMITS.dataSetCodeMax }) }),
]);
export type SetChoice = Static<typeof SetChoice>;
export const SetChoices = Type.Record(Type.String(), SetChoice);
export type SetChoices = Static<typeof SetChoices>;

/** What an import has written. */
export const ImportedScreen = Type.Object({
  reportCode: Type.String(),
  /** The document for the open screen, which takes it over itself; absent where a report was made. */
  document: Type.Optional(ScreenDocument),
  /** New code by old code of the data sets that took another. */
  setCodes: Type.Record(Type.String(), Type.String()),
  dataSets: Type.Integer(),
  /** Spreadsheets whose tables are being imported in the background. */
  sources: Type.Integer(),
  maps: Type.Integer(),
  pictures: Type.Integer(),
});
export type ImportedScreen = Static<typeof ImportedScreen>;
