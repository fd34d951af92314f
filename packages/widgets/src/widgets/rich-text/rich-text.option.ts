import type { Language } from '@aj-report/contract';
import type { PropsOf } from '../../kit/widget/resolve-props.ts';
import { formatCell } from '../../kit/text/format-cell.ts';
import type { RowsData } from '../../shapes/rows.ts';
import type { Block, Inline } from './parse-rich-text.ts';
import type { richText } from './rich-text.widget.ts';

export type RichTextProps = Readonly<PropsOf<typeof richText>>;

/** Stands for a value that is not there. */
const NOTHING = '—';

/** What a field token reads as in a row: the column of that name, else of that label; a dash where there is none. */
export function writeToken(
  { field, format, decimals }: Extract<Inline, { kind: 'token' }>,
  data: RowsData,
  row: number,
  language: Language,
): string {
  const named = data.columns.findIndex(({ key }) => key === field);
  const index = named >= 0 ? named : data.columns.findIndex(({ label }) => label === field);
  const column = data.columns[index];
  const cell = data.data[index]?.[row] ?? null;
  if (!column || cell === null || cell === '') return NOTHING;
  return formatCell(cell, column.type, { format, decimals, suffix: '' }, language);
}

/** Rows for which the text is written; one without a value when there are none, so that plain text needs no data. */
export function rowsToWrite({ repeat, limit }: Pick<RichTextProps, 'repeat' | 'limit'>, rowCount: number): number {
  return repeat === 'each' ? Math.min(rowCount, Math.round(limit)) : 1;
}

/** Whether a text takes values of data. */
export function hasTokens(blocks: readonly Block[]): boolean {
  const inside = (parts: readonly Inline[]): boolean =>
    parts.some((part) => part.kind === 'token' || ('children' in part && inside(part.children)));
  return blocks.some((block) =>
    'items' in block ? block.items.some(inside) : 'children' in block && inside(block.children),
  );
}

/** The words of a text without its marks. */
export function plainText(
  blocks: readonly Block[],
  write: (token: Extract<Inline, { kind: 'token' }>) => string,
): string {
  const wordsOf = (parts: readonly Inline[]): string =>
    parts
      .map((part) => {
        if (part.kind === 'token') return write(part);
        if (part.kind === 'break') return ' ';
        return 'children' in part ? wordsOf(part.children) : part.text;
      })
      .join('');
  return blocks
    .flatMap((block) =>
      'items' in block ? block.items.map(wordsOf) : 'children' in block ? [wordsOf(block.children)] : [],
    )
    .join(' ');
}
