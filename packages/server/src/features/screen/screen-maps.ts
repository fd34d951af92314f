import type { ScreenDocument } from '@aj-report/contract';
import { declarations } from '@aj-report/widgets/declarations';

/** Codes of the maps that a screen's widgets name in their fields for maps, each once, in order of first use. */
export function shownMapCodes(document: Pick<ScreenDocument, 'widgets'>): string[] {
  const codes = (document.widgets ?? []).flatMap(({ type, setup = {} }) => {
    const fields = Object.hasOwn(declarations, type) ? (declarations[type]?.fields ?? {}) : {};
    return Object.entries(fields).flatMap(([name, field]) => {
      const value = field['x-aj'].control === 'map' ? setup[name] : '';
      return typeof value === 'string' && value !== '' ? [value] : [];
    });
  });
  return [...new Set(codes)];
}
