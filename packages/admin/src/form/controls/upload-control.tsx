import { BASE_PREFIX, LIMITS, UPLOAD_EXTENSIONS, uploadFile, type UploadedFile } from '@aj-report/contract';
import { useRef, useState } from 'react';
import { callWithForm } from '../../api/call.ts';
import { toastWarning } from '../../api/toast.ts';
import { hasExtension } from '../../api/upload.ts';
import { takeFiles } from '../../api/within-limit.ts';
import { useFormSettings, type ControlProps } from '../control.ts';
import { FORM_WORDS } from '../form.words.ts';
import { wordIn } from '../../i18n/fill.ts';

function addressOf({ urlPath }: UploadedFile): string {
  return urlPath.startsWith('/') || urlPath.includes('://') ? urlPath : `${BASE_PREFIX}/${urlPath}`;
}

async function send(file: File, path: string): Promise<UploadedFile | undefined> {
  const form = new FormData();
  form.append('file', file);
  // The call has shown the error.
  return callWithForm({ ...uploadFile, path }, form).catch(() => undefined);
}

/** Some files, sent as soon as they are chosen. */
export function UploadControl({ field, id, value, disabled, invalid, onChange }: ControlProps) {
  const { language } = useFormSettings();
  const chooser = useRef<HTMLInputElement>(null);
  const [isBusy, setIsBusy] = useState(false);
  const files = Array.isArray(value) ? (value as UploadedFile[]) : [];
  const { uploadLimit: limit = LIMITS.uploadCount, uploadUrl = uploadFile.path } = field;

  async function take(chosen: readonly File[]) {
    if (chosen.some((file) => !hasExtension(file.name, UPLOAD_EXTENSIONS)))
      return toastWarning(wordIn(language, FORM_WORDS.wrongFile, { allowed: UPLOAD_EXTENSIONS.join(', ') }));
    const taken = takeFiles(chosen, limit, files.length);
    if (taken.length === 0) return;
    setIsBusy(true);
    const sent = await Promise.all(taken.map((file) => send(file, uploadUrl)));
    setIsBusy(false);
    onChange([...files, ...sent.filter((file) => file !== undefined)], 'done');
  }

  return (
    <span className="aj-upload">
      <sl-button
        id={id}
        loading={isBusy}
        disabled={disabled || files.length >= limit}
        data-invalid={invalid || undefined}
        onClick={() => chooser.current?.click()}
      >
        <sl-icon slot="prefix" name="upload" />
        {FORM_WORDS.uploadFile[language]}
      </sl-button>
      <input
        ref={chooser}
        type="file"
        hidden
        multiple={limit > 1}
        accept={UPLOAD_EXTENSIONS.map((extension) => `.${extension}`).join(',')}
        onChange={(event) => {
          const chosen = [...(event.target.files ?? [])];
          event.target.value = '';
          void take(chosen);
        }}
      />
      {files.map((file) => (
        <span key={file.fileId} className="aj-upload__file">
          <a className="ellipsis" href={addressOf(file)} target="_blank" rel="noreferrer">
            {file.urlPath.slice(file.urlPath.lastIndexOf('/') + 1)}
          </a>
          <button
            type="button"
            disabled={disabled}
            aria-label={`${FORM_WORDS.removeRow[language]} ${file.fileId}`}
            onClick={() =>
              onChange(
                files.filter((one) => one !== file),
                'done',
              )
            }
          >
            <sl-icon name="x-lg" />
          </button>
        </span>
      ))}
    </span>
  );
}
