import { useCallback, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useText } from '../i18n/i18n.ts';
import { ExcelDesigner } from './excel-designer.tsx';
import { WORDS } from './excel.words.ts';
import { loadExcelReport, type StoredReport } from './save.ts';
import './excel.css';

type Opening =
  | { readonly kind: 'loading' }
  | { readonly kind: 'open'; readonly report: StoredReport; readonly count: number }
  | { readonly kind: 'failed'; readonly message: string };

/** The designer of one Excel report: `/excelreport/designer?reportCode=…`. */
export function ExcelDesignerPage() {
  const text = useText();
  const [params] = useSearchParams();
  const reportCode = params.get('reportCode') ?? '';
  const [opening, setOpening] = useState<Opening>({ kind: 'loading' });
  const [attempt, setAttempt] = useState(0);
  const reload = useCallback(() => setAttempt((count) => count + 1), []);
  useEffect(() => {
    if (reportCode === '') return;
    let isCurrent = true;
    loadExcelReport(reportCode).then(
      (report) => isCurrent && setOpening({ kind: 'open', report, count: attempt }),
      (reason: unknown) => {
        const message = reason instanceof Error ? reason.message : String(reason);
        if (isCurrent) setOpening({ kind: 'failed', message });
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [reportCode, attempt]);
  if (reportCode === '') return <Notice title={text(WORDS.loadFailed)} message={text(WORDS.noCode)} />;
  if (opening.kind === 'loading') return <Notice message={text(WORDS.loading)} />;
  if (opening.kind === 'failed')
    return <Notice title={text(WORDS.loadFailed)} message={opening.message} onRetry={reload} />;
  return <ExcelDesigner key={`${reportCode} ${opening.count}`} report={opening.report} onReload={reload} />;
}

interface NoticeProps {
  readonly title?: string;
  readonly message: string;
  onRetry?(): void;
}

function Notice({ title, message, onRetry }: NoticeProps) {
  const text = useText();
  return (
    <div className="xl-notice" role="status">
      {title ? <h1>{title}</h1> : null}
      <p>{message}</p>
      {title ? (
        <div>
          {onRetry ? (
            <sl-button variant="primary" onClick={onRetry}>
              {text(WORDS.retry)}
            </sl-button>
          ) : null}
          <sl-button href="/report/report">{text(WORDS.back)}</sl-button>
        </div>
      ) : null}
    </div>
  );
}
