/** A number or a text in quotes of a rule; undefined for a formula. */
export function constantOf(formula: string | undefined): string | number | undefined {
  if (formula === undefined) return undefined;
  const text = /^"((?:[^"]|"")*)"$/.exec(formula.trim())?.[1];
  if (text !== undefined) return text.replaceAll('""', '"');
  return formula.trim() !== '' && Number.isFinite(Number(formula)) ? Number(formula) : undefined;
}

/** The other way round. */
export function quoted(value: unknown): string {
  return typeof value === 'number' ? String(value) : `"${String(value ?? '').replaceAll('"', '""')}"`;
}
