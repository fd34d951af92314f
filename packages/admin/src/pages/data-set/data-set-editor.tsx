import {
  allDataSources,
  dataSetFields,
  defaultsOf,
  field,
  LIMITS,
  paramFields,
  type DataSetListItem,
} from '@aj-report/contract';
import { useEffect, useState } from 'react';
import { call } from '../../api/call.ts';
import { toastSuccess, toastWarning } from '../../api/toast.ts';
import { addRow } from '../../crud/child-rows.ts';
import { ChildTable } from '../../crud/child-table.tsx';
import { Form, useFocusFirstProblem } from '../../form/form.tsx';
import { problemsOf, type Problems } from '../../form/form-problems.ts';
import { translate, useT } from '../../i18n/i18n.ts';
import { currentLanguage } from '../../i18n/language.ts';
import { askToConfirm } from '../../shell/confirm.tsx';
import { Modal } from '../../shell/modal.tsx';
import { missingParams, toQuery, type Draft } from './draft.ts';
import { PreviewPane } from './preview-pane.tsx';
import { SqlPane } from './sql-pane.tsx';
import type { Source } from './table-tree.tsx';
import { isPreviewed, saveDraft, useDraft, usePreview } from './use-draft.ts';
import './data-set.css';

interface DataSetEditorProps {
  /** The set to edit; undefined = a new one. */
  readonly row: DataSetListItem | undefined;
  onClose(): void;
  onSaved(): void;
}

/** The description is one line here: the room belongs to the query. */
const basicFields = {
  ...dataSetFields,
  setDesc: field.text({ label: dataSetFields.setDesc['x-aj'].label, maxLength: LIMITS.dataSetDescMax }),
};

const LOCKED: ReadonlySet<string> = new Set(['setCode']);
const NONE: ReadonlySet<string> = new Set();

function useSources(): readonly Source[] | undefined {
  const [sources, setSources] = useState<readonly Source[] | undefined>();
  useEffect(() => {
    const abort = new AbortController();
    call(allDataSources, { signal: abort.signal }).then(setSources, () => undefined);
    return () => abort.abort();
  }, []);
  return sources;
}

function checkDraft(draft: Draft): Problems {
  const problems: Record<string, string> = { ...problemsOf(basicFields, { ...draft }, currentLanguage()) };
  if (draft.sourceCode === '') problems['sourceCode'] = translate('set.sourceMissing');
  return problems;
}

interface ParamsProps {
  readonly draft: Draft;
  onChange(draft: Draft): void;
}

function ParamsPane({ draft, onChange }: ParamsProps) {
  const t = useT();
  const missing = missingParams(draft);
  function addMissing() {
    const params = missing.reduce(
      (rows, paramName) => addRow(rows, { ...defaultsOf(paramFields), paramName }),
      draft.params,
    );
    onChange({ ...draft, params });
  }
  return (
    <section className="set-editor__params">
      <header className="pane-head">
        <h3>{t('set.params')}</h3>
        {missing.length > 0 ? (
          <button type="button" className="text-button" onClick={addMissing}>
            <sl-icon name="magic" /> {t('set.paramsFound', { names: missing.join(', ') })}
          </button>
        ) : null}
      </header>
      <ChildTable
        fields={paramFields}
        rows={draft.params}
        emptyText={t('set.noParams')}
        addLabel={t('set.addParam')}
        onChange={(params) => onChange({ ...draft, params })}
      />
    </section>
  );
}

function useEditor({ row, onClose, onSaved }: DataSetEditorProps) {
  const t = useT();
  const previews = usePreview();
  const { draft, setDraft, isDirty } = useDraft(row, (loaded) => void previews.run(toQuery(loaded)));
  const [problems, setProblems] = useState<Problems>({});
  const [isSaving, setIsSaving] = useState(false);
  const canSave = draft !== undefined && isPreviewed(previews.preview, draft);

  function runPreview() {
    if (!draft) return;
    if (draft.sourceCode === '') setProblems({ sourceCode: t('set.sourceMissing') });
    else void previews.run(toQuery(draft));
  }

  async function save() {
    if (!draft) return;
    const found = checkDraft(draft);
    setProblems(found);
    if (Object.keys(found).length > 0) return;
    if (!canSave) return toastWarning(t('set.previewFirst'));
    setIsSaving(true);
    const isSaved = await saveDraft(draft, row?.id);
    setIsSaving(false);
    if (!isSaved) return;
    toastSuccess(t('crud.saved'));
    onSaved();
  }

  async function close() {
    const question = { title: t('set.leaveTitle'), message: t('set.leaveText'), confirmLabel: t('set.leave') };
    if (!isDirty() || (await askToConfirm(question))) onClose();
  }

  return { ...previews, draft, setDraft, problems, isSaving, canSave, runPreview, save, close };
}

function Footer({ editor }: { readonly editor: ReturnType<typeof useEditor> }) {
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

/** Name, source, SQL, parameters and the preview that must succeed before saving. */
export function DataSetEditor(props: DataSetEditorProps) {
  const t = useT();
  const sources = useSources();
  const editor = useEditor(props);
  const container = useFocusFirstProblem(editor.problems);
  const { draft } = editor;
  const choices = (sources ?? []).map((one) => ({
    value: one.sourceCode,
    label: { zh: one.sourceName, en: one.sourceName },
  }));
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
      {draft ? (
        <div className="set-editor" ref={container}>
          <div className="set-editor__basics">
            <Form
              fields={basicFields}
              values={{ ...draft }}
              columns={4}
              problems={editor.problems}
              language={currentLanguage()}
              locked={props.row ? LOCKED : NONE}
              choices={{ sourceCode: choices }}
              onChange={(name, value) => editor.setDraft({ ...draft, [name]: value })}
            />
          </div>
          <SqlPane
            source={sources?.find((one) => one.sourceCode === draft.sourceCode)}
            hasNoSources={sources?.length === 0}
            sql={draft.dynSentence}
            isRunning={editor.isRunning}
            onChange={(dynSentence) => editor.setDraft({ ...draft, dynSentence })}
            onPreview={editor.runPreview}
          />
          <ParamsPane draft={draft} onChange={editor.setDraft} />
          <PreviewPane preview={editor.preview} isRunning={editor.isRunning} />
        </div>
      ) : (
        <sl-skeleton effect="sheen" />
      )}
    </Modal>
  );
}
