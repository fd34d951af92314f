import { downloadOriginal, getDataSet } from '@aj-report/contract';
import { useState } from 'react';
import { toastError, toastSuccess } from '../api/toast.ts';
import { WORDS } from '../designer/designer.words.ts';
import { fill } from '../i18n/fill.ts';
import { useText } from '../i18n/i18n.ts';
import { useCan } from '../session/use-can.tsx';
import { Modal } from '../shell/modal.tsx';
import { ARCHIVE_WORDS } from './archive.words.ts';
import { requestExport, saveBlob } from './request-export.ts';
import './archive.css';

/** How much of what a screen draws from goes with it. */
export type ExportReach = 'without' | 'with' | 'withTables';

const REACHES = [
  { id: 'without', help: 'withoutHelp', permission: '' },
  { id: 'with', help: 'withHelp', permission: getDataSet.permission },
  { id: 'withTables', help: 'withTablesHelp', permission: downloadOriginal.permission },
] as const;

interface ExportDialogProps {
  readonly reportCode: string;
  readonly name: string;
  readonly reach: ExportReach;
  /** Stores what is not saved; resolves to whether it is. */
  readonly onSave?: (() => Promise<boolean>) | undefined;
  onClose(): void;
}

/** Asks what goes along and hands the zip to the browser. */
export function ExportDialog({ reportCode, name, reach: first, onSave, onClose }: ExportDialogProps) {
  const text = useText();
  const isAllowed = useCan();
  const offered = REACHES.filter(({ permission }) => isAllowed(permission));
  const [reach, setReach] = useState<ExportReach>(offered.some(({ id }) => id === first) ? first : 'without');
  const [isBusy, setIsBusy] = useState(false);

  async function run() {
    setIsBusy(true);
    const isStored = onSave ? await onSave() : true;
    const showDataSet = reach === 'without' ? 0 : 1;
    const zip = isStored
      ? await requestExport({ reportCode, showDataSet, withTables: reach === 'withTables' ? 1 : 0 })
      : undefined;
    setIsBusy(false);
    if (zip === undefined) return;
    if (typeof zip === 'string') return toastError(zip);
    saveBlob(zip, `${reportCode}.zip`);
    toastSuccess(fill(text(ARCHIVE_WORDS.exported), { name: `${reportCode}.zip` }));
    onClose();
  }

  return (
    <Modal
      title={fill(text(ARCHIVE_WORDS.exportTitle), { name })}
      isOpen
      width="560px"
      onClose={onClose}
      footer={
        <>
          <sl-button onClick={onClose}>{text(WORDS.cancel)}</sl-button>
          <sl-button variant="primary" data-button="export" loading={isBusy} onClick={() => void run()}>
            {text(ARCHIVE_WORDS.export)}
          </sl-button>
        </>
      }
    >
      <div className="archive">
        <p className="muted">{text(ARCHIVE_WORDS.exportHelp)}</p>
        <div className="archive__choices" role="radiogroup" aria-label={text(ARCHIVE_WORDS.dataSets)}>
          {offered.map(({ id, help }) => (
            <label key={id} className="archive__choice" data-reach={id} data-on={id === reach || undefined}>
              <input type="radio" name="reach" checked={id === reach} onChange={() => setReach(id)} />
              <span>
                <strong>{text(ARCHIVE_WORDS[id])}</strong>
                <span className="muted">{text(ARCHIVE_WORDS[help])}</span>
              </span>
            </label>
          ))}
        </div>
        {onSave ? <p className="muted">{text(ARCHIVE_WORDS.saveFirst)}</p> : null}
      </div>
    </Modal>
  );
}
