import type { Language } from '@aj-report/contract';
import { lazy, Suspense } from 'react';
import { useText } from '../../i18n/i18n.ts';
import { BLOCK_WORDS } from '../blocks/blocks.words.ts';
import { WORDS } from '../designer.words.ts';
import { useDocument } from '../ui/use-designer.ts';
import { Tabs } from '../ui/tabs.tsx';
import { HistoryList } from './history-list.tsx';
import { Layers } from './layers.tsx';
import { Palette } from './palette.tsx';

const BlocksPanel = lazy(() => import('../blocks/blocks-panel.tsx'));

export type LeftTab = 'widgets' | 'blocks' | 'layers' | 'history';

interface LeftPanelProps {
  readonly tab: LeftTab;
  readonly language: Language;
  readonly renaming: string | undefined;
  onTab(tab: LeftTab): void;
  onAdd(type: string): void;
  onRename(id: string | undefined): void;
}

/** Widgets and blocks to add, the layers of those that are there, and the steps of the work. */
export function LeftPanel({ tab, language, renaming, onTab, onAdd, onRename }: LeftPanelProps) {
  const text = useText();
  const count = useDocument((state) => state.shown.widgets.length);
  return (
    <aside className="panel panel--left">
      <Tabs
        label={text(WORDS.widgets)}
        tabs={[
          { id: 'widgets', label: text(WORDS.widgets) },
          { id: 'blocks', label: text(BLOCK_WORDS.blocks) },
          { id: 'layers', label: text(WORDS.layers), count },
          { id: 'history', label: text(WORDS.history) },
        ]}
        value={tab}
        onChange={onTab}
      />
      <div className="panel__body">
        {tab === 'widgets' ? <Palette language={language} onAdd={onAdd} /> : null}
        {tab === 'blocks' ? (
          <Suspense>
            <BlocksPanel />
          </Suspense>
        ) : null}
        {tab === 'layers' ? <Layers renaming={renaming} onRename={onRename} /> : null}
        {tab === 'history' ? <HistoryList /> : null}
      </div>
    </aside>
  );
}
