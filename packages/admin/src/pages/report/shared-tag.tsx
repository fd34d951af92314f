import type { ReportListItem } from '@aj-report/contract';
import { Link } from 'react-router-dom';
import { toSearch } from '../../crud/address-query.ts';
import { FIRST_QUERY } from '../../crud/query-state.ts';
import { useT } from '../../i18n/i18n.ts';
import { useCan } from '../../session/use-can.tsx';
import './report.css';

/** Says that links to a report are open, and leads to them; nothing where there are none. */
export function SharedTag({ report }: { readonly report: Pick<ReportListItem, 'openShares' | 'reportCode'> }) {
  const t = useT();
  const can = useCan();
  const { openShares: count, reportCode } = report;
  if (count === 0) return null;
  const shown = (
    <>
      <sl-icon name="share" />
      {t('report.shared')} {count}
    </>
  );
  if (!can('reportShareManage:query')) return <span className="shared-tag">{shown}</span>;
  const address = `/report/shareManage?${toSearch({ ...FIRST_QUERY, filters: { reportCode } })}`;
  return (
    <Link className="shared-tag" to={address} title={t('report.sharedHint', { count })}>
      {shown}
    </Link>
  );
}
