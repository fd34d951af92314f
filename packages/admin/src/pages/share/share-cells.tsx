import type { ShareRecord } from '@aj-report/contract';
import { copyText } from '../../crud/copy-text.ts';
import { formatTime } from '../../i18n/format-value.ts';
import { useT } from '../../i18n/i18n.ts';
import { linkOf } from '../../shares/share-links.tsx';
import { ShareStateTag } from '../../shares/share-state-tag.tsx';
import { shareWord } from '../../shares/share.words.ts';
import type { IconName } from '../../shoelace/icons.ts';

interface CellProps {
  readonly share: ShareRecord;
}

/** Name of the report over whom the share is for and what was noted of it. */
export function ReportCell({ share: { reportName, reportCode, recipient, note } }: CellProps) {
  const said = [recipient, note].filter((one) => one !== '').join(' · ');
  return (
    <span className="share-report">
      <strong className="ellipsis" title={reportName}>
        {reportName}
      </strong>
      <span className="muted ellipsis" title={said === '' ? reportCode : said}>
        {said === '' ? <span className="mono">{reportCode}</span> : said}
      </span>
    </span>
  );
}

export function StateCell({ share }: CellProps) {
  return <ShareStateTag state={share.state} />;
}

/** The whole address opens and is copied; shown is what tells one from the other. */
export function AddressCell({ share }: CellProps) {
  const t = useT();
  const link = linkOf(share);
  return (
    <span className="cell-code share-address">
      <a className="mono ellipsis" href={link} title={link} target="_blank" rel="noopener">
        {share.shareUrl}
      </a>
      <button
        type="button"
        title={t('crud.copy')}
        onClick={(event) => {
          event.stopPropagation();
          void copyText(link);
        }}
      >
        <sl-icon name="copy" label={t('crud.copy')} />
      </button>
    </span>
  );
}

export function ValidityCell({ share: { shareValidTime } }: CellProps) {
  return shareValidTime === null ? shareWord('forever') : <span className="number">{formatTime(shareValidTime)}</span>;
}

export function SeenCell({ share: { lastSeenTime } }: CellProps) {
  if (lastSeenTime === null) return <span className="muted">{shareWord('never')}</span>;
  return <span className="number">{formatTime(lastSeenTime)}</span>;
}

interface LimitProps {
  readonly icon: IconName;
  /** More than one is counted. */
  readonly count?: number;
  readonly label: string;
  readonly details?: readonly string[];
}

function Limit({ icon, count = 0, label, details = [] }: LimitProps) {
  return (
    <span title={[label, ...details].join('\n')}>
      <sl-icon name={icon} label={label} />
      {count > 0 ? count : null}
    </span>
  );
}

/** What whoever has the link needs, or cannot choose: a sign for each, its words under the pointer. */
export function LimitsCell({ share: { hasPassword, parameters, origins } }: CellProps) {
  const locked = Object.entries(parameters).map(([name, value]) => `${name} = ${String(value)}`);
  if (!hasPassword && locked.length === 0 && origins.length === 0) {
    return <span className="muted">{shareWord('anyone')}</span>;
  }
  const [locks, sites] = [locked.length, origins.length];
  return (
    <span className="share-limits">
      {hasPassword ? <Limit icon="key" label={shareWord('password')} /> : null}
      {locks > 0 ? (
        <Limit icon="lock" count={locks} label={shareWord('lockedCount', { count: locks })} details={locked} />
      ) : null}
      {sites > 0 ? (
        <Limit icon="code-slash" count={sites} label={shareWord('originCount', { count: sites })} details={origins} />
      ) : null}
    </span>
  );
}
