import type { NormalWidget } from '@aj-report/contract';
import { declarations } from '@aj-report/widgets/declarations';
import { useMemo } from 'react';
import { currentLanguage } from '../../../i18n/language.ts';
import { asksForColumns, dataColumnsOf } from './data-columns.ts';
import { useDataSets } from './use-data-sets.ts';

/** Columns that the selected widgets have in common; none while they are not known or no property asks for one. */
export function useDataColumns(widgets: readonly NormalWidget[]): readonly string[] {
  const language = currentLanguage();
  const asks = widgets.some(({ type }) => asksForColumns(declarations[type]?.fields ?? {}));
  const isBound = widgets.some(({ data }) => data.dataType === 'dynamic' && data.setCode !== '');
  const sets = useDataSets(asks && isBound);
  return useMemo(() => {
    if (!asks) return [];
    const known = sets.kind === 'ready' ? sets.value : [];
    const setColumns = (setCode: string) =>
      known.find((set) => set.setCode === setCode)?.columns.map(({ name }) => name) ?? [];
    const [first = [], ...rest] = widgets.map((widget) => dataColumnsOf(widget, setColumns, language));
    return first.filter((name) => rest.every((columns) => columns.includes(name)));
  }, [asks, sets, widgets, language]);
}
