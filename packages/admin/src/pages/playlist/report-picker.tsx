import { LIMITS, listReports, type ReportListItem } from '@aj-report/contract';
import { useState } from 'react';
import { call } from '../../api/call.ts';
import { useRemoteOptions } from '../../form/select/use-remote-options.ts';
import { useT } from '../../i18n/i18n.ts';
import { currentLanguage } from '../../i18n/language.ts';
import { FORM_WORDS } from '../../form/form.words.ts';
import { Thumbnail } from '../../screen/thumbnail.tsx';
import { atOnce } from '../../shoelace/at-once.ts';
import { Modal } from '../../shell/modal.tsx';
import { ExcelThumbnail } from '../../screen/excel-thumbnail.tsx';
import { playlistWord } from './playlist.words.ts';

interface ReportPickerProps {
  onClose(): void;
  /** In the order in which they were chosen. */
  onPick(reports: readonly ReportListItem[]): void;
}

/** So many are listed at once; further ones are found by name. */
const LISTED = 60;
const KINDS = [
  { type: '', word: 'all' },
  { type: 'report_screen', word: 'screen' },
  { type: 'report_excel', word: 'excel' },
] as const;

interface ChoiceProps {
  readonly report: ReportListItem;
  /** Its turn among those that are chosen, from 1; 0 = it is not. */
  readonly turn: number;
  onToggle(): void;
}

function Choice({ report, turn, onToggle }: ChoiceProps) {
  const { reportCode, reportName, reportType, publishedRevision } = report;
  const isExcel = reportType === 'report_excel';
  return (
    <button
      type="button"
      className="report-choice"
      data-report={reportCode}
      aria-pressed={turn > 0}
      title={reportName}
      onClick={onToggle}
    >
      {isExcel ? <ExcelThumbnail /> : <Thumbnail report={report} />}
      {turn > 0 ? <span className="report-choice__turn">{turn}</span> : null}
      <span className="report-choice__name ellipsis">{reportName}</span>
      <span className="muted ellipsis">
        {playlistWord(isExcel ? 'excel' : 'screen')}
        {publishedRevision === 0 ? ` · ${playlistWord('unpublished')}` : ''}
      </span>
    </button>
  );
}

/** Screens and Excel reports by their pictures; several are chosen at once. */
export function ReportPicker({ onClose, onPick }: ReportPickerProps) {
  const t = useT();
  const [reportType, setReportType] = useState('');
  const [words, setWords] = useState('');
  const [chosen, setChosen] = useState<readonly ReportListItem[]>([]);
  const { options, search, failure } = useRemoteOptions(`reports ${reportType}`, async (reportName, signal) => {
    const sorted = { pageNumber: 1, pageSize: LISTED, sort: 'updateTime', order: 'DESC' } as const;
    const query = { ...sorted, ...(reportType === '' ? {} : { reportType }), ...(reportName ? { reportName } : {}) };
    const page = await call(listReports, { query, signal, showErrorDialog: false });
    return [page];
  });
  const [page] = options;
  const turnOf = (report: ReportListItem) => chosen.findIndex(({ id }) => id === report.id) + 1;
  function toggle(report: ReportListItem) {
    setChosen(turnOf(report) > 0 ? chosen.filter(({ id }) => id !== report.id) : [...chosen, report]);
  }
  return (
    <Modal
      title={playlistWord('pickTitle')}
      isOpen
      width="min(100vw, max(640px, 64vw))"
      onClose={onClose}
      footer={
        <>
          <sl-button onClick={onClose}>{t('crud.cancel')}</sl-button>
          <sl-button variant="primary" data-button="pick" disabled={chosen.length === 0} onClick={() => onPick(chosen)}>
            {chosen.length === 0 ? playlistWord('add') : playlistWord('addCount', { count: chosen.length })}
          </sl-button>
        </>
      }
    >
      <div className="report-picker">
        <div className="report-picker__tools">
          <div className="report-picker__kinds" role="group">
            {KINDS.map(({ type, word }) => (
              <button key={type} type="button" aria-pressed={type === reportType} onClick={() => setReportType(type)}>
                {playlistWord(word)}
              </button>
            ))}
          </div>
          <sl-input
            clearable
            className="aj-control"
            aria-label={playlistWord('search')}
            placeholder={playlistWord('search')}
            value={words}
            maxlength={LIMITS.reportNameMax}
            onsl-input={atOnce((event) => {
              const { value } = event.target as HTMLInputElement;
              setWords(value);
              search(value.trim());
            })}
          >
            <sl-icon slot="prefix" name="search" />
          </sl-input>
        </div>
        {failure ? (
          <p role="alert">
            {failure.problem}{' '}
            <button type="button" className="text-button" onClick={failure.retry}>
              {FORM_WORDS.retry[currentLanguage()]}
            </button>
          </p>
        ) : null}
        {page === undefined && !failure ? <sl-skeleton effect="sheen" /> : null}
        {page?.total === 0 ? <p className="muted">{playlistWord('noneFound')}</p> : null}
        <div className="report-picker__grid">
          {page?.records.map((report) => (
            <Choice key={report.id} report={report} turn={turnOf(report)} onToggle={() => toggle(report)} />
          ))}
        </div>
        {page && page.total > LISTED ? <p className="muted">{playlistWord('capped', { count: LISTED })}</p> : null}
      </div>
    </Modal>
  );
}
