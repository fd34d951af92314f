import { LIMITS } from '@aj-report/contract';
import { useState } from 'react';
import { toastSuccess, toastWarning } from '../api/toast.ts';
import { Form, useFocusFirstProblem } from '../form/form.tsx';
import { problemsOf, trimValues, type Problems } from '../form/form-problems.ts';
import { useT, useText, type Translate } from '../i18n/i18n.ts';
import { currentLanguage } from '../i18n/language.ts';
import { askToConfirm } from '../shell/confirm.tsx';
import { Modal } from '../shell/modal.tsx';
import { findBadChild, toSaved } from './child-entity.ts';
import { ChildForms } from './child-forms.tsx';
import type { EditMode, Resource } from './define-resource.ts';
import { fieldsIn, lockedIn, type Columns } from './form-columns.ts';
import { useRecord, type Editing, type RecordDraft } from './use-record.ts';

/** Width by fields in a row (spec §2). */
const WIDTHS: Readonly<Record<Columns, string>> = { 2: '60vw', 3: '70vw', 4: '80vw' };

interface EditDialogProps<R> {
  readonly resource: Resource<R>;
  readonly editing: Editing<R>;
  onClose(): void;
  onSaved(): void;
}

function ColumnSwitch({ value, onChange }: { readonly value: Columns; onChange(value: Columns): void }) {
  const t = useT();
  return (
    <span className="column-switch" role="group" aria-label={t('crud.columnsPerRow')}>
      <span className="column-switch__label">{t('crud.columnsPerRow')}</span>
      {LIMITS.formColumns.map((one) => (
        <button key={one} type="button" aria-pressed={one === value} onClick={() => onChange(one)}>
          {one}
        </button>
      ))}
    </span>
  );
}

function titleOf(mode: EditMode, word: string, t: Translate): string {
  const verbs = { add: t('crud.add'), edit: t('crud.edit'), view: t('crud.view') };
  return currentLanguage() === 'zh' ? `${verbs[mode]}${word}` : `${verbs[mode]} ${word.toLowerCase()}`;
}

/** Whether a call went through; one that failed has said so. */
function isDone(call: Promise<unknown>): Promise<boolean> {
  return call.then(
    () => true,
    () => false,
  );
}

/** Dialog to add, edit or view one record; edit and view fetch it first, then open (spec §4). */
export function EditDialog<R>(props: EditDialogProps<R>) {
  const { resource, editing, onClose, onSaved } = props;
  const t = useT();
  const text = useText();
  const language = currentLanguage();
  const [columns, setColumns] = useState<Columns>(resource.form?.columns ?? 2);
  const { draft, setDraft, isDirty } = useRecord(resource, editing, onClose);
  const [problems, setProblems] = useState<Problems>({});
  const [isSaving, setIsSaving] = useState(false);
  const container = useFocusFirstProblem(problems);
  const { form } = resource;
  if (!form || !draft) return null;
  const { create, update, children = [] } = form;
  const { mode } = editing;
  const fields = fieldsIn(form.fields, mode);

  async function handleClose() {
    const question = { title: t('crud.leaveTitle'), message: t('crud.leaveText'), confirmLabel: t('crud.leave') };
    if (mode === 'view' || !isDirty || (await askToConfirm({ ...question, isDangerous: true }))) onClose();
  }

  async function handleSave(shown: RecordDraft) {
    const trimmed = { ...trimValues(shown.values), ...toSaved(children, shown.children) };
    const found = { ...problemsOf(fields, trimmed, language), ...form?.check?.(trimmed) };
    setProblems(found);
    if (Object.keys(found).length > 0) return;
    const bad = findBadChild(children, shown.children, shown.values, mode, language);
    if (bad) return toastWarning(t('crud.childIncomplete', { title: text(bad.title) }));
    setIsSaving(true);
    const saving = editing.row === undefined ? create(trimmed) : update(trimmed, editing.row);
    const isSaved = await isDone(saving);
    setIsSaving(false);
    if (!isSaved) return;
    toastSuccess(t('crud.saved'));
    onSaved();
  }

  function handleChange(shown: RecordDraft, name: string, value: unknown) {
    const values = { ...shown.values, [name]: value };
    setDraft({ ...shown, values: form?.onChange?.(values, name) ?? values });
  }

  const isView = mode === 'view';
  const handleDraft = (name: string, value: unknown) => handleChange(draft, name, value);
  return (
    <Modal
      title={titleOf(mode, text(resource.title), t)}
      isOpen
      canFullscreen
      width={`min(100vw, max(640px, ${WIDTHS[columns]}))`}
      headerActions={<ColumnSwitch value={columns} onChange={setColumns} />}
      onClose={() => void handleClose()}
      footer={
        <>
          <sl-button onClick={() => void handleClose()}>{t(isView ? 'crud.close' : 'crud.cancel')}</sl-button>
          {isView ? null : (
            <sl-button variant="primary" data-button="save" loading={isSaving} onClick={() => void handleSave(draft)}>
              {t('crud.save')}
            </sl-button>
          )}
        </>
      }
    >
      <div ref={container}>
        {mode === 'edit' && editing.row !== undefined ? form.editOnly?.(draft.values, editing.row) : null}
        <Form
          fields={fields}
          values={draft.values}
          problems={problems}
          language={language}
          columns={columns}
          disabled={isView}
          locked={lockedIn(fields, mode)}
          onChange={handleDraft}
        />
        {form.below?.({ values: draft.values, problems, mode, onChange: handleDraft })}
        <ChildForms
          entities={children}
          drafts={draft.children}
          main={draft.values}
          mode={mode}
          columns={columns}
          onChange={(next) => setDraft({ ...draft, children: next })}
        />
      </div>
    </Modal>
  );
}
