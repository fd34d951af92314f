import { defaultsOf, formOf, LIMITS, type Fields } from '@aj-report/contract';
import { useEffect, useEffectEvent, useState } from 'react';
import { toastSuccess } from '../api/toast.ts';
import { Form, useFocusFirstProblem } from '../form/form.tsx';
import { problemsOf, trimValues, type Problems } from '../form/form-problems.ts';
import { useT, useText, type Translate } from '../i18n/i18n.ts';
import { currentLanguage } from '../i18n/language.ts';
import { Modal } from '../shell/modal.tsx';
import type { EditMode, Resource, Values } from './define-resource.ts';

type Columns = (typeof LIMITS.formColumns)[number];

/** Width by fields in a row (spec §2). */
const WIDTHS: Readonly<Record<Columns, string>> = { 2: '60vw', 3: '70vw', 4: '80vw' };

export interface Editing<R> {
  readonly mode: EditMode;
  readonly row: R | undefined;
}

interface EditDialogProps<R> {
  readonly resource: Resource<R>;
  readonly editing: Editing<R>;
  onClose(): void;
  onSaved(): void;
}

function lockedNames(fields: Fields, mode: EditMode): ReadonlySet<string> {
  if (mode === 'add') return new Set();
  const all = formOf(fields).flatMap((group) => group.fields);
  return new Set(all.filter((field) => field.lockedAfterCreate).map((field) => field.name));
}

function ColumnSwitch({ value, onChange }: { readonly value: Columns; onChange(value: Columns): void }) {
  const t = useT();
  return (
    <span className="column-switch" role="group" aria-label={t('crud.columnsPerRow')} title={t('crud.columnsPerRow')}>
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

/** Values of the form; undefined while the record is fetched. A record that cannot be fetched is not shown at all. */
function useValues<R>({ resource, editing, onClose }: EditDialogProps<R>) {
  const [values, setValues] = useState<Values | undefined>(() =>
    editing.mode === 'add' && resource.form
      ? { ...defaultsOf(resource.form.fields), ...resource.form.initial?.() }
      : undefined,
  );
  const { form } = resource;
  const { row } = editing;
  // The call has said what went wrong.
  const handleFailure = useEffectEvent(onClose);
  useEffect(() => {
    if (!form || row === undefined) return;
    let isCurrent = true;
    form.load(row).then(
      (loaded) => isCurrent && setValues({ ...defaultsOf(form.fields), ...loaded }),
      () => isCurrent && handleFailure(),
    );
    return () => {
      isCurrent = false;
    };
  }, [form, row]);
  return [values, setValues] as const;
}

/** Dialog to add, edit or view one record; edit and view fetch it first, then open (spec §4). */
export function EditDialog<R>(props: EditDialogProps<R>) {
  const { resource, editing, onClose, onSaved } = props;
  const t = useT();
  const text = useText();
  const language = currentLanguage();
  const [columns, setColumns] = useState<Columns>(2);
  const [values, setValues] = useValues(props);
  const [problems, setProblems] = useState<Problems>({});
  const [isSaving, setIsSaving] = useState(false);
  const container = useFocusFirstProblem(problems);
  const { form } = resource;
  if (!form || !values) return null;
  const { fields, create, update } = form;

  async function handleSave(shown: Values) {
    const trimmed = trimValues(shown);
    const found = problemsOf(fields, trimmed, language);
    setProblems(found);
    if (Object.keys(found).length > 0) return;
    setIsSaving(true);
    const saving = editing.row === undefined ? create(trimmed) : update(trimmed, editing.row);
    const isSaved = await saving.then(
      () => true,
      () => false,
    );
    setIsSaving(false);
    if (!isSaved) return;
    toastSuccess(t('crud.saved'));
    onSaved();
  }

  const isView = editing.mode === 'view';
  return (
    <Modal
      title={titleOf(editing.mode, text(resource.title), t)}
      isOpen
      canFullscreen
      width={`max(640px, ${WIDTHS[columns]})`}
      headerActions={<ColumnSwitch value={columns} onChange={setColumns} />}
      onClose={onClose}
      footer={
        <>
          <sl-button onClick={onClose}>{t(isView ? 'crud.close' : 'crud.cancel')}</sl-button>
          {isView ? null : (
            <sl-button variant="primary" data-button="save" loading={isSaving} onClick={() => void handleSave(values)}>
              {t('crud.save')}
            </sl-button>
          )}
        </>
      }
    >
      <div ref={container}>
        <Form
          fields={fields}
          values={values}
          problems={problems}
          language={language}
          columns={columns}
          disabled={isView}
          locked={lockedNames(fields, editing.mode)}
          onChange={(name, value) => setValues({ ...values, [name]: value })}
        />
      </div>
    </Modal>
  );
}
