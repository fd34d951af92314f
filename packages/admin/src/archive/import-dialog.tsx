import {
  allDataSets,
  createDataSet,
  importScreen,
  lookAtArchive,
  type ArchiveLook,
  type DataSetChoice,
  type ImportedScreen,
} from '@aj-report/contract';
import { useEffect, useState } from 'react';
import { call, callWithForm } from '../api/call.ts';
import { toastError } from '../api/toast.ts';
import { WORDS } from '../designer/designer.words.ts';
import { DropZone } from '../form/drop-zone.tsx';
import { useText } from '../i18n/i18n.ts';
import { newCode } from '../screen/new-code.ts';
import { useCan } from '../session/use-can.tsx';
import { Modal } from '../shell/modal.tsx';
import { ARCHIVE_WORDS } from './archive.words.ts';
import { ArchiveContents, type NewReport } from './archive-contents.tsx';
import { firstChosen, toChoices, type Chosen } from './set-choices.ts';
import './archive.css';

const EXTENSIONS = ['zip', 'json'];

export interface ImportDone extends ImportedScreen {
  readonly name: string;
}

interface ImportDialogProps {
  /** Screen that takes the document over; without it a report is made. */
  readonly openCode?: string;
  onClose(): void;
  onImported(done: ImportDone): void;
}

interface Looking {
  readonly file: File | undefined;
  readonly found: ArchiveLook | undefined;
  readonly problem: string | undefined;
}

function useLooking() {
  const [looking, setLooking] = useState<Looking>({ file: undefined, found: undefined, problem: undefined });
  async function look(file: File): Promise<ArchiveLook | undefined> {
    setLooking({ file, found: undefined, problem: undefined });
    const form = new FormData();
    form.append('file', file);
    try {
      const found = await callWithForm(lookAtArchive, form, { showErrorDialog: false });
      setLooking({ file, found, problem: undefined });
      return found;
    } catch (error) {
      setLooking({ file, found: undefined, problem: error instanceof Error ? error.message : String(error) });
      return undefined;
    }
  }
  return { ...looking, look };
}

function useSetsHere(): readonly DataSetChoice[] {
  const [sets, setSets] = useState<readonly DataSetChoice[]>([]);
  useEffect(() => {
    const abort = new AbortController();
    // Whoever may not read data sets is offered none.
    call(allDataSets, { signal: abort.signal, isOptional: true }).then(setSets, () => undefined);
    return () => abort.abort();
  }, []);
  return sets;
}

/** Looks at a file, says what it brings and what is missing, and imports it. */
export function ImportDialog({ openCode, onClose, onImported }: ImportDialogProps) {
  const text = useText();
  const mayBring = useCan()(createDataSet.permission);
  const { file, found, problem, look } = useLooking();
  const setsHere = useSetsHere();
  const [report, setReport] = useState<NewReport>({ reportName: '', reportCode: '' });
  const [chosen, setChosen] = useState<Chosen>({});
  const [isBusy, setIsBusy] = useState(false);
  const isNew = openCode === undefined;

  async function handleFile([first]: readonly File[]) {
    const seen = first && (await look(first));
    if (!seen) return;
    const isFree = !seen.isCodeTaken && seen.kind === 'screen';
    setReport({ reportName: seen.reportName, reportCode: isFree ? seen.reportCode : newCode('screen') });
    setChosen(firstChosen(seen, mayBring));
  }

  async function run() {
    if (!found) return;
    setIsBusy(true);
    const form = new FormData();
    form.append('draft', found.draft);
    form.append('fileName', found.fileName);
    form.append('target', isNew ? 'new' : 'open');
    form.append('reportCode', openCode ?? report.reportCode.trim());
    if (isNew) form.append('reportName', report.reportName.trim());
    form.append('dataSets', JSON.stringify(toChoices(chosen)));
    const done = await callWithForm(importScreen, form, { showErrorDialog: false }).catch((error: unknown) => {
      toastError(error instanceof Error ? error.message : String(error));
    });
    setIsBusy(false);
    if (done) onImported({ ...done, name: isNew ? report.reportName : found.reportName });
  }

  const isReady = found && (!isNew || (report.reportName.trim() !== '' && /^\w+$/.test(report.reportCode.trim())));
  return (
    <Modal
      title={text(ARCHIVE_WORDS.importTitle)}
      isOpen
      width="760px"
      onClose={onClose}
      footer={
        <>
          {isNew ? null : <span className="archive__help muted">{text(ARCHIVE_WORDS.openHelp)}</span>}
          <sl-button onClick={onClose}>{text(WORDS.cancel)}</sl-button>
          <sl-button
            variant="primary"
            data-button="import"
            disabled={!isReady}
            loading={isBusy}
            onClick={() => void run()}
          >
            {text(ARCHIVE_WORDS.import)}
          </sl-button>
        </>
      }
    >
      <div className="archive">
        <DropZone
          file={file}
          problem={problem}
          extensions={EXTENSIONS}
          icon="cloud-arrow-up"
          testId="archive-file"
          words={{
            dropHere: text(ARCHIVE_WORDS.dropHere),
            limits: text(ARCHIVE_WORDS.limits),
            choose: text(ARCHIVE_WORDS.choose),
            chooseAnother: text(ARCHIVE_WORDS.chooseAnother),
            wrongFile: text(ARCHIVE_WORDS.wrongFile),
          }}
          onFiles={(files) => void handleFile(files)}
        />
        {file && !found && problem === undefined ? <p className="muted">{text(ARCHIVE_WORDS.looking)}</p> : null}
        {found ? (
          <ArchiveContents
            found={found}
            report={isNew ? report : undefined}
            setsHere={setsHere}
            chosen={chosen}
            mayBring={mayBring}
            onReport={setReport}
            onChoose={(setCode, value) => setChosen({ ...chosen, [setCode]: value })}
          />
        ) : null}
      </div>
    </Modal>
  );
}
