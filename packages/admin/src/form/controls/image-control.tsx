import { IMAGE_EXTENSIONS } from '@aj-report/contract';
import { useRef, useState } from 'react';
import { uploadImage } from '../../api/upload.ts';
import { useFormSettings, type ControlProps } from '../control.ts';
import { FORM_WORDS } from '../form.words.ts';
import { TextControl } from './text-control.tsx';

const ACCEPT = IMAGE_EXTENSIONS.map((extension) => `.${extension}`).join(',');

/** A picture: uploaded, or given by its address unless the field takes uploaded ones only. */
export function ImageControl(props: ControlProps) {
  const { field, value, disabled, onChange } = props;
  const { language } = useFormSettings();
  const chooser = useRef<HTMLInputElement>(null);
  const [isUploading, setIsUploading] = useState(false);
  const address = typeof value === 'string' ? value : '';

  async function handleFile(file: File | undefined) {
    if (!file) return;
    setIsUploading(true);
    try {
      const address = await uploadImage(file, field.uploadUrl);
      if (address !== undefined) onChange(address, 'done');
    } finally {
      setIsUploading(false);
      if (chooser.current) chooser.current.value = '';
    }
  }

  return (
    <div className="aj-image">
      <button
        type="button"
        id={field.uploadedOnly ? props.id : undefined}
        className="aj-image__preview"
        disabled={disabled || isUploading}
        title={FORM_WORDS.upload[language]}
        onClick={() => chooser.current?.click()}
      >
        {address ? <img src={address} alt="" /> : <sl-icon name="image" />}
        {isUploading ? <sl-spinner /> : null}
      </button>
      <div className="aj-image__side">
        {field.uploadedOnly ? null : (
          <TextControl {...props} field={{ ...field, placeholder: field.placeholder ?? FORM_WORDS.imageAddress }} />
        )}
        <span className="aj-image__links">
          <button
            type="button"
            className="text-button"
            disabled={disabled || isUploading}
            onClick={() => chooser.current?.click()}
          >
            {FORM_WORDS[isUploading ? 'uploading' : 'upload'][language]}
          </button>
          {address ? (
            <button type="button" className="text-button" disabled={disabled} onClick={() => onChange('', 'done')}>
              {FORM_WORDS.clear[language]}
            </button>
          ) : null}
        </span>
      </div>
      <input
        ref={chooser}
        type="file"
        hidden
        accept={ACCEPT}
        onChange={(event) => void handleFile(event.target.files?.[0])}
      />
    </div>
  );
}
