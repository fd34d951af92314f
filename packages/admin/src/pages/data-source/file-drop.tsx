import { WORKBOOK_EXTENSIONS } from '@aj-report/contract';
import { useRef, useState, type DragEvent } from 'react';
import { toastWarning } from '../../api/toast.ts';
import { hasExtension } from '../../api/upload.ts';
import { formatSize } from './format-size.ts';
import { useT } from '../../i18n/i18n.ts';

interface FileDropProps {
  readonly file: File | undefined;
  readonly problem: string | undefined;
  onFile(file: File): void;
}

const ACCEPT = WORKBOOK_EXTENSIONS.map((extension) => `.${extension}`).join(',');

/** Takes one workbook, dropped or chosen; other files are refused with a warning. */
export function FileDrop({ file, problem, onFile }: FileDropProps) {
  const t = useT();
  const chooser = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);

  function take(candidate: File | undefined) {
    if (!candidate) return;
    if (hasExtension(candidate.name, WORKBOOK_EXTENSIONS)) onFile(candidate);
    else toastWarning(t('source.wrongFile'));
  }

  function handleDrop(event: DragEvent) {
    event.preventDefault();
    setIsOver(false);
    take(event.dataTransfer.files[0]);
  }

  return (
    <div>
      <div
        className="file-drop"
        data-over={isOver || undefined}
        data-invalid={problem === undefined ? undefined : true}
        onDragOver={(event) => {
          event.preventDefault();
          setIsOver(true);
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={handleDrop}
      >
        <sl-icon name={file ? 'filetype-xlsx' : 'cloud-arrow-up'} />
        <div className="file-drop__text">
          <strong className="ellipsis">{file ? file.name : t('source.dropHere')}</strong>
          <span className="muted">{file ? formatSize(file.size) : t('source.dropLimits')}</span>
        </div>
        <sl-button onClick={() => chooser.current?.click()}>
          {t(file ? 'source.chooseAnother' : 'source.choose')}
        </sl-button>
        <input
          ref={chooser}
          type="file"
          hidden
          data-testid="workbook"
          accept={ACCEPT}
          onChange={(event) => {
            take(event.target.files?.[0]);
            event.target.value = '';
          }}
        />
      </div>
      {problem ? <div className="aj-field__problem">{problem}</div> : null}
    </div>
  );
}
