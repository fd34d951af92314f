import type { ContextData, ScreenDocument } from './document-schema.ts';

/**
 * A screen as somebody sees it for whom some parameters are fixed: each is declared with its value as one that neither
 * address nor links change.
 */
export function lockParameters(document: ScreenDocument, locked: ContextData): ScreenDocument {
  const names = Object.keys(locked);
  if (names.length === 0) return document;
  const declared = document.dashboard?.parameters ?? [];
  const free = declared.filter(({ name }) => !names.includes(name));
  const fixed = Object.entries(locked).map(([name, defaultValue]) => {
    const type = declared.find((one) => one.name === name)?.type;
    return { name, defaultValue, locked: true, ...(type === undefined ? {} : { type }) };
  });
  return { ...document, dashboard: { ...document.dashboard, parameters: [...free, ...fixed] } };
}
