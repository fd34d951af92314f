import { UPLOAD_EXTENSIONS } from '@aj-report/contract';

type Extension = (typeof UPLOAD_EXTENSIONS)[number];

export interface SniffedFile {
  readonly fileType: Extension;
  readonly mediaType: string;
}

const MEDIA_TYPES: Readonly<Record<Exclude<Extension, 'jpeg'>, string>> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  gif: 'image/gif',
  icon: 'image/x-icon',
  pdf: 'application/pdf',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  xls: 'application/vnd.ms-excel',
  csv: 'text/csv; charset=utf-8',
  mp4: 'video/mp4',
  avi: 'video/x-msvideo',
};

function startsWith(head: Buffer, signature: string, offset = 0): boolean {
  return head.subarray(offset, offset + signature.length).toString('latin1') === signature;
}

function sniffed(head: Buffer): Exclude<Extension, 'jpeg'> | undefined {
  if (startsWith(head, '\u0089PNG\r\n\u001a\n')) return 'png';
  if (startsWith(head, '\u00ff\u00d8\u00ff')) return 'jpg';
  if (startsWith(head, 'GIF87a') || startsWith(head, 'GIF89a')) return 'gif';
  if (startsWith(head, '\u0000\u0000\u0001\u0000')) return 'icon';
  if (startsWith(head, '%PDF-')) return 'pdf';
  if (startsWith(head, '\u00d0\u00cf\u0011\u00e0\u00a1\u00b1\u001a\u00e1')) return 'xls';
  if (startsWith(head, 'RIFF') && startsWith(head, 'AVI ', 8)) return 'avi';
  if (startsWith(head, 'ftyp', 4)) return 'mp4';
  if (startsWith(head, 'PK\u0003\u0004') && /\[Content_Types\]\.xml|xl\//.test(head.toString('latin1'))) return 'xlsx';
  return undefined;
}

/** Text without control characters that does not begin like markup, whatever its encoding. */
function looksLikeCsv(head: Buffer): boolean {
  const text = head
    .toString('latin1')
    .replace(/^\u00ef\u00bb\u00bf/, '')
    .trimStart();
  return (
    text !== '' && !text.startsWith('<') && [...head].every((byte) => byte >= 0x20 || (byte >= 0x09 && byte <= 0x0d))
  );
}

/**
 * Kind of a file by its first bytes, null when it is not one that may be uploaded. The name must carry one of the
 * accepted endings too; where content and name disagree, the content counts.
 */
export function sniffFile(head: Buffer, fileName: string): SniffedFile | null {
  const ending = fileName.split('.').pop()?.toLowerCase() ?? '';
  const claimed = ending === 'ico' ? 'icon' : ending;
  if (!UPLOAD_EXTENSIONS.some((one) => one === claimed)) return null;
  const fileType = sniffed(head) ?? (claimed === 'csv' && looksLikeCsv(head) ? 'csv' : undefined);
  return fileType === undefined ? null : { fileType, mediaType: MEDIA_TYPES[fileType] };
}
