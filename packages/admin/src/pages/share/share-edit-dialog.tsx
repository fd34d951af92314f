import { getShare, updateShare, type ShareRecord } from '@aj-report/contract';
import { useEffect, useState } from 'react';
import { call } from '../../api/call.ts';
import { toastSuccess } from '../../api/toast.ts';
import { useFocusFirstProblem } from '../../form/form.tsx';
import type { Problems } from '../../form/form-problems.ts';
import { useT } from '../../i18n/i18n.ts';
import { useCan } from '../../session/use-can.tsx';
import { askToConfirm } from '../../shell/confirm.tsx';
import { Modal } from '../../shell/modal.tsx';
import { changedShareFields } from '../../shares/share-fields.ts';
import { SHARE_RIGHT, ShareForm } from '../../shares/share-form.tsx';
import { problemsOfShare } from '../../shares/share-problems.ts';
import { toChanged, valuesOf, type ShareValues } from '../../shares/share-values.ts';
import { shareWord } from '../../shares/share.words.ts';

interface ShareEditDialogProps {
  /** As the list has it, which may be old. */
  readonly row: ShareRecord;
  onClose(): void;
  onSaved(): void;
}

/** The share by its key; the dialog does not open without it. */
function useRecord({ id }: ShareRecord, onFailed: () => void): ShareRecord | undefined {
  const [record, setRecord] = useState<ShareRecord | undefined>();
  useEffect(() => {
    const abort = new AbortController();
    call(getShare, { params: { id }, signal: abort.signal }).then(setRecord, () => abort.signal.aborted || onFailed());
    return () => abort.abort();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- fetched once per record
  }, [id]);
  return record;
}

function useChange(share: ShareRecord, onSaved: () => void) {
  const can = useCan();
  const fields = changedShareFields(share.hasPassword);
  const [values, setChanged] = useState<ShareValues>(() => valuesOf(share));
  const [isDirty, setIsDirty] = useState(false);
  const [problems, setProblems] = useState<Problems>({});
  const [isSaving, setIsSaving] = useState(false);
  async function save() {
    const found = problemsOfShare(fields, values);
    setProblems(found);
    if (Object.keys(found).length > 0) return;
    setIsSaving(true);
    const saving = call(updateShare, { body: toChanged(share.id, values, can(SHARE_RIGHT)) });
    const isSaved = await saving.then(
      () => true,
      () => false,
    );
    setIsSaving(false);
    if (!isSaved) return;
    toastSuccess(shareWord('saved'));
    onSaved();
  }
  function setValues(next: ShareValues) {
    setChanged(next);
    setIsDirty(true);
  }
  return { fields, values, setValues, problems, isSaving, isDirty, save };
}

interface LoadedProps {
  readonly share: ShareRecord;
  onClose(): void;
  onSaved(): void;
}

function LoadedDialog({ share, onClose, onSaved }: LoadedProps) {
  const t = useT();
  const form = useChange(share, onSaved);
  const container = useFocusFirstProblem(form.problems);
  async function handleClose() {
    const question = { title: t('crud.leaveTitle'), message: t('crud.leaveText'), confirmLabel: t('crud.leave') };
    if (!form.isDirty || (await askToConfirm({ ...question, isDangerous: true }))) onClose();
  }
  return (
    <Modal
      title={shareWord('editTitle', { name: share.reportName })}
      isOpen
      width="760px"
      onClose={() => void handleClose()}
      footer={
        <>
          <sl-button onClick={() => void handleClose()}>{t('crud.cancel')}</sl-button>
          <sl-button variant="primary" data-button="save" loading={form.isSaving} onClick={() => void form.save()}>
            {t('crud.save')}
          </sl-button>
        </>
      }
    >
      <div ref={container}>
        <ShareForm
          reportCode={share.reportCode}
          reportType={share.reportType}
          fields={form.fields}
          values={form.values}
          problems={form.problems}
          onChange={form.setValues}
        />
      </div>
    </Modal>
  );
}

/** Changes what is said of a share, its password, its validity and its limits. */
export function ShareEditDialog({ row, onClose, onSaved }: ShareEditDialogProps) {
  const share = useRecord(row, onClose);
  return share ? <LoadedDialog share={share} onClose={onClose} onSaved={onSaved} /> : null;
}
