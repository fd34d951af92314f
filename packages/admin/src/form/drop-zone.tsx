import { useRef, useState, type DragEvent } from 'react';
import { toastWarning } from '../api/toast.ts';
import { hasExtension } from '../api/upload.ts';
import { takeFiles } from '../api/within-limit.ts';
import type { IconName } from '../shoelace/icons.ts';
import './drop-zone.css';

export interface DropZoneWords {
  readonly dropHere: string;
  /** What may be dropped. */
  readonly limits: string;
  readonly choose: string;
  readonly chooseAnother: string;
  /** Said when a file has another extension. */
  readonly wrongFile: string;
}

interface DropZoneProps {
  readonly file: { readonly name: string } | undefined;
  readonly problem: string | undefined;
  readonly extensions: readonly string[];
  readonly words: DropZoneWords;
  readonly icon: IconName;
  /** Said of the chosen file in place of the limits. */
  readonly facts?: string;
  readonly testId: string;
  readonly disabled?: boolean;
  /** Files that it takes, together with those that are held already. */
  readonly limit?: number;
  readonly held?: number;
  onFiles(files: readonly File[]): void;
}

/** Takes files, dropped or chosen; those with other extensions, and more than it takes, are refused with a warning. */
export function DropZone(props: DropZoneProps) {
  const {
    file,
    problem,
    extensions,
    words,
    icon,
    facts,
    testId,
    disabled = false,
    limit = 1,
    held = 0,
    onFiles,
  } = props;
  const chooser = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);

  function take(candidates: Iterable<File>) {
    if (disabled) return;
    const files = [...candidates];
    const fitting = files.filter(({ name }) => hasExtension(name, extensions));
    if (fitting.length < files.length) toastWarning(words.wrongFile);
    const taken = takeFiles(fitting, limit, held);
    if (taken.length > 0) onFiles(taken);
  }

  function handleDrop(event: DragEvent) {
    event.preventDefault();
    setIsOver(false);
    take(event.dataTransfer.files);
  }

  return (
    <div>
      <div
        className="drop-zone"
        data-over={isOver || undefined}
        data-invalid={problem === undefined ? undefined : true}
        onDragOver={(event) => {
          event.preventDefault();
          setIsOver(true);
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={handleDrop}
      >
        <sl-icon name={icon} />
        <div className="drop-zone__text">
          <strong className="ellipsis">{file ? file.name : words.dropHere}</strong>
          <span className="muted">{(file && facts) ?? words.limits}</span>
        </div>
        <sl-button disabled={disabled} onClick={() => chooser.current?.click()}>
          {file ? words.chooseAnother : words.choose}
        </sl-button>
        <input
          ref={chooser}
          type="file"
          hidden
          multiple={limit - held > 1}
          data-testid={testId}
          accept={extensions.map((extension) => `.${extension}`).join(',')}
          onChange={(event) => {
            take(event.target.files ?? []);
            event.target.value = '';
          }}
        />
      </div>
      {problem ? <div className="aj-field__problem">{problem}</div> : null}
    </div>
  );
}
