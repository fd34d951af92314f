import { copyDataSet, copyReport, field, reportFields, type ReportListItem } from '@aj-report/contract';
import { useState } from 'react';
import { call } from '../../api/call.ts';
import { toastSuccess } from '../../api/toast.ts';
import { Form } from '../../form/form.tsx';
import { problemsOf, trimValues, type Problems } from '../../form/form-problems.ts';
import { useT } from '../../i18n/i18n.ts';
import { currentLanguage } from '../../i18n/language.ts';
import { newCode } from '../../screen/new-code.ts';
import { useCan } from '../../session/use-can.tsx';
import { Modal } from '../../shell/modal.tsx';

const fields = {
  newName: reportFields.reportName,
  newCode: reportFields.reportCode,
  withDataSets: field.toggle({
    label: { zh: '同时复制数据集', en: 'Copy its data sets too' },
    hint: {
      zh: '副本使用数据集的副本，改动互不影响；不勾选则共用同样的数据集',
      en: 'The copy then draws from copies of them, so that changes stay apart; else both share the same data sets',
    },
  }),
};
const { withDataSets: _withDataSets, ...fieldsOfScreen } = fields;

interface CopyDialogProps {
  readonly report: ReportListItem;
  onClose(): void;
  onCopied(): void;
}

/** Name and code of a copy, and whether the data sets are copied too. */
export function CopyDialog({ report, onClose, onCopied }: CopyDialogProps) {
  const t = useT();
  const isAllowed = useCan();
  const shown = isAllowed(copyDataSet.permission) ? fields : fieldsOfScreen;
  const [values, setValues] = useState(() => ({
    newName: t('report.copyName', { name: report.reportName }),
    newCode: newCode('screen'),
    withDataSets: false,
  }));
  const [problems, setProblems] = useState<Problems>({});
  async function copy() {
    const trimmed = trimValues(values);
    const found = problemsOf(shown, trimmed, currentLanguage());
    setProblems(found);
    if (Object.keys(found).length > 0) return;
    const copied = await call(copyReport, { body: { reportCode: report.reportCode, ...trimmed } }).catch(
      () => undefined,
    );
    if (!copied) return;
    toastSuccess(t('report.copied', { code: copied.reportCode }));
    onCopied();
  }
  return (
    <Modal
      title={t('report.copyTitle', { name: report.reportName })}
      isOpen
      width="560px"
      onClose={onClose}
      footer={
        <>
          <sl-button onClick={onClose}>{t('crud.cancel')}</sl-button>
          <sl-button variant="primary" data-button="copy" onClick={() => void copy()}>
            {t('report.copy')}
          </sl-button>
        </>
      }
    >
      <p className="muted">{t('report.copyHint')}</p>
      <Form
        fields={shown}
        values={values}
        columns={1}
        problems={problems}
        language={currentLanguage()}
        onChange={(name, value) => setValues({ ...values, [name]: value })}
      />
    </Modal>
  );
}
