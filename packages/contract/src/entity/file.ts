import { Type, type Static } from 'typebox';
import { field } from '../field/field.ts';
import type { Text } from '../field/text.ts';
import { LIMITS } from '../limits.ts';
import { auditFields } from './audit.ts';

/** Extensions a general upload accepts (spec §5), `jpeg` beside its twin. */
export const UPLOAD_EXTENSIONS = [
  'png',
  'jpg',
  'jpeg',
  'gif',
  'icon',
  'pdf',
  'xlsx',
  'xls',
  'csv',
  'mp4',
  'avi',
] as const;
export const IMAGE_EXTENSIONS = ['png', 'jpg', 'jpeg', 'gif'] as const;
export const WORKBOOK_EXTENSIONS = ['xlsx', 'xls', 'csv', 'tsv', 'txt'] as const;

/** What a file is to those who look at it, with the types that its content may have. */
export const FILE_KINDS = {
  image: ['png', 'jpg', 'jpeg', 'gif', 'icon'],
  video: ['mp4', 'avi'],
  document: ['pdf'],
  table: ['xlsx', 'xls', 'csv'],
} as const satisfies Record<string, readonly (typeof UPLOAD_EXTENSIONS)[number][]>;
export type FileKind = keyof typeof FILE_KINDS;

export const FILE_KIND_LABELS: Readonly<Record<FileKind, Text>> = {
  image: { zh: '图片', en: 'Picture' },
  video: { zh: '视频', en: 'Video' },
  document: { zh: 'PDF', en: 'PDF' },
  table: { zh: '表格', en: 'Spreadsheet' },
};

export const FILE_LABEL: Text = { zh: '文件', en: 'File' };

export const UploadResult = Type.Object({ urlPath: Type.String(), fileId: Type.String(), fileType: Type.String() });
export type UploadResult = Static<typeof UploadResult>;

export const FileKindName = Type.Unsafe<FileKind>({ type: 'string', enum: Object.keys(FILE_KINDS) });

/** What may be changed of a file beside its content. */
export const fileFields = {
  fileName: field.text({
    label: { zh: '文件名', en: 'File name' },
    minLength: 1,
    maxLength: LIMITS.fileNameMax,
  }),
};

export const FileChange = Type.Object({
  id: Type.String({ maxLength: 64 }),
  fileName: Type.String({ minLength: 1, maxLength: LIMITS.fileNameMax }),
});
export type FileChange = Static<typeof FileChange>;

/** An uploaded file. Its address stays when another content takes its place. */
export const FileRecord = Type.Object({
  id: Type.String(),
  fileName: Type.String(),
  /** Extension that the content showed. */
  fileType: Type.String(),
  kind: FileKindName,
  bytes: Type.Integer(),
  urlPath: Type.String(),
  ...auditFields,
});
export type FileRecord = Static<typeof FileRecord>;

/** Where a file is shown. */
export const FilePlace = Type.Object({
  kind: Type.Unsafe<'screen' | 'excel-report' | 'block' | 'user'>({
    type: 'string',
    enum: ['screen', 'excel-report', 'block', 'user'],
  }),
  /** Of a block its id, of a person the login name. */
  code: Type.String(),
  name: Type.String(),
  /** It lies in the bin and can be restored. */
  isBinned: Type.Boolean(),
});
export type FilePlace = Static<typeof FilePlace>;

export const FileDetail = Type.Object({
  ...FileRecord.properties,
  /** Screens and Excel reports whose newest or published revision shows it, blocks, and people. */
  places: Type.Array(FilePlace),
});
export type FileDetail = Static<typeof FileDetail>;

/** What all files take, and may take. */
export const FileUsage = Type.Object({ count: Type.Integer(), bytes: Type.Integer(), limitBytes: Type.Integer() });
export type FileUsage = Static<typeof FileUsage>;
