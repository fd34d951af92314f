import type { ReportListItem } from '@aj-report/contract';
import { CodeCell } from '../../crud/cell.tsx';
import { formatTime } from '../../i18n/format-value.ts';
import type { ListContext, RowAction } from '../../crud/define-resource.ts';
import { RowActions } from '../../crud/row-actions.tsx';
import { useT } from '../../i18n/i18n.ts';
import { useCan } from '../../session/use-can.tsx';
import { ExcelThumbnail } from '../../screen/excel-thumbnail.tsx';
import { Thumbnail } from '../../screen/thumbnail.tsx';
import { PublishTag } from '../../publish/publish-tag.tsx';
import { designerOf, isScreen, viewerOf } from './report-actions.ts';
import { SharedTag } from './shared-tag.tsx';
import './report.css';

interface ReportCardProps {
  readonly report: ReportListItem;
  readonly actions?: readonly RowAction<ReportListItem>[];
  readonly context?: ListContext<ReportListItem>;
}

/** A screen with its picture, or an Excel report; a click opens the designer, or the viewer for who may not design. */
export function ReportCard({ report, actions, context }: ReportCardProps) {
  const t = useT();
  const isAllowed = useCan();
  const canDesign = isAllowed(isScreen(report) ? 'bigScreenManage:design' : 'excelManage:update');
  const isSelected = context?.selected.includes(report) ?? false;
  const address = (canDesign ? designerOf : viewerOf)(report);
  return (
    <article className="report-card card" data-report={report.reportCode} data-selected={isSelected || undefined}>
      {context ? (
        <input
          type="checkbox"
          className="report-card__check"
          aria-label={t('report.select', { name: report.reportName })}
          checked={isSelected}
          onChange={() => context.toggleSelected(report)}
        />
      ) : null}
      <a
        className="report-card__picture"
        href={address}
        target="_blank"
        rel="noreferrer"
        aria-label={`${t(canDesign ? 'report.design' : 'report.preview')} ${report.reportName}`}
      >
        {isScreen(report) ? <Thumbnail report={report} /> : <ExcelThumbnail />}
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
          <span className="report-card__tags">
            <SharedTag report={report} />
            <PublishTag report={report} />
          </span>
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
    <div className="report-cards" data-selecting={context.selected.length > 0 || undefined}>
      {reports.map((report) => (
        <ReportCard key={report.id} report={report} actions={actions} context={context} />
      ))}
    </div>
  );
}
