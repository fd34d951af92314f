import type { ReportListItem } from '@aj-report/contract';
import { useMemo, useState } from 'react';
import { ListPage } from '../../crud/list-page.tsx';
import { useT } from '../../i18n/i18n.ts';
import { ReportCards } from './report-cards.tsx';
import { reportResource } from './report.resource.ts';
import { ShareDialog } from './share-dialog.tsx';

type View = 'cards' | 'table';

const KEY = 'AJReportReportView';

function ViewSwitch({ view, onChange }: { readonly view: View; onChange(view: View): void }) {
  const t = useT();
  return (
    <sl-radio-group
      size="small"
      aria-label={t('crud.view.label')}
      value={view}
      onsl-change={(event) => onChange((event.target as HTMLInputElement).value as View)}
    >
      <sl-radio-button value="cards">
        <sl-icon slot="prefix" name="grid" />
        {t('crud.cardView')}
      </sl-radio-button>
      <sl-radio-button value="table">
        <sl-icon slot="prefix" name="list-ul" />
        {t('crud.tableView')}
      </sl-radio-button>
    </sl-radio-group>
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
