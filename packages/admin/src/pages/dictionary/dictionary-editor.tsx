import {
  createDictionary,
  defaultsOf,
  dictionaryFields,
  dictionaryItemFields,
  getDictionary,
  updateDictionary,
  type DictionaryItem,
  type DictionaryListItem,
  type DictionarySave,
} from '@aj-report/contract';
import { useEffect, useEffectEvent, useState } from 'react';
import { call } from '../../api/call.ts';
import { loadDictionaries } from '../../api/dictionary-cache.ts';
import { toastSuccess, toastWarning } from '../../api/toast.ts';
import { toChildRows, valuesOf, type ChildRow } from '../../crud/child-rows.ts';
import { ChildTable } from '../../crud/child-table.tsx';
import type { Values } from '../../crud/define-resource.ts';
import { Form, useFocusFirstProblem } from '../../form/form.tsx';
import { problemsOf, trimValues, type Problems } from '../../form/form-problems.ts';
import { useT } from '../../i18n/i18n.ts';
import { currentLanguage } from '../../i18n/language.ts';
import { Modal } from '../../shell/modal.tsx';
import './dictionary.css';

interface DictionaryEditorProps {
  /** The dictionary to edit; undefined = a new one. */
  readonly row: DictionaryListItem | undefined;
  onClose(): void;
  onSaved(): void;
}

interface Draft {
  readonly dictCode: string;
  readonly nameZh: string;
  readonly nameEn: string;
  readonly items: readonly ChildRow<Values>[];
}

const LOCKED: ReadonlySet<string> = new Set(['dictCode']);
const NONE: ReadonlySet<string> = new Set();
const ORDER_STEP = 10;

/** The dictionary to edit; undefined while it is fetched. What cannot be fetched is not shown at all. */
function useDraft({ row, onClose }: DictionaryEditorProps) {
  const [draft, setDraft] = useState<Draft | undefined>(
    row ? undefined : { ...defaultsOf(dictionaryFields), items: [] },
  );
  // The call has said what went wrong.
  const handleFailure = useEffectEvent(onClose);
  useEffect(() => {
    if (!row) return;
    const abort = new AbortController();
    call(getDictionary, { params: { code: row.dictCode }, signal: abort.signal }).then(
      ({ dictCode, nameZh, nameEn, items }) =>
        setDraft({ dictCode, nameZh, nameEn, items: toChildRows<Values>(items) }),
      () => !abort.signal.aborted && handleFailure(),
    );
    return () => abort.abort();
  }, [row]);
  return [draft, setDraft] as const;
}

function toSave({ items, ...head }: Draft): DictionarySave {
  return {
    ...trimValues(head),
    items: valuesOf(items).map((value) => trimValues(value) as unknown as DictionaryItem),
  };
}

/** Whether every entry is filled in; those that are half written would be refused. */
function areWhole(items: Draft['items']): boolean {
  return valuesOf(items).every((value) => Object.keys(problemsOf(dictionaryItemFields, value, 'zh')).length === 0);
}

/** A new row comes behind the others. */
function withOrder(before: Draft['items'], after: Draft['items']): Draft['items'] {
  const added = after.at(-1);
  if (after.length <= before.length || !added) return after;
  const last = Math.max(0, ...valuesOf(before).map((value) => Number(value['orderNum'] ?? 0)));
  return after.with(after.length - 1, { ...added, value: { ...added.value, orderNum: last + ORDER_STEP } });
}

function useSave({ row, onSaved }: DictionaryEditorProps, draft: Draft | undefined) {
  const t = useT();
  const [problems, setProblems] = useState<Problems>({});
  const [isSaving, setIsSaving] = useState(false);
  async function save() {
    if (!draft) return;
    const found = problemsOf(dictionaryFields, { ...draft }, currentLanguage());
    setProblems(found);
    if (Object.keys(found).length > 0) return;
    if (!areWhole(draft.items)) return toastWarning(t('dict.itemsIncomplete'));
    setIsSaving(true);
    const body = toSave(draft);
    const isSaved = await call(row ? updateDictionary : createDictionary, { body }).then(
      () => true,
      () => false,
    );
    setIsSaving(false);
    if (!isSaved) return;
    await loadDictionaries();
    toastSuccess(t('crud.saved'));
    onSaved();
  }
  return { problems, isSaving, save };
}

/** Names and entries of one dictionary. */
export function DictionaryEditor(props: DictionaryEditorProps) {
  const t = useT();
  const { row, onClose } = props;
  const [draft, setDraft] = useDraft(props);
  const { problems, isSaving, save } = useSave(props, draft);
  const container = useFocusFirstProblem(problems);
  if (!draft) return null;
  return (
    <Modal
      title={t(row ? 'dict.edit' : 'dict.new')}
      isOpen
      canFullscreen
      width="min(1040px, 94vw)"
      onClose={onClose}
      footer={
        <>
          <sl-button onClick={onClose}>{t('crud.cancel')}</sl-button>
          <sl-button variant="primary" data-button="save" loading={isSaving} onClick={() => void save()}>
            {t('crud.save')}
          </sl-button>
        </>
      }
    >
      <div className="dictionary-editor" ref={container}>
        <Form
          fields={dictionaryFields}
          values={{ ...draft }}
          columns={3}
          problems={problems}
          language={currentLanguage()}
          locked={row ? LOCKED : NONE}
          onChange={(name, value) => setDraft({ ...draft, [name]: value })}
        />
        <ChildTable
          fields={dictionaryItemFields}
          rows={draft.items}
          emptyText={t('dict.noItems')}
          addLabel={t('dict.addItem')}
          onChange={(items) => setDraft({ ...draft, items: withOrder(draft.items, items) })}
        />
      </div>
    </Modal>
  );
}
