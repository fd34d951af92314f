import { FILE_KIND_LABELS } from '@aj-report/contract';
import { copyText } from '../../crud/copy-text.ts';
import { formatTime } from '../../i18n/format-value.ts';
import { useT, useText } from '../../i18n/i18n.ts';
import { Modal } from '../../shell/modal.tsx';
import { BYTES, formatMeasure } from '../../crud/measure.ts';
import { wholeAddress } from './file-address.ts';
import { FilePicture } from './file-picture.tsx';
import { FilePlaces } from './file-places.tsx';
import { fileWord } from './file.words.ts';
import { useFileDetail } from './use-file-detail.ts';
import './file.css';

/** A file with its preview, its address and where it is shown. */
export function FileDetailDialog({ id, onClose }: { readonly id: string; onClose(): void }) {
  const t = useT();
  const text = useText();
  const file = useFileDetail(id, onClose);
  if (!file) return null;
  const address = wholeAddress(file);
  return (
    <Modal title={file.fileName} isOpen canFullscreen width="min(760px, 94vw)" onClose={onClose}>
      <div className="file-detail">
        <FilePicture file={file} />
        <p className="muted">
          {text(FILE_KIND_LABELS[file.kind])} · {file.fileType} · {formatMeasure(file.bytes, BYTES)} · {file.createBy} ·{' '}
          {formatTime(file.createTime)}
        </p>
        <div className="file-detail__address">
          <span className="mono ellipsis" title={address}>
            {address}
          </span>
          <sl-button size="small" onClick={() => void copyText(address)}>
            <sl-icon slot="prefix" name="copy" />
            {t('crud.copy')}
          </sl-button>
        </div>
        <h3>{fileWord('places')}</h3>
        <FilePlaces places={file.places} />
      </div>
    </Modal>
  );
}
