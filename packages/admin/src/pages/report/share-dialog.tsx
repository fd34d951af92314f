import { createShare, field, type ReportListItem, type ShareCreated, type ShareType } from '@aj-report/contract';
import { useState } from 'react';
import { call } from '../../api/call.ts';
import { formatTime } from '../../crud/format-value.ts';
import { copyText } from '../../crud/copy-text.ts';
import { Form } from '../../form/form.tsx';
import { problemsOf, type Problems } from '../../form/form-problems.ts';
import { useT } from '../../i18n/i18n.ts';
import { currentLanguage } from '../../i18n/language.ts';
import { embedSnippet } from '../../screen/screen-address.ts';
import { Modal } from '../../shell/modal.tsx';
import { rememberShared } from './shared-memory.ts';
import { UnboundNotice } from './unbound-notice.tsx';
import './report.css';

const shareFields = {
  shareType: field.choice({
    label: { zh: '有效期', en: 'Valid for' },
    default: 7,
    options: [
      { value: 1, label: { zh: '1 天', en: '1 day' } },
      { value: 7, label: { zh: '7 天', en: '7 days' } },
      { value: 30, label: { zh: '30 天', en: '30 days' } },
      { value: 0, label: { zh: '永久', en: 'For ever' } },
    ],
  }),
  sharePassword: field.text({
    label: { zh: '分享密码', en: 'Password' },
    hint: { zh: '可不填；填写后观众需要输入密码', en: 'Optional; viewers are asked for it' },
    maxLength: 50,
  }),
};

interface ShareValues {
  readonly shareType: ShareType;
  readonly sharePassword: string;
}

interface ShareDialogProps {
  readonly report: ReportListItem;
  onClose(): void;
}

interface CopyRowProps {
  readonly label: string;
  readonly hint: string;
  readonly text: string;
  readonly name: string;
}

function CopyRow({ label, hint, text, name }: CopyRowProps) {
  const t = useT();
  return (
    <div className="share-row">
      <div className="share-row__label">{label}</div>
      <div className="share-row__body">
        <pre className="mono" data-testid={`share-${name}`}>
          {text}
        </pre>
        <sl-button size="small" onClick={() => void copyText(text)}>
          <sl-icon slot="prefix" name="copy" />
          {t('crud.copy')}
        </sl-button>
        <p className="muted">{hint}</p>
      </div>
    </div>
  );
}

function ShareResult({ share, hasPassword }: { readonly share: ShareCreated; readonly hasPassword: boolean }) {
  const t = useT();
  const { origin } = window.location;
  const link = new URL(share.shareUrl, origin).href;
  const valid = share.shareValidTime
    ? t('share.validUntil', { time: formatTime(share.shareValidTime) })
    : t('share.validForever');
  return (
    <div className="share-result">
      <p className="share-result__valid">
        <sl-icon name="check-circle-fill" />
        {valid}
      </p>
      <CopyRow
        name="link"
        label={t('share.link')}
        hint={t(hasPassword ? 'share.linkHintPassword' : 'share.linkHint')}
        text={link}
      />
      <CopyRow name="tag" label={t('share.tag')} hint={t('share.tagHint')} text={embedSnippet(origin, link)} />
      <CopyRow name="token" label={t('share.token')} hint={t('share.tokenHint')} text={share.shareToken} />
    </div>
  );
}

function useShare({ report }: ShareDialogProps) {
  const [values, setValues] = useState<ShareValues>({ shareType: 7, sharePassword: '' });
  const [problems, setProblems] = useState<Problems>({});
  const [share, setShare] = useState<ShareCreated | undefined>();
  const [isCreating, setIsCreating] = useState(false);

  async function create() {
    const sharePassword = values.sharePassword.trim();
    const found = problemsOf(shareFields, { ...values, sharePassword }, currentLanguage());
    setProblems(found);
    if (Object.keys(found).length > 0) return;
    setIsCreating(true);
    const body = {
      reportCode: report.reportCode,
      shareType: values.shareType,
      ...(sharePassword === '' ? {} : { sharePassword }),
    };
    const created = await call(createShare, { body }).catch(() => undefined);
    setIsCreating(false);
    if (!created) return;
    rememberShared();
    setShare(created);
  }

  return { values, setValues, problems, share, isCreating, create, startAgain: () => setShare(undefined) };
}

/** Asks how long and with what password, then hands out link, tag and token. */
export function ShareDialog(props: ShareDialogProps) {
  const { report, onClose } = props;
  const t = useT();
  const form = useShare(props);
  const footer = form.share ? (
    <>
      <sl-button onClick={form.startAgain}>{t('share.again')}</sl-button>
      <sl-button variant="primary" onClick={onClose}>
        {t('share.done')}
      </sl-button>
    </>
  ) : (
    <>
      <sl-button onClick={onClose}>{t('crud.cancel')}</sl-button>
      <sl-button variant="primary" data-button="share" loading={form.isCreating} onClick={() => void form.create()}>
        {t('share.create')}
      </sl-button>
    </>
  );
  return (
    <Modal title={t('share.title', { name: report.reportName })} isOpen width="640px" onClose={onClose} footer={footer}>
      {report.status === 1 ? (
        <UnboundNotice report={report} />
      ) : (
        <p className="share-warning">{t('share.notPublished')}</p>
      )}
      {form.share ? (
        <ShareResult share={form.share} hasPassword={form.values.sharePassword.trim() !== ''} />
      ) : (
        <Form
          fields={shareFields}
          values={{ ...form.values }}
          problems={form.problems}
          language={currentLanguage()}
          onChange={(name, value) => form.setValues({ ...form.values, [name]: value })}
        />
      )}
    </Modal>
  );
}
