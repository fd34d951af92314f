import type { ReportListItem } from '@aj-report/contract';
import { useT } from '../../i18n/i18n.ts';
import './report.css';

/** Whether anybody but designers can see the screen. */
export function PublishedTag({ report }: { readonly report: Pick<ReportListItem, 'status'> }) {
  const t = useT();
  const isPublished = report.status === 1;
  return (
    <span className="published-tag" data-published={isPublished || undefined}>
      {t(isPublished ? 'report.published' : 'report.draft')}
    </span>
  );
}
