import { toTable, type Mapping } from '@aj-report/contract';
import { sampleDataIn } from '@aj-report/widgets/presets';
import { lazy, Suspense, useState } from 'react';
import { useText } from '../../../i18n/i18n.ts';
import { setData } from '../../document/operations.ts';
import { spokenIn } from '../../designer.ts';
import { useDesigner } from '../../ui/use-designer.ts';
import { DATA_LABELS, DATA_WORDS } from './data.words.ts';
import { RowsTable } from './rows-table.tsx';
import { SlotList } from './slot-list.tsx';
import { fromJsonText, type StaticRows } from './static-rows.ts';
import type { DataPartProps } from './data-part.ts';

const CodeEditor = lazy(async () => ({ default: (await import('../../../form/code-editor.tsx')).CodeEditor }));

type View = 'table' | 'json';

/** Rows typed by hand, as a table or as JSON, and the roles of their columns. */
export function StaticData({ widget, declaration, language }: DataPartProps) {
  const designer = useDesigner();
  const { document } = designer;
  const text = useText();
  const [view, setView] = useState<View>('table');
  const sample = sampleDataIn(declaration, spokenIn(designer));
  const rows: StaticRows = widget.data.staticData ?? sample.sampleRows;
  const mapping = widget.data.mapping.length > 0 ? widget.data.mapping : sample.sampleMapping;

  function changeRows(next: StaticRows): void {
    const staticData = next as Record<string, unknown>[];
    // The sample's roles are those of its language: rows made from it keep them for readers of another one.
    const roles = widget.data.staticData ? {} : { mapping: [...mapping] as Mapping[] };
    document.change(DATA_LABELS.rows, setData([widget.id], { staticData, sample: undefined, ...roles }), {
      mergeKey: `rows ${widget.id}`,
    });
  }

  return (
    <>
      <section className="data__part">
        <h4>
          {text(DATA_WORDS.rows)}
          <span className="data__choices">
            {(['table', 'json'] as const).map((one) => (
              <button
                key={one}
                type="button"
                className="chip"
                aria-selected={one === view}
                onClick={() => setView(one)}
              >
                {text(DATA_WORDS[one])}
              </button>
            ))}
          </span>
        </h4>
        {view === 'table' ? (
          <RowsTable rows={rows} onChange={changeRows} />
        ) : (
          <JsonRows key={widget.id} rows={rows} onChange={changeRows} />
        )}
        <SampleUseField widget={widget} declaration={declaration} />
        {widget.data.staticData ? (
          <button
            type="button"
            className="text-button"
            onClick={() =>
              document.change(
                DATA_LABELS.rows,
                setData([widget.id], { staticData: undefined, sample: 'hidden', mapping: [] }),
              )
            }
          >
            {text(DATA_WORDS.backToSample)}
          </button>
        ) : null}
      </section>
      <SlotList
        declaration={declaration}
        columns={toTable(rows).columns}
        isSample={!widget.data.staticData}
        mapping={mapping as readonly Mapping[]}
        language={language}
        onChange={(next, label) => document.change(label, setData([widget.id], { mapping: [...next] }))}
      />
    </>
  );
}

/** Whether viewers see the sample; nothing while there are rows of the author. */
function SampleUseField({ widget, declaration }: Pick<DataPartProps, 'widget' | 'declaration'>) {
  const { document } = useDesigner();
  const text = useText();
  const { sample, staticData } = widget.data;
  if (staticData ? !sample : declaration.sampleRows.length === 0) return null;
  return (
    <label className="data__sample" title={text(DATA_WORDS.sampleHint)}>
      <input
        type="checkbox"
        data-keep-sample
        checked={sample !== 'hidden'}
        onChange={({ target }) =>
          document.change(DATA_LABELS.sample, setData([widget.id], { sample: target.checked ? 'kept' : 'hidden' }))
        }
      />
      {text(DATA_WORDS.sample)}
    </label>
  );
}

function format(rows: StaticRows): string {
  return JSON.stringify(rows, null, 2);
}

/** The text as it is typed, until the rows become others than it says: then it is theirs again (undo, the table). */
function textFor(rows: StaticRows, typed: { readonly text: string; readonly rows: StaticRows }): string {
  if (typed.rows === rows) return typed.text;
  return JSON.stringify(fromJsonText(typed.text)) === JSON.stringify(rows) ? typed.text : format(rows);
}

/** What is typed is kept even while it is no JSON; rows change only when it is. */
function JsonRows({ rows, onChange }: { readonly rows: StaticRows; onChange(rows: StaticRows): void }) {
  const text = useText();
  const [typed, setTyped] = useState(() => ({ text: format(rows), rows }));
  const shown = textFor(rows, typed);

  function handleType(next: string): void {
    setTyped({ text: next, rows });
    const parsed = fromJsonText(next);
    if (parsed && JSON.stringify(parsed) !== JSON.stringify(rows)) onChange(parsed);
  }

  return (
    <>
      <div className="data__json">
        <Suspense fallback={<div />}>
          <CodeEditor label={text(DATA_WORDS.rows)} codeLanguage="json" value={shown} onChange={handleType} />
        </Suspense>
      </div>
      {fromJsonText(shown) ? null : (
        <p className="data__problem" role="alert">
          {text(DATA_WORDS.badJson)}
        </p>
      )}
    </>
  );
}
