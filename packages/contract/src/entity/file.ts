import { Type, type Static } from 'typebox';

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

export const UploadResult = Type.Object({ urlPath: Type.String(), fileId: Type.String(), fileType: Type.String() });
export type UploadResult = Static<typeof UploadResult>;
