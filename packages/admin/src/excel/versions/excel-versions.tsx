import { nameExcelRevision, type ExcelRevision } from '@aj-report/contract';
import { useState } from 'react';
import { call } from '../../api/call.ts';
import { toastSuccess } from '../../api/toast.ts';
import { WORDS } from '../../designer/designer.words.ts';
import { fill } from '../../i18n/fill.ts';
import { RevisionList } from '../../designer/versions/revision-list.tsx';
import { RevisionName } from '../../designer/versions/revision-name.tsx';
import { VERSION_WORDS } from '../../designer/versions/versions.words.ts';
import { Select } from '../../form/select/select.tsx';
import { useText } from '../../i18n/i18n.ts';
import { Modal } from '../../shell/modal.tsx';
import { differencesOf } from '../document/differences.ts';
import { useDocument, useExcel } from '../use-excel.ts';
import { ChangeLines } from './change-lines.tsx';
import { SheetPreview } from './sheet-preview.tsx';
import { useExcelRevision, useExcelRevisions, type PastReport } from './use-excel-revisions.ts';
import { EXCEL_VERSION_WORDS } from './versions.words.ts';
import '../../designer/versions/versions.css';

interface ExcelVersionsProps {
  readonly reportCode: string;
  /** Revision that the open document was loaded or saved as. */
  readonly opened: number;
  onClose(): void;
}

/** The kept revisions of an Excel report: what each looks like and has become, and having it back. */
export function ExcelVersions({ reportCode, opened, onClose }: ExcelVersionsProps) {
  const text = useText();
  const document = useDocument();
  const [revisions, reload] = useExcelRevisions(reportCode);
  const [asked, setAsked] = useState<number | undefined>();
  const chosen = revisions?.find(({ revision }) => revision === asked) ?? revisions?.[0];
  const past = useExcelRevision(reportCode, chosen?.revision);
  function restore(): void {
    if (!past) return;
    const { revision, ...content } = past;
    document.change(() => content);
    toastSuccess(fill(text(EXCEL_VERSION_WORDS.restored), { revision }));
    onClose();
  }
  return (
    <Modal
      title={text(VERSION_WORDS.title)}
      isOpen
      width="1180px"
      canFullscreen
      onClose={onClose}
      footer={
        <>
          <span className="versions__help muted">{text(EXCEL_VERSION_WORDS.restoreHelp)}</span>
          <sl-button onClick={onClose}>{text(WORDS.close)}</sl-button>
          <sl-button variant="primary" data-restore disabled={!past} onClick={restore}>
            {text(VERSION_WORDS.restore)}
          </sl-button>
        </>
      }
    >
      <div className="versions">
        {revisions ? null : <sl-skeleton effect="sheen" />}
        {revisions?.length === 0 ? <p className="muted">{text(VERSION_WORDS.none)}</p> : null}
        {revisions && chosen ? (
          <>
            <RevisionList revisions={revisions} chosen={chosen.revision} opened={opened} onChoose={setAsked} />
            <RevisionView reportCode={reportCode} revisions={revisions} chosen={chosen} past={past} onNamed={reload} />
          </>
        ) : null}
      </div>
    </Modal>
  );
}

interface RevisionViewProps {
  readonly reportCode: string;
  readonly revisions: readonly ExcelRevision[];
  readonly chosen: ExcelRevision;
  /** What was saved; undefined while it is on its way. */
  readonly past: PastReport | undefined;
  onNamed(): void;
}

function RevisionView({ reportCode, revisions, chosen, past, onNamed }: RevisionViewProps) {
  const text = useText();
  const [view, setView] = useState<'preview' | 'differences'>('preview');
  async function save(name: string): Promise<void> {
    await call(nameExcelRevision, { body: { reportCode, revision: chosen.revision, name } });
    onNamed();
  }
  return (
    <section className="versions__view">
      <div className="versions__bar">
        <div className="xl-side__tabs xl-past__tabs" role="tablist" aria-label={text(VERSION_WORDS.title)}>
          {(['preview', 'differences'] as const).map((one) => (
            <button
              key={one}
              type="button"
              role="tab"
              data-tab={one}
              aria-selected={one === view}
              onClick={() => setView(one)}
            >
              {text(VERSION_WORDS[one])}
            </button>
          ))}
        </div>
        <RevisionName key={chosen.revision} name={chosen.name} onSave={save} />
      </div>
      {past === undefined ? <sl-skeleton effect="sheen" /> : null}
      {past && view === 'preview' ? <SheetPreview key={past.revision} template={past.template} /> : null}
      {past && view === 'differences' ? (
        <Differences reportCode={reportCode} past={past} revisions={revisions} />
      ) : null}
    </section>
  );
}

interface DifferencesProps {
  readonly reportCode: string;
  readonly past: PastReport;
  readonly revisions: readonly ExcelRevision[];
}

/** What a revision has become, in the open report or in another revision. */
function Differences({ reportCode, past, revisions }: DifferencesProps) {
  const text = useText();
  const open = useExcel((state) => state.content);
  const [against, setAgainst] = useState<number | undefined>();
  const other = useExcelRevision(reportCode, against);
  const now = against === undefined ? open : other;
  const changes = now && differencesOf(past, now);
  return (
    <div className="versions__differences">
      <div className="versions__against">
        <span>{fill(text(VERSION_WORDS.since), { revision: past.revision })}</span>
        <span className="versions__other">
          <span className="muted">{text(VERSION_WORDS.against)}</span>
          <Select
            label={text(VERSION_WORDS.against)}
            size="small"
            options={[
              { value: '', label: text(VERSION_WORDS.againstOpen) },
              ...revisions
                .filter(({ revision }) => revision !== past.revision)
                .map(({ revision, name }) => ({
                  value: String(revision),
                  label: fill(text(VERSION_WORDS.revision), { revision }),
                  ...(name === '' ? {} : { note: name }),
                })),
            ]}
            value={String(against ?? '')}
            onChange={(value) => setAgainst(value === '' ? undefined : Number(value))}
          />
        </span>
      </div>
      {changes === undefined ? <sl-skeleton effect="sheen" /> : null}
      {changes?.length === 0 ? <p className="muted">{text(VERSION_WORDS.same)}</p> : null}
      {changes && changes.length > 0 ? <ChangeLines changes={changes} /> : null}
    </div>
  );
}
