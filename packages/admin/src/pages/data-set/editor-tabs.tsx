import type { ReactNode } from 'react';
import { useT } from '../../i18n/i18n.ts';
import { shownRows } from '../../crud/child-rows.ts';
import type { Draft } from './draft.ts';

export const EDITOR_TABS = ['sql', 'calc', 'params', 'fields', 'steps', 'rules', 'cache'] as const;
export type EditorTab = (typeof EDITOR_TABS)[number];

const WORDS = {
  sql: 'set.tabSql',
  calc: 'set.tabCalc',
  params: 'set.tabParams',
  fields: 'set.tabFields',
  steps: 'set.tabSteps',
  rules: 'set.tabRules',
  cache: 'set.tabCache',
} as const;

/** Tabs of a kind of set: a `calc` set has no SQL. */
export function tabsOf(setType: string): readonly EditorTab[] {
  return setType === 'calc' ? EDITOR_TABS.filter((tab) => tab !== 'sql') : EDITOR_TABS;
}

function countOf(tab: EditorTab, draft: Draft): number {
  if (tab === 'calc') return draft.calculations.length;
  if (tab === 'fields') return draft.fieldSettings.length;
  if (tab === 'params') return shownRows(draft.params).length;
  if (tab === 'steps') return shownRows(draft.steps.rows).length + draft.steps.kept.length;
  return tab === 'rules' ? shownRows(draft.rules).length : 0;
}

interface EditorTabsProps {
  readonly draft: Draft;
  readonly value: EditorTab;
  /** Tabs that want attention. */
  readonly marked: ReadonlySet<EditorTab>;
  readonly end: ReactNode;
  onChange(tab: EditorTab): void;
}

/** Parts of a data set side by side, each with the number of rows it holds. */
export function EditorTabs({ draft, value, marked, end, onChange }: EditorTabsProps) {
  const t = useT();
  return (
    <header className="set-tabs">
      <div role="tablist" aria-label={t('set.tabs')} className="set-tabs__list">
        {tabsOf(draft.setType).map((tab) => {
          const count = countOf(tab, draft);
          return (
            <button
              key={tab}
              type="button"
              role="tab"
              className="set-tabs__tab"
              aria-selected={tab === value}
              data-tab={tab}
              data-marked={marked.has(tab) || undefined}
              onClick={() => onChange(tab)}
            >
              {t(tab === 'sql' && draft.setType === 'http' ? 'set.request' : WORDS[tab])}
              {count > 0 ? <span className="set-tabs__count number">{count}</span> : null}
            </button>
          );
        })}
      </div>
      {end}
    </header>
  );
}
