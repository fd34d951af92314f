import type { ReportListItem } from '@aj-report/contract';
import { CodeCell } from '../../crud/cell.tsx';
import { formatTime } from '../../crud/format-value.ts';
import type { ListContext, RowAction } from '../../crud/define-resource.ts';
import { RowActions } from '../../crud/row-actions.tsx';
import { useT } from '../../i18n/i18n.ts';
import { useCan } from '../../session/use-can.tsx';
import { designerAddress, viewerAddress } from '../../screen/screen-address.ts';
import { Thumbnail } from '../../screen/thumbnail.tsx';
import { PublishedTag } from './published-tag.tsx';
import './report.css';

interface ReportCardProps {
  readonly report: ReportListItem;
  readonly actions?: readonly RowAction<ReportListItem>[];
  readonly context?: ListContext<ReportListItem>;
}

/** A screen with its picture; a click opens the designer, or the viewer for who may not design. */
export function ReportCard({ report, actions, context }: ReportCardProps) {
  const t = useT();
  const isAllowed = useCan();
  const canDesign = isAllowed('bigScreenManage:design');
  const address = (canDesign ? designerAddress : viewerAddress)(report.reportCode);
  return (
    <article className="report-card card" data-report={report.reportCode}>
      <a
        className="report-card__picture"
        href={address}
        target="_blank"
        rel="noreferrer"
        aria-label={`${t(canDesign ? 'report.design' : 'report.preview')} ${report.reportName}`}
      >
        <Thumbnail key={report.revision} reportCode={report.reportCode} isPublished={report.status === 1} />
        <span className="report-card__open">
          <sl-icon name={canDesign ? 'brush' : 'play-circle'} />
          {t(canDesign ? 'report.design' : 'report.preview')}
        </span>
      </a>
      <div className="report-card__body">
        <div className="report-card__title">
          <strong className="ellipsis" title={report.reportName}>
            {report.reportName}
          </strong>
          <PublishedTag report={report} />
        </div>
        <div className="report-card__facts muted">
          <CodeCell code={report.reportCode} />
          <span className="number">{formatTime(report.updateTime)}</span>
        </div>
        {actions && context ? (
          <div className="report-card__actions">
            <RowActions actions={actions} row={report} context={context} inlineCount={3} />
          </div>
        ) : null}
      </div>
    </article>
  );
}

interface ReportCardsProps {
  readonly reports: readonly ReportListItem[];
  readonly actions: readonly RowAction<ReportListItem>[];
  readonly context: ListContext<ReportListItem>;
}

export function ReportCards({ reports, actions, context }: ReportCardsProps) {
  return (
    <div className="report-cards">
      {reports.map((report) => (
        <ReportCard key={report.id} report={report} actions={actions} context={context} />
      ))}
    </div>
  );
}
