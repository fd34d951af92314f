import { createShare, type ReportListItem, type ShareCreated } from '@aj-report/contract';
import { useState } from 'react';
import { call } from '../api/call.ts';
import { formatTime } from '../i18n/format-value.ts';
import { useFocusFirstProblem } from '../form/form.tsx';
import type { Problems } from '../form/form-problems.ts';
import { useT } from '../i18n/i18n.ts';
import { rememberShared } from './shared-memory.ts';
import { Modal } from '../shell/modal.tsx';
import { newShareFields } from './share-fields.ts';
import { ShareForm } from './share-form.tsx';
import { ShareLinks } from './share-links.tsx';
import { problemsOfShare } from './share-problems.ts';
import { NEW_SHARE, toCreated } from './share-values.ts';
import { shareWord } from './share.words.ts';
import { UnboundNotice } from './unbound-notice.tsx';

/** What is known of a report that is shared. */
export type SharedReport = Pick<ReportListItem, 'reportCode' | 'reportName' | 'reportType' | 'status'>;

interface ShareDialogProps {
  readonly report: SharedReport;
  onClose(): void;
  onShared(): void;
}

interface ShareResultProps {
  readonly share: ShareCreated;
  readonly hasPassword: boolean;
  readonly reportName: string;
}

function ShareResult({ share, hasPassword, reportName }: ShareResultProps) {
  const { shareValidTime } = share;
  return (
    <div className="share-result">
      <p className="share-result__valid">
        <sl-icon name="check-circle-fill" />
        {shareValidTime === null
          ? shareWord('validForever')
          : shareWord('validUntil', { time: formatTime(shareValidTime) })}
      </p>
      <ShareLinks {...share} hasPassword={hasPassword} reportName={reportName} />
    </div>
  );
}

function useShare({ report, onShared }: ShareDialogProps) {
  const [values, setValues] = useState(NEW_SHARE);
  const [problems, setProblems] = useState<Problems>({});
  const [share, setShare] = useState<ShareCreated | undefined>();
  const [isCreating, setIsCreating] = useState(false);

  async function create() {
    const found = problemsOfShare(newShareFields, values);
    setProblems(found);
    if (Object.keys(found).length > 0) return;
    setIsCreating(true);
    const created = await call(createShare, { body: toCreated(report.reportCode, values) }).catch(() => undefined);
    setIsCreating(false);
    if (!created) return;
    rememberShared();
    setShare(created);
    onShared();
  }

  return { values, setValues, problems, share, isCreating, create, startAgain: () => setShare(undefined) };
}

/** Asks how long, for whom and with what limits, then hands out address, tag and QR code. */
export function ShareDialog(props: ShareDialogProps) {
  const { report, onClose } = props;
  const t = useT();
  const form = useShare(props);
  const container = useFocusFirstProblem(form.problems);
  const footer = form.share ? (
    <>
      <sl-button onClick={form.startAgain}>{shareWord('again')}</sl-button>
      <sl-button variant="primary" onClick={onClose}>
        {shareWord('done')}
      </sl-button>
    </>
  ) : (
    <>
      <sl-button onClick={onClose}>{t('crud.cancel')}</sl-button>
      <sl-button variant="primary" data-button="share" loading={form.isCreating} onClick={() => void form.create()}>
        {shareWord('create')}
      </sl-button>
    </>
  );
  return (
    <Modal
      title={shareWord('title', { name: report.reportName })}
      isOpen
      width="760px"
      onClose={onClose}
      footer={footer}
    >
      {report.status !== 1 ? <p className="share-warning">{shareWord('notPublished')}</p> : null}
      {report.status === 1 && report.reportType === 'report_screen' ? <UnboundNotice report={report} /> : null}
      {form.share ? (
        <ShareResult
          share={form.share}
          hasPassword={form.values.sharePassword.trim() !== ''}
          reportName={report.reportName}
        />
      ) : (
        <div ref={container}>
          <ShareForm
            reportCode={report.reportCode}
            reportType={report.reportType}
            fields={newShareFields}
            values={form.values}
            problems={form.problems}
            onChange={form.setValues}
          />
        </div>
      )}
    </Modal>
  );
}
