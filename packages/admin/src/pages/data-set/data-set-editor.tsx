import { SET_TYPE_LABELS, type Column, type Row, type SetType } from '@aj-report/contract';
import { useRef } from 'react';
import { toastWarning } from '../../api/toast.ts';
import { valuesOf } from '../../crud/child-rows.ts';
import { Form, useFocusFirstProblem } from '../../form/form.tsx';
import { toSourceOption } from '../../form/reference-choices.ts';
import { useT, useText } from '../../i18n/i18n.ts';
import { currentLanguage } from '../../i18n/language.ts';
import { Modal } from '../../shell/modal.tsx';
import { UseTable } from './base-rows.tsx';
import { CalculationPane } from './calculation-pane.tsx';
import { CachePane, ParamsPane, RulesPane, StepsPane } from './detail-panes.tsx';
import { quoteFor, tableQuery, tableSql } from '../../form/sql-names.ts';
import { isOwnSql, overTable } from './over-table.ts';
import { missingParams, setTypesOf, withSource, type Draft } from './draft.ts';
import { EditorTabs, type EditorTab } from './editor-tabs.tsx';
import { FieldsPane } from './fields-pane.tsx';
import { PreviewPane } from './preview-pane.tsx';
import { RequestPane } from './request-pane.tsx';
import { SqlPane } from './sql-pane.tsx';
import { TableTree } from './table-tree.tsx';
import { isCurrent, mistakeIn } from './use-draft.ts';
import { basicFields, useEditor, type Editor, type EditorProps } from './use-editor.ts';
import './data-set.css';
import './data-set-editor.css';
import './calculation.css';

const LOCKED: ReadonlySet<string> = new Set(['setCode']);
const NONE: ReadonlySet<string> = new Set();
const NO_COLUMNS: readonly Column[] = [];
const NO_ROWS: readonly Row[] = [];

interface PartProps {
  readonly editor: Editor;
  readonly draft: Draft;
}

function Footer({ editor }: { readonly editor: Editor }) {
  const t = useT();
  return (
    <>
      <span className="set-editor__state" data-ok={editor.canSave || undefined}>
        <sl-icon name={editor.canSave ? 'check-circle' : 'info-circle'} />
        {t(editor.canSave ? 'set.previewOk' : 'set.previewFirst')}
      </span>
      <sl-button onClick={() => void editor.close()}>{t('crud.cancel')}</sl-button>
      <sl-button
        variant="primary"
        data-button="save"
        loading={editor.isSaving}
        disabled={!editor.canSave}
        title={editor.canSave ? '' : t('set.previewFirst')}
        onClick={() => void editor.save()}
      >
        {t('crud.save')}
      </sl-button>
    </>
  );
}

function TypeChoice({ editor, draft }: PartProps) {
  const t = useT();
  const text = useText();
  const sourceType = editor.source?.sourceType;
  const known = setTypesOf(sourceType);
  const types = known.includes(draft.setType) ? known : [draft.setType, ...known];
  return (
    <div className="set-type" role="group" aria-label={t('set.type')}>
      {types.map((type) => (
        <button
          key={type}
          type="button"
          data-type={type}
          aria-pressed={type === draft.setType}
          onClick={() => editor.setDraft({ ...draft, setType: type })}
        >
          {type in SET_TYPE_LABELS ? text(SET_TYPE_LABELS[type as SetType]) : type}
        </button>
      ))}
    </div>
  );
}

function Basics({ editor, draft, isNew }: PartProps & { readonly isNew: boolean }) {
  const choices = (editor.sources ?? []).map(toSourceOption);
  const chooseSource = (code: string) =>
    withSource(draft, code, editor.sources?.find((one) => one.sourceCode === code)?.sourceType);
  return (
    <div className="set-editor__basics">
      <Form
        fields={basicFields}
        values={{ ...draft }}
        columns={4}
        problems={editor.problems}
        language={currentLanguage()}
        locked={isNew ? NONE : LOCKED}
        choices={{ sourceCode: choices }}
        onChange={(name, value) =>
          editor.setDraft(name === 'sourceCode' ? chooseSource(String(value ?? '')) : { ...draft, [name]: value })
        }
      />
    </div>
  );
}

function Tree({ editor, draft, insert }: PartProps & { insert(text: string): void }) {
  const t = useT();
  const { source, sources, setDraft } = editor;
  const isCalc = draft.setType === 'calc';
  const kind = source?.sourceType ?? '';
  const columnSql = (name: string) => quoteFor(kind, name);
  function pickColumn(name: string, tableName: string) {
    if (!isCalc) return insert(columnSql(name));
    const isSame = draft.tableName === tableName;
    const groupFields = isSame ? [...new Set([...draft.groupFields, name])] : [name];
    setDraft({ ...draft, tableName, groupFields });
  }
  function queryTable(table: string) {
    // Put at the cursor it would leave two statements, or one within a name: it stands alone.
    setDraft({ ...draft, dynSentence: tableQuery(kind, table) });
    if (isOwnSql(draft.dynSentence)) toastWarning(t('set.sqlReplaced'));
  }
  function takeTable(name: string) {
    const table = source?.tables.find((one) => one.name === name);
    if (table) setDraft(overTable(draft, table));
  }
  return (
    <aside className="set-editor__tree">
      <TypeChoice editor={editor} draft={draft} />
      {draft.setType === 'http' ? null : (
        <TableTree
          source={source}
          hasNone={sources?.length === 0}
          hint={t(isCalc ? 'set.pickGroup' : 'set.insert')}
          onTable={(table) => (isCalc ? takeTable(table) : insert(tableSql(kind, table)))}
          onColumn={pickColumn}
          onQueryTable={isCalc ? undefined : queryTable}
          onUseTable={isCalc ? undefined : takeTable}
        />
      )}
    </aside>
  );
}

function PreviewButton({ editor }: { readonly editor: Editor }) {
  const t = useT();
  return (
    <sl-tooltip content={t('set.previewHint')}>
      <sl-button size="small" loading={editor.isRunning} data-button="preview" onClick={editor.runPreview}>
        <sl-icon slot="prefix" name="play-fill" />
        {t('set.preview')}
      </sl-button>
    </sl-tooltip>
  );
}

function Pane({ editor, draft }: PartProps) {
  const { base, source, setDraft } = editor;
  const names = (base.columns ?? []).map((column) => column.name);
  const result = editor.preview?.result;
  const shown = (result?.columns ?? NO_COLUMNS).map((column) => column.name);
  switch (editor.tab) {
    case 'calc':
      return (
        <CalculationPane
          draft={draft}
          source={source}
          base={base}
          showsProblems={editor.showsProblems}
          onChange={setDraft}
        />
      );
    case 'params':
      return <ParamsPane draft={draft} onChange={setDraft} />;
    case 'fields':
      return (
        <FieldsPane
          draft={draft}
          columns={result?.columns ?? NO_COLUMNS}
          rows={(result?.data ?? NO_ROWS) as Row[]}
          onChange={setDraft}
        />
      );
    case 'steps':
      return <StepsPane draft={draft} names={shown} onChange={setDraft} />;
    case 'rules':
      return <RulesPane draft={draft} names={names} onChange={setDraft} />;
    case 'cache':
      return <CachePane draft={draft} onChange={setDraft} />;
    case 'sql':
      return null;
  }
}

function Parts({
  editor,
  draft,
  inserter,
}: PartProps & { readonly inserter: Parameters<typeof SqlPane>[0]['inserter'] }) {
  const put = (dynSentence: string) => editor.setDraft({ ...draft, dynSentence });
  const mistake = mistakeIn(editor.preview, draft);
  const marked = new Set<EditorTab>(missingParams(draft).length > 0 ? ['params'] : []);
  if (mistake) marked.add('sql');
  return (
    <section className="set-editor__parts">
      <EditorTabs
        draft={draft}
        value={editor.tab}
        marked={marked}
        end={<PreviewButton editor={editor} />}
        onChange={editor.setTab}
      />
      {draft.setType === 'calc' ? null : (
        <div className="set-editor__part" hidden={editor.tab !== 'sql'}>
          {draft.setType === 'http' ? (
            <RequestPane draft={draft} onChange={put} onPreview={editor.runPreview} />
          ) : (
            <SqlPane
              source={editor.source}
              sql={draft.dynSentence}
              params={valuesOf(draft.params).map((param) => String(param['paramName'] ?? ''))}
              mistake={mistake}
              withoutSql={<UseTable draft={draft} source={editor.source} onChange={editor.setDraft} />}
              inserter={inserter}
              onChange={put}
              onPreview={editor.runPreview}
            />
          )}
        </div>
      )}
      {editor.tab === 'sql' ? null : (
        <div className="set-editor__part" role="tabpanel">
          <Pane editor={editor} draft={draft} />
        </div>
      )}
    </section>
  );
}

/** A data set: what it asks, groups and calculates, and the preview that must succeed before saving. */
export function DataSetEditor(props: EditorProps) {
  const t = useT();
  const editor = useEditor(props);
  const container = useFocusFirstProblem(editor.problems);
  const inserter = useRef<((text: string) => void) | null>(null);
  const { draft } = editor;
  if (!draft) return null;
  return (
    <Modal
      title={props.row ? t('set.editTitle', { name: props.row.setName }) : t('set.new')}
      isOpen
      canFullscreen
      startsFullscreen
      width="80vw"
      onClose={() => void editor.close()}
      footer={<Footer editor={editor} />}
    >
      <div className="set-editor" ref={container}>
        <Basics editor={editor} draft={draft} isNew={props.row === undefined} />
        <Tree editor={editor} draft={draft} insert={(text) => inserter.current?.(text)} />
        <Parts editor={editor} draft={draft} inserter={inserter} />
        <PreviewPane
          preview={editor.preview}
          isRunning={editor.isRunning}
          isOutdated={editor.preview !== undefined && !isCurrent(editor.preview, draft)}
        />
      </div>
    </Modal>
  );
}
