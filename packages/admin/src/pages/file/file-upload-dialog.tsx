import { LIMITS, UPLOAD_EXTENSIONS, uploadFile } from '@aj-report/contract';
import { useState } from 'react';
import { callWithForm } from '../../api/call.ts';
import { StateTag } from '../../crud/state-tag.tsx';
import { makeId } from '../../designer/document/make-id.ts';
import { DropZone } from '../../form/drop-zone.tsx';
import { useT } from '../../i18n/i18n.ts';
import { Modal } from '../../shell/modal.tsx';
import { fileWord } from './file.words.ts';
import './file.css';

interface Sent {
  readonly key: string;
  readonly name: string;
  /** 0 to 1 */
  readonly share: number;
  readonly state: 'sending' | 'done' | 'failed';
}

function SentFile({ sent }: { readonly sent: Sent }) {
  return (
    <li>
      <span className="ellipsis">{sent.name}</span>
      {sent.state === 'sending' ? (
        <sl-progress-bar value={Math.round(sent.share * 100)} label={sent.name} />
      ) : (
        <StateTag
          tone={sent.state === 'done' ? 'success' : 'danger'}
          text={fileWord(sent.state === 'done' ? 'uploadDone' : 'uploadFailed')}
        />
      )}
    </li>
  );
}

function useUploads() {
  const [list, setList] = useState<readonly Sent[]>([]);
  const note = (key: string, change: Partial<Sent>) =>
    setList((before) => before.map((one) => (one.key === key ? { ...one, ...change } : one)));

  async function send(file: File) {
    const key = makeId();
    setList((before) => [...before, { key, name: file.name, share: 0, state: 'sending' }]);
    const form = new FormData();
    form.append('file', file);
    await callWithForm(uploadFile, form, { onProgress: (share) => note(key, { share }) }).then(
      () => note(key, { state: 'done' }),
      () => note(key, { state: 'failed' }),
    );
  }

  async function sendAll(files: readonly File[]) {
    for (const file of files) await send(file);
  }

  return { list, sendAll, isBusy: list.some(({ state }) => state === 'sending') };
}

/** Uploads files as soon as they are dropped or chosen. */
export function FileUploadDialog({ onClose }: { onClose(): void }) {
  const t = useT();
  const { list, sendAll, isBusy } = useUploads();
  const count = LIMITS.uploadCount;
  return (
    <Modal
      title={fileWord('uploadTitle')}
      isOpen
      width="min(560px, 94vw)"
      onClose={onClose}
      footer={<sl-button onClick={onClose}>{t('crud.close')}</sl-button>}
    >
      <div className="file-detail">
        <DropZone
          file={undefined}
          problem={undefined}
          disabled={isBusy}
          extensions={UPLOAD_EXTENSIONS}
          limit={count}
          icon="cloud-arrow-up"
          testId="upload-file"
          words={{
            dropHere: fileWord('dropHere'),
            limits: fileWord('dropLimits', { count }),
            choose: fileWord(list.length > 0 ? 'chooseAnother' : 'choose'),
            chooseAnother: fileWord('chooseAnother'),
            wrongFile: fileWord('wrongFile', { allowed: UPLOAD_EXTENSIONS.join(', ') }),
          }}
          onFiles={(files) => void sendAll(files)}
        />
        <ul className="file-sent">
          {list.map((sent) => (
            <SentFile key={sent.key} sent={sent} />
          ))}
        </ul>
      </div>
    </Modal>
  );
}
