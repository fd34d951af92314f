import { reportFields, type ReportListItem } from '@aj-report/contract';
import { useState } from 'react';
import { toastSuccess } from '../../api/toast.ts';
import { Form } from '../../form/form.tsx';
import { useT } from '../../i18n/i18n.ts';
import { currentLanguage } from '../../i18n/language.ts';
import { Modal } from '../../shell/modal.tsx';
import { setGroup, withEach } from './report-batch.ts';

const fields = { reportGroup: reportFields.reportGroup };

interface GroupDialogProps {
  readonly reports: readonly ReportListItem[];
  onClose(): void;
  onDone(): void;
}

/** One group for several reports. */
export function GroupDialog({ reports, onClose, onDone }: GroupDialogProps) {
  const t = useT();
  const [values, setValues] = useState<Record<string, unknown>>({ reportGroup: '' });
  const [isSaving, setIsSaving] = useState(false);
  async function save() {
    setIsSaving(true);
    const done = await withEach(reports, (report) => setGroup(report, String(values['reportGroup'] ?? '')));
    setIsSaving(false);
    if (done > 0) toastSuccess(t('report.grouped'));
    onDone();
  }
  return (
    <Modal
      title={t('report.setGroupTitle', { count: reports.length })}
      isOpen
      width="460px"
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
      <Form
        fields={fields}
        values={values}
        columns={1}
        problems={{}}
        language={currentLanguage()}
        onChange={(name, value) => setValues({ ...values, [name]: value })}
      />
    </Modal>
  );
}
