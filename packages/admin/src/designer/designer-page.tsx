import { normalizeScreen, type NormalScreen } from '@aj-report/contract';
import { fetchWidgets } from '@aj-report/widgets';
import { useCallback, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useText } from '../i18n/i18n.ts';
import { DesignerView } from './designer-view.tsx';
import { WORDS } from './designer.words.ts';
import { screenApi } from './save/screen-api.ts';
import { useLook } from './ui/use-look.ts';
import './designer.css';

type Opening =
  | { readonly kind: 'loading' }
  | { readonly kind: 'open'; readonly screen: NormalScreen; readonly count: number }
  | { readonly kind: 'failed'; readonly message: string };

/** The designer of one big screen: `/bigscreen/designer?reportCode=…`. */
export function DesignerPage() {
  const text = useText();
  const [params] = useSearchParams();
  const reportCode = params.get('reportCode') ?? '';
  const [opening, setOpening] = useState<Opening>({ kind: 'loading' });
  const [attempt, setAttempt] = useState(0);
  const reload = useCallback(() => setAttempt((count) => count + 1), []);

  useEffect(() => {
    if (reportCode === '') return;
    let isCurrent = true;
    screenApi.load(reportCode).then(
      (document) => {
        if (!isCurrent) return;
        const screen = normalizeScreen(document);
        fetchWidgets(screen.widgets);
        setOpening({ kind: 'open', screen, count: attempt });
      },
      (reason: unknown) => {
        const message = reason instanceof Error ? reason.message : String(reason);
        if (isCurrent) setOpening({ kind: 'failed', message });
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [reportCode, attempt]);

  if (reportCode === '') return <Notice message={text(WORDS.noCode)} />;
  if (opening.kind === 'loading') return <Notice message={text(WORDS.loading)} />;
  if (opening.kind === 'failed') return <Notice message={opening.message} onRetry={reload} />;
  return (
    <DesignerView
      key={`${reportCode} ${opening.count}`}
      screen={opening.screen}
      widgetId={params.get('widget')}
      onReload={reload}
    />
  );
}

function Notice({ message, onRetry }: { readonly message: string; readonly onRetry?: () => void }) {
  const text = useText();
  useLook();
  return (
    <div className="designer-notice" role="status">
      {onRetry ? <h1>{text(WORDS.loadFailed)}</h1> : null}
      <p>{message}</p>
      <div className="designer-notice__actions">
        {onRetry ? (
          <button type="button" className="button button--primary" onClick={onRetry}>
            {text(WORDS.retry)}
          </button>
        ) : null}
        <a className="button" href="/report/report">
          {text(WORDS.back)}
        </a>
      </div>
    </div>
  );
}
