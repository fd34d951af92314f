import type { ReportListItem } from '@aj-report/contract';
import { useMemo, useState } from 'react';
import { ListPage } from '../../crud/list-page.tsx';
import { useT } from '../../i18n/i18n.ts';
import { ReportCards } from './report-cards.tsx';
import { reportResource } from './report.resource.ts';
import { ShareDialog } from './share-dialog.tsx';

type View = 'cards' | 'table';

const KEY = 'AJReportReportView';

const VIEWS = [
  { id: 'cards', icon: 'grid', word: 'crud.cardView' },
  { id: 'table', icon: 'list-ul', word: 'crud.tableView' },
] as const;

function ViewSwitch({ view, onChange }: { readonly view: View; onChange(view: View): void }) {
  const t = useT();
  return (
    <span className="segmented" role="group" aria-label={t('crud.view.label')}>
      {VIEWS.map((one) => (
        <button key={one.id} type="button" aria-pressed={one.id === view} onClick={() => onChange(one.id)}>
          <sl-icon name={one.icon} />
          {t(one.word)}
        </button>
      ))}
    </span>
  );
}

/** Screens as cards with live pictures, or as a table. */
export function ReportPage() {
  const [view, setView] = useState<View>(() => (localStorage.getItem(KEY) === 'table' ? 'table' : 'cards'));
  const [shared, setShared] = useState<ReportListItem | null>(null);
  const resource = useMemo(() => reportResource({ openShare: setShared }), []);
  function chooseView(next: View) {
    localStorage.setItem(KEY, next);
    setView(next);
  }
  return (
    <ListPage
      resource={resource}
      toolbarEnd={<ViewSwitch view={view} onChange={chooseView} />}
      renderRows={
        view === 'cards'
          ? (reports, context) => <ReportCards reports={reports} actions={resource.rowActions} context={context} />
          : undefined
      }
    >
      {() => (shared ? <ShareDialog report={shared} onClose={() => setShared(null)} /> : null)}
    </ListPage>
  );
}
