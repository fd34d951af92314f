import { LIMITS, type ReportListItem, type ReportType } from '@aj-report/contract';
import { siteStorage } from '@aj-report/embed/storage';
import { lazy, Suspense, useCallback, useMemo, useState } from 'react';
import { toastSuccess } from '../../api/toast.ts';
import { ARCHIVE_WORDS } from '../../archive/archive.words.ts';
import { ExportDialog } from '../../archive/export-dialog.tsx';
import { ImportDialog, type ImportDone } from '../../archive/import-dialog.tsx';
import { fill } from '../../i18n/fill.ts';
import { ListPage } from '../../crud/list-page.tsx';
import { useT, useText } from '../../i18n/i18n.ts';
import { MakeScreen } from '../../make-screen/make-screen.tsx';
import { PublishDialog } from '../../publish/publish-dialog.tsx';
import { designerAddress } from '../../screen/screen-address.ts';
import { openTab } from '../../shell/open-tab.ts';
import { GroupDialog } from './group-dialog.tsx';
import { CopyDialog } from './copy-dialog.tsx';
import { ReportCards } from './report-cards.tsx';
import { reportResource } from './report.resource.ts';
import { UsesDialog } from './uses-dialog.tsx';

const ShareDialog = lazy(async () => ({ default: (await import('../../shares/share-dialog.tsx')).ShareDialog }));

const ScheduleDialog = lazy(async () => ({
  default: (await import('../../schedules/schedule-dialog.tsx')).ScheduleDialog,
}));

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

type OpenedKind = 'share' | 'schedule' | 'publish' | 'copy' | 'uses' | 'export';
type Opened =
  | { readonly kind: OpenedKind; readonly report: ReportListItem }
  | { readonly kind: 'group'; readonly reports: readonly ReportListItem[] }
  | null;

interface OpenedDialogProps {
  readonly opened: Opened;
  onClose(): void;
  onChanged(): void;
}

function OpenedDialog({ opened, onClose, onChanged }: OpenedDialogProps) {
  if (!opened) return null;
  function handleDone() {
    onClose();
    onChanged();
  }
  if (opened.kind === 'group') return <GroupDialog reports={opened.reports} onClose={onClose} onDone={handleDone} />;
  const { kind, report } = opened;
  if (kind === 'uses') return <UsesDialog report={report} onClose={onClose} />;
  if (kind === 'share')
    return (
      <Suspense>
        <ShareDialog report={report} onClose={onClose} onShared={onChanged} />
      </Suspense>
    );
  if (kind === 'schedule')
    return (
      <Suspense>
        <ScheduleDialog report={report} onClose={onClose} onSaved={onClose} />
      </Suspense>
    );
  if (kind === 'copy') return <CopyDialog report={report} onClose={onClose} onCopied={handleDone} />;
  const { reportCode, reportName } = report;
  if (kind === 'export')
    return <ExportDialog reportCode={reportCode} name={reportName} reach="with" onClose={onClose} />;
  return <PublishDialog reportCode={reportCode} name={reportName} onClose={onClose} onPublished={handleDone} />;
}

interface ImportNewProps {
  onClose(): void;
  onImported(): void;
}

/** A new report made of a file; its designer opens. */
function ImportNew({ onClose, onImported }: ImportNewProps) {
  const text = useText();
  function handleDone({ reportCode, name, sources }: ImportDone) {
    onClose();
    onImported();
    const coming = sources > 0 ? text(ARCHIVE_WORDS.tablesComing) : '';
    toastSuccess(fill(text(ARCHIVE_WORDS.imported), { name }) + coming);
    openTab(designerAddress(reportCode));
  }
  return <ImportDialog onClose={onClose} onImported={handleDone} />;
}

interface ReportPageProps {
  /** Only reports of this kind. */
  readonly reportType?: ReportType;
}

/** Big screens only: where the logo leads. */
export function BigScreenPage() {
  return <ReportPage reportType="report_screen" />;
}

/** Reports as cards with pictures, or as a table. */
export function ReportPage({ reportType }: ReportPageProps) {
  const [view, setView] = useState<View>(() => (siteStorage.getItem(KEY) === 'table' ? 'table' : 'cards'));
  const [opened, setOpened] = useState<Opened>(null);
  const [isImporting, setIsImporting] = useState(false);
  const [isMaking, setIsMaking] = useState(false);
  const close = useCallback(() => setOpened(null), []);
  const resource = useMemo(() => {
    const pageSizes = view === 'cards' ? LIMITS.pageCardSizes : LIMITS.pageSizes;
    const opening = (kind: OpenedKind) => (report: ReportListItem) => setOpened({ kind, report });
    const made = reportResource(
      {
        openShare: opening('share'),
        openSchedule: opening('schedule'),
        openPublish: opening('publish'),
        openCopy: opening('copy'),
        openUses: opening('uses'),
        openExport: opening('export'),
        openImport: () => setIsImporting(true),
        openMakeScreen: () => setIsMaking(true),
        openGroup: (reports) => setOpened({ kind: 'group', reports }),
      },
      reportType,
    );
    return { ...made, pageSizes };
  }, [reportType, view]);
  function chooseView(next: View) {
    siteStorage.setItem(KEY, next);
    setView(next);
  }
  return (
    <ListPage
      key={view}
      resource={resource}
      toolbarEnd={<ViewSwitch view={view} onChange={chooseView} />}
      renderRows={
        view === 'cards'
          ? (reports, context) => <ReportCards reports={reports} actions={resource.rowActions} context={context} />
          : undefined
      }
    >
      {(context) => (
        <>
          <OpenedDialog opened={opened} onClose={close} onChanged={context.reload} />
          {isImporting ? <ImportNew onClose={() => setIsImporting(false)} onImported={context.reload} /> : null}
          {isMaking ? <MakeScreen onClose={() => setIsMaking(false)} /> : null}
        </>
      )}
    </ListPage>
  );
}
