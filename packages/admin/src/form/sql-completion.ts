import type { Completion, CompletionContext, CompletionResult } from '@codemirror/autocomplete';

/** A column behind its table's name is offered by the SQL language itself. */
const NAME = /["`]?[\p{L}_][\p{L}\p{N}_]*$/u;
/** Names that need no quotes; those of other letters or in upper case do in some dialects. */
const PLAIN = /^[a-z_][a-z0-9_]*$/;

/** Names of parameters behind `${`. */
export function completeParams(context: CompletionContext, params: readonly string[]): CompletionResult | null {
  const before = context.matchBefore(/\$\{\s*\w*/);
  if (!before || params.length === 0) return null;
  const typed = /\w*$/.exec(before.text)?.[0].length ?? 0;
  const isClosed = context.state.sliceDoc(context.pos, context.pos + 1) === '}';
  const options = params.map((name): Completion => ({
    label: name,
    type: 'variable',
    apply: isClosed ? name : `${name}}`,
  }));
  return { from: before.to - typed, options, validFor: /^\w*$/ };
}

/** Columns of all tables by their own names, quoted where they have to be; behind a point the language offers them. */
export function completeColumns(
  context: CompletionContext,
  schema: Readonly<Record<string, readonly string[]>>,
  quote: string,
): CompletionResult | null {
  const before = context.matchBefore(NAME);
  const from = before?.from ?? context.pos;
  const previous = context.state.sliceDoc(Math.max(0, from - 1), from);
  if ((!before && !context.explicit) || previous === '.' || previous === '{') return null;
  const tables = new Map<string, string[]>();
  for (const [table, columns] of Object.entries(schema)) {
    for (const column of columns) tables.set(column, [...(tables.get(column) ?? []), table]);
  }
  const hasQuote = before !== null && (before.text.startsWith('"') || before.text.startsWith('`'));
  const options = [...tables].map(([column, owners]): Completion => {
    const quoted = `${quote}${column.replaceAll(quote, quote + quote)}${quote}`;
    const apply = hasQuote || !PLAIN.test(column) ? quoted : column;
    return { label: hasQuote ? quoted : column, apply, type: 'property', detail: owners.join(', '), boost: 1 };
  });
  return { from, options };
}
