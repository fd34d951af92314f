import { lazy, Suspense, useMemo, type ReactNode, type RefObject } from 'react';
import { useT } from '../../i18n/i18n.ts';
import { hasBackticks } from '../../form/sql-names.ts';
import type { SqlNames, TextMistake } from '../../form/code-editor.tsx';
import type { Source } from './table-tree.tsx';

const CodeEditor = lazy(async () => ({ default: (await import('../../form/code-editor.tsx')).CodeEditor }));

interface SqlPaneProps {
  readonly source: Source | undefined;
  readonly sql: string;
  /** Names that may stand in `${}`. */
  readonly params: readonly string[];
  readonly mistake: TextMistake | undefined;
  /** The way without SQL, shown while there is none. */
  readonly withoutSql: ReactNode;
  readonly inserter: RefObject<((text: string) => void) | null>;
  onChange(sql: string): void;
  onPreview(): void;
}

/** What the editor's completion offers: names are quoted where SQL needs it. */
function toNames(source: Source | undefined, params: readonly string[]): SqlNames {
  const tables = source?.tables ?? [];
  const schema = Object.fromEntries(tables.map((table) => [table.name, table.columns.map((column) => column.name)]));
  return { schema, params, hasBackticks: hasBackticks(source?.sourceType ?? '') };
}

/** The SQL editor; completion offers the tables and columns of the source and the parameters. */
export function SqlPane({ source, sql, params, mistake, withoutSql, inserter, onChange, onPreview }: SqlPaneProps) {
  const t = useT();
  const hint = t(source?.sourceType === 'mysql' ? 'set.sqlHintBackticks' : 'set.sqlHint');
  const given = params.join('\n');
  const names = useMemo(() => toNames(source, given.split('\n').filter(Boolean)), [source, given]);
  return (
    <section className="set-editor__sql">
      <p className="muted ellipsis set-editor__hint" title={hint}>
        {hint}
        {sql.trim() === '' ? <> · {withoutSql}</> : null}
      </p>
      <Suspense fallback={<sl-skeleton effect="sheen" />}>
        <CodeEditor
          label={t('set.sql')}
          codeLanguage="sql"
          value={sql}
          names={names}
          mistake={mistake}
          placeholder={t('set.sqlPlaceholder')}
          inserter={inserter}
          onChange={onChange}
          onRun={onPreview}
        />
      </Suspense>
    </section>
  );
}
