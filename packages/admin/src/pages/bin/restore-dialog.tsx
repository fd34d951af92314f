import { reportFields, type BinnedRecord } from '@aj-report/contract';
import { useState } from 'react';
import { call } from '../../api/call.ts';
import { toastSuccess } from '../../api/toast.ts';
import { Form } from '../../form/form.tsx';
import { problemsOf, trimValues, type Problems } from '../../form/form-problems.ts';
import { useT } from '../../i18n/i18n.ts';
import { currentLanguage } from '../../i18n/language.ts';
import { newCode } from '../../screen/new-code.ts';
import { Modal } from '../../shell/modal.tsx';
import type { Bin } from './bin.resource.ts';

const fields = { code: reportFields.reportCode };

interface RestoreDialogProps {
  readonly bin: Bin;
  readonly record: BinnedRecord;
  onClose(): void;
  onRestored(): void;
}

/** Asks for the code under which a record comes back whose own is taken by now. */
export function RestoreDialog({ bin, record, onClose, onRestored }: RestoreDialogProps) {
  const t = useT();
  const [values, setValues] = useState(() => ({ code: newCode(record.code) }));
  const [problems, setProblems] = useState<Problems>({});
  async function restore() {
    const trimmed = trimValues(values);
    const found = problemsOf(fields, trimmed, currentLanguage());
    setProblems(found);
    if (Object.keys(found).length > 0) return;
    const restored = await call(bin.calls.restore, { params: { id: record.id }, body: trimmed }).catch(() => undefined);
    if (!restored) return;
    toastSuccess(t('bin.restored', { code: restored.code }));
    onRestored();
  }
  return (
    <Modal
      title={t('bin.takenTitle', { name: record.name })}
      isOpen
      width="480px"
      onClose={onClose}
      footer={
        <>
          <sl-button onClick={onClose}>{t('crud.cancel')}</sl-button>
          <sl-button variant="primary" data-button="restore" onClick={() => void restore()}>
            {t('bin.restore')}
          </sl-button>
        </>
      }
    >
      <p className="muted">{t('bin.takenText', { code: record.code })}</p>
      <Form
        fields={fields}
        values={values}
        columns={1}
        problems={problems}
        language={currentLanguage()}
        onChange={(name, value) => setValues({ ...values, [name]: String(value) })}
      />
    </Modal>
  );
}
