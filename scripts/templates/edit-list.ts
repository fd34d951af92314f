import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** A line to be added to a list that names every entry. */
export interface ListEdit {
  /** Path from the repository. */
  readonly file: string;
  /** The added text stands right before this text, which must be there once. */
  readonly before: string;
  readonly text: string;
}

/** Adds the text. @throws Error when the place cannot be reported, so that nothing lands in a wrong one */
export function editList(root: string, { file, before, text }: ListEdit): void {
  const target = path.join(root, file);
  const content = readFileSync(target, 'utf8');
  const at = content.indexOf(before);
  if (at < 0 || content.indexOf(before, at + 1) >= 0)
    throw new Error(`${file}: cannot tell where to add ${text.trim()}`);
  writeFileSync(target, content.slice(0, at) + text + content.slice(at));
}
