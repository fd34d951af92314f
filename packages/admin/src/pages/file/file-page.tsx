import { fileUsage, type FileRecord, type FileUsage } from '@aj-report/contract';
import { useMemo, useState } from 'react';
import { call } from '../../api/call.ts';
import { ListPage } from '../../crud/list-page.tsx';
import { BYTES, formatMeasure } from '../../crud/measure.ts';
import { FileDetailDialog } from './file-detail-dialog.tsx';
import { FileReplaceDialog } from './file-replace-dialog.tsx';
import { FileUploadDialog } from './file-upload-dialog.tsx';
import { fileResource } from './file.resource.ts';
import { fileWord } from './file.words.ts';
import './file.css';

type Opened = { readonly kind: 'upload' } | { readonly kind: 'detail' | 'replace'; readonly file: FileRecord } | null;

/** How much of the space for files is used. */
function Usage({ usage }: { readonly usage: FileUsage | undefined }) {
  if (!usage) return null;
  const { bytes, limitBytes } = usage;
  const words = fileWord('usage', { used: formatMeasure(bytes, BYTES), limit: formatMeasure(limitBytes, BYTES) });
  return (
    <span className="file-usage" data-testid="file-usage">
      <sl-progress-bar value={Math.min(100, (bytes / limitBytes) * 100)} label={words} />
      <span className="muted">{words}</span>
    </span>
  );
}

/** Uploaded files: preview, replace, where they are shown, and the space they take. */
export function FilePage() {
  const [opened, setOpened] = useState<Opened>(null);
  const [usage, setUsage] = useState<FileUsage | undefined>();
  const resource = useMemo(
    () =>
      fileResource({
        openUpload: () => setOpened({ kind: 'upload' }),
        openDetail: (file) => setOpened({ kind: 'detail', file }),
        openReplace: (file) => setOpened({ kind: 'replace', file }),
        noteRead: () => void call(fileUsage, { isOptional: true }).then(setUsage, () => undefined),
      }),
    [],
  );
  const close = () => setOpened(null);
  return (
    <ListPage resource={resource} toolbarEnd={<Usage usage={usage} />}>
      {(context) => (
        <>
          {opened?.kind === 'upload' ? (
            <FileUploadDialog
              onClose={() => {
                close();
                context.reload();
              }}
            />
          ) : null}
          {opened?.kind === 'detail' ? <FileDetailDialog id={opened.file.id} onClose={close} /> : null}
          {opened?.kind === 'replace' ? (
            <FileReplaceDialog
              id={opened.file.id}
              onClose={close}
              onReplaced={() => {
                close();
                context.reload();
              }}
            />
          ) : null}
        </>
      )}
    </ListPage>
  );
}
