import { lazy, Suspense, useMemo, useRef } from 'react';
import { useT } from '../../i18n/i18n.ts';
import { TableTree, type Source } from './table-tree.tsx';

const CodeEditor = lazy(async () => ({ default: (await import('../../form/code-editor.tsx')).CodeEditor }));

interface SqlPaneProps {
  readonly source: Source | undefined;
  readonly hasNoSources: boolean;
  readonly sql: string;
  readonly isRunning: boolean;
  onChange(sql: string): void;
  onPreview(): void;
}

/** Tables of a source as the editor's completion wants them: names are quoted where SQL needs it. */
function toSchema(source: Source | undefined): Record<string, string[]> | undefined {
  if (!source) return undefined;
  return Object.fromEntries(source.tables.map((table) => [table.name, table.columns.map((column) => column.name)]));
}

/** Tree of tables beside the SQL editor with its preview button. */
export function SqlPane({ source, hasNoSources, sql, isRunning, onChange, onPreview }: SqlPaneProps) {
  const t = useT();
  const inserter = useRef<((text: string) => void) | null>(null);
  const schema = useMemo(() => toSchema(source), [source]);
  return (
    <>
      <aside className="set-editor__tree">
        <TableTree
          source={source}
          hasNone={hasNoSources}
          onInsert={(text) => inserter.current?.(text)}
          onQueryTable={(text) => (sql.trim() === '' ? onChange(text) : inserter.current?.(text))}
        />
      </aside>
      <section className="set-editor__sql">
        <header className="pane-head">
          <h3>{t('set.sql')}</h3>
          <span className="muted ellipsis" title={t('set.sqlHint')}>
            {t('set.sqlHint')}
          </span>
          <sl-tooltip content={t('set.previewHint')}>
            <sl-button size="small" loading={isRunning} data-button="preview" onClick={onPreview}>
              <sl-icon slot="prefix" name="play-fill" />
              {t('set.preview')}
            </sl-button>
          </sl-tooltip>
        </header>
        <Suspense fallback={<sl-skeleton effect="sheen" />}>
          <CodeEditor
            label={t('set.sql')}
            codeLanguage="sql"
            value={sql}
            schema={schema}
            placeholder={t('set.sqlPlaceholder')}
            inserter={inserter}
            onChange={onChange}
            onRun={onPreview}
          />
        </Suspense>
      </section>
    </>
  );
}
