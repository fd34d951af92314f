import { lazy, Suspense, useMemo, type RefObject } from 'react';
import { useT } from '../../i18n/i18n.ts';
import type { Source } from './table-tree.tsx';

const CodeEditor = lazy(async () => ({ default: (await import('../../form/code-editor.tsx')).CodeEditor }));

const REQUEST_EXAMPLE = '{"apiUrl": "orders?day=${day}", "method": "GET", "rows": "data.items"}';

interface SqlPaneProps {
  readonly source: Source | undefined;
  readonly sql: string;
  /** The text is a request in JSON. */
  readonly isRequest: boolean;
  readonly inserter: RefObject<((text: string) => void) | null>;
  onChange(sql: string): void;
  onPreview(): void;
}

/** Tables of a source as the editor's completion wants them: names are quoted where SQL needs it. */
function toSchema(source: Source | undefined): Record<string, string[]> | undefined {
  if (!source) return undefined;
  return Object.fromEntries(source.tables.map((table) => [table.name, table.columns.map((column) => column.name)]));
}

/** The SQL editor; completion offers the tables and columns of the source. */
export function SqlPane({ source, sql, isRequest, inserter, onChange, onPreview }: SqlPaneProps) {
  const t = useT();
  const hint = t(isRequest ? 'set.requestHint' : 'set.sqlHint');
  const schema = useMemo(() => toSchema(source), [source]);
  return (
    <section className="set-editor__sql">
      <p className="muted ellipsis set-editor__hint" title={hint}>
        {hint}
      </p>
      <Suspense fallback={<sl-skeleton effect="sheen" />}>
        <CodeEditor
          key={isRequest ? 'json' : 'sql'}
          label={t(isRequest ? 'set.request' : 'set.sql')}
          codeLanguage={isRequest ? 'json' : 'sql'}
          value={sql}
          schema={schema}
          placeholder={isRequest ? REQUEST_EXAMPLE : t('set.sqlPlaceholder')}
          inserter={inserter}
          onChange={onChange}
          onRun={onPreview}
        />
      </Suspense>
    </section>
  );
}
