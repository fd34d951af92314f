import { FILE_KINDS, replaceFile } from '@aj-report/contract';
import { useState } from 'react';
import { callWithForm } from '../../api/call.ts';
import { toastSuccess } from '../../api/toast.ts';
import { DropZone } from '../../form/drop-zone.tsx';
import { useT } from '../../i18n/i18n.ts';
import { Modal } from '../../shell/modal.tsx';
import { FilePlaces } from './file-places.tsx';
import { fileWord } from './file.words.ts';
import { useFileDetail } from './use-file-detail.ts';
import './file.css';

interface FileReplaceProps {
  readonly id: string;
  onClose(): void;
  onReplaced(): void;
}

/** Puts another content in the place of a file's, after showing where it is seen. */
export function FileReplaceDialog({ id, onClose, onReplaced }: FileReplaceProps) {
  const t = useT();
  const shown = useFileDetail(id, onClose);
  const [file, setFile] = useState<File | undefined>();
  const [isBusy, setIsBusy] = useState(false);
  if (!shown) return null;
  const allowed = FILE_KINDS[shown.kind];

  async function replace(chosen: File) {
    const form = new FormData();
    form.append('file', chosen);
    setIsBusy(true);
    const isDone = await callWithForm(replaceFile, form, { params: { id } }).then(
      () => true,
      () => false,
    );
    setIsBusy(false);
    if (!isDone) return;
    toastSuccess(fileWord('replaced'));
    onReplaced();
  }

  return (
    <Modal
      title={fileWord('replaceTitle', { name: shown.fileName })}
      isOpen
      width="min(560px, 94vw)"
      onClose={onClose}
      footer={
        <>
          <sl-button onClick={onClose}>{t('crud.cancel')}</sl-button>
          <sl-button
            variant="primary"
            data-button="replace"
            disabled={!file}
            loading={isBusy}
            onClick={() => file && void replace(file)}
          >
            {fileWord('replace')}
          </sl-button>
        </>
      }
    >
      <div className="file-detail">
        <p className="muted">{fileWord('replaceHelp')}</p>
        <DropZone
          file={file}
          problem={undefined}
          disabled={isBusy}
          extensions={allowed}
          icon="cloud-arrow-up"
          testId="replace-file"
          words={{
            dropHere: fileWord('dropOne'),
            limits: allowed.join(', '),
            choose: fileWord('choose'),
            chooseAnother: fileWord('choose'),
            wrongFile: fileWord('wrongFile', { allowed: allowed.join(', ') }),
          }}
          onFiles={([one]) => setFile(one)}
        />
        <h3>{fileWord('places')}</h3>
        <FilePlaces places={shown.places} />
      </div>
    </Modal>
  );
}
