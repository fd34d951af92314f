/** A stretch of the bound SQL that stands for a stretch of the author's text. */
export interface Replacement {
  readonly sourceStart: number;
  readonly sourceEnd: number;
  readonly boundStart: number;
  readonly boundEnd: number;
}

export interface SourcePosition {
  /** Counted from 1. */
  readonly line: number;
  /** Characters, counted from 1. */
  readonly column: number;
}

/** UTF-16 offset in a text of the byte offset that DuckDB's binder reports (UTF-8). */
export function fromByteOffset(sql: string, bytes: number): number {
  return Buffer.from(sql, 'utf8').subarray(0, bytes).toString('utf8').length;
}

/** UTF-16 offset in a text of the character offset that DuckDB's parser reports (code points). */
export function fromCharacterOffset(sql: string, characters: number): number {
  let offset = 0;
  for (let seen = 0; seen < characters && offset < sql.length; seen++) {
    offset += (sql.codePointAt(offset) ?? 0) > 0xffff ? 2 : 1;
  }
  return offset;
}

/** Offset in the author's text of an offset in the bound SQL; inside a replacement, its start. */
export function toSourceOffset(replacements: readonly Replacement[], boundOffset: number): number {
  let shift = 0;
  for (const { sourceStart, sourceEnd, boundStart, boundEnd } of replacements) {
    if (boundOffset < boundStart) break;
    if (boundOffset < boundEnd) return sourceStart;
    shift = sourceEnd - boundEnd;
  }
  return boundOffset + shift;
}

/** Line and column of an offset, for a person. */
export function toPosition(text: string, offset: number): SourcePosition {
  const before = text.slice(0, offset);
  const lineStart = before.lastIndexOf('\n') + 1;
  return { line: before.split('\n').length, column: Array.from(before.slice(lineStart)).length + 1 };
}
