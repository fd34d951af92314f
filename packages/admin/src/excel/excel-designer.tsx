import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { useStore } from 'zustand';
import { toastSuccess } from '../api/toast.ts';
import { useText } from '../i18n/i18n.ts';
import { excelViewerAddress } from '../screen/screen-address.ts';
import { ExcelStore } from './document/excel-store.ts';
import { ConflictDialog, LeaveDialog } from './excel-dialogs.tsx';
import { WORDS } from './excel.words.ts';
import { Grid } from './grid/grid.tsx';
import { CellPanel } from './panels/cell-panel.tsx';
import { DataPanel, useDataSets } from './panels/data-panel.tsx';
import { PicturePanel } from './panels/picture-panel.tsx';
import { SheetPanel } from './panels/sheet-panel.tsx';
import { SheetTabs } from './panels/sheet-tabs.tsx';
import { useSkippedTexts } from './panels/skipped-texts.tsx';
import { Toolbar } from './panels/toolbar.tsx';
import { useReports } from './panels/use-reports.ts';
import { ExcelSaver, type StoredReport } from './save.ts';
import { FileMenu } from './template-file/file-menu.tsx';
import { ExcelContext, useExcel } from './use-excel.ts';

interface ExcelDesignerProps {
  readonly report: StoredReport;
  onReload(): void;
}

function openReport(report: StoredReport) {
  const { template, setCodes, setParam, lockedParams } = report;
  const document = new ExcelStore({ template, setCodes, setParam, lockedParams });
  return { document, saver: new ExcelSaver(document, report) };
}

function stateWord(isDirty: boolean, revision: number, publishedRevision: number) {
  if (isDirty) return WORDS.dirty;
  if (revision === 0) return WORDS.neverSaved;
  return publishedRevision === revision ? WORDS.upToDate : WORDS.draft;
}

function Head({ report, saver }: { readonly report: StoredReport; readonly saver: ExcelSaver }) {
  const text = useText();
  const isDirty = useExcel((state) => state.content !== state.saved);
  const { revision, publishedRevision, isBusy } = useStore(saver.store);
  async function save() {
    if (await saver.save()) toastSuccess(text(WORDS.saved));
  }
  async function publish() {
    if (await saver.publish()) toastSuccess(text(WORDS.published));
  }
  async function preview() {
    // A window that is opened later than the click is refused.
    const shown = window.open('', '_blank');
    if (await saver.save()) shown?.location.replace(excelViewerAddress(report.reportCode, true));
    else shown?.close();
  }
  return (
    <header className="xl-top">
      <Link className="xl-tool" to="/report/report" title={text(WORDS.back)} aria-label={text(WORDS.back)}>
        <sl-icon name="arrow-left" />
      </Link>
      <h1 title={report.reportCode}>{report.reportName}</h1>
      <span className="xl-state" data-dirty={isDirty || undefined} role="status">
        {text(stateWord(isDirty, revision, publishedRevision))}
      </span>
      <span className="xl-top__actions">
        <FileMenu report={report} revision={revision} />
        <sl-button size="small" data-preview disabled={isBusy} onClick={() => void preview()}>
          <sl-icon slot="prefix" name="play-circle" />
          {text(WORDS.preview)}
        </sl-button>
        <sl-button size="small" data-save disabled={isBusy} onClick={() => void save()}>
          {text(WORDS.save)}
        </sl-button>
        <sl-button size="small" variant="primary" data-publish disabled={isBusy} onClick={() => void publish()}>
          {text(WORDS.publish)}
        </sl-button>
      </span>
    </header>
  );
}

interface RightPanelProps {
  readonly reportCode: string;
  readonly saver: ExcelSaver;
  readonly sets: ReturnType<typeof useDataSets>;
}

function RightPanel({ reportCode, saver, sets }: RightPanelProps) {
  const text = useText();
  const [tab, setTab] = useState<'cell' | 'sheet'>('cell');
  const picture = useExcel((state) => state.picture);
  const [seen, setSeen] = useState(picture);
  // A picture that is selected shows what can be done with it.
  if (seen !== picture) {
    setSeen(picture);
    if (picture !== null) setTab('cell');
  }
  const reports = useReports();
  const counted = useSkippedTexts(reportCode, saver, sets);
  return (
    <aside className="xl-side xl-side--right">
      <div className="xl-side__tabs" role="tablist">
        {(['cell', 'sheet'] as const).map((one) => (
          <button key={one} type="button" role="tab" aria-selected={one === tab} onClick={() => setTab(one)}>
            {text(one === 'cell' && picture !== null ? WORDS.picture : WORDS[one])}
          </button>
        ))}
      </div>
      {tab === 'sheet' ? (
        <SheetPanel sets={sets} />
      ) : picture === null ? (
        <CellPanel sets={sets} reports={reports} counted={counted} />
      ) : (
        <PicturePanel />
      )}
    </aside>
  );
}

/** The designer of a report that has been loaded. */
export function ExcelDesigner({ report, onReload }: ExcelDesignerProps) {
  const [{ document, saver }] = useState(() => openReport(report));
  const sets = useDataSets();
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 's') return;
      event.preventDefault();
      void saver.save();
    };
    window.addEventListener('keydown', handleKey);
    return () => window.removeEventListener('keydown', handleKey);
  }, [saver]);
  return (
    <ExcelContext value={document}>
      <div className="xl-designer">
        <Head report={report} saver={saver} />
        <Toolbar sets={sets} />
        <div className="xl-main">
          <DataPanel sets={sets} />
          <Grid sets={sets} />
          <RightPanel reportCode={report.reportCode} saver={saver} sets={sets} />
        </div>
        <SheetTabs />
        <ConflictDialog saver={saver} onReload={onReload} />
        <LeaveDialog document={document} saver={saver} />
      </div>
    </ExcelContext>
  );
}
