import { FILE_KINDS, type FileKind } from '@aj-report/contract';

const KINDS = Object.keys(FILE_KINDS) as readonly FileKind[];

/** What a file of this type is to those who look at it. */
export function kindOf(fileType: string): FileKind {
  return KINDS.find((kind) => FILE_KINDS[kind].some((one) => one === fileType)) ?? 'document';
}

const MB = 1024 * 1024;

/** @example toMegabytes(1_572_864) // '1.5 MB' */
export function toMegabytes(bytes: number): string {
  return `${Number((bytes / MB).toFixed(1))} MB`;
}
