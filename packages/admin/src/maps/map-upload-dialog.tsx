import { defaultsOf, geoMapFields, uploadGeoMap } from '@aj-report/contract';
import { useState } from 'react';
import { callWithForm } from '../api/call.ts';
import { toastSuccess } from '../api/toast.ts';
import { Form } from '../form/form.tsx';
import type { MapUploadProps } from '../form/map-upload.ts';
import { problemsOf, trimValues, type Problems } from '../form/form-problems.ts';
import { useT } from '../i18n/i18n.ts';
import { currentLanguage } from '../i18n/language.ts';
import { Modal } from '../shell/modal.tsx';
import { MapDrop } from './map-drop.tsx';
import './maps.css';

type Values = Record<keyof typeof geoMapFields, string>;

/** What a code may not hold. */
const OUTSIDE_CODE = /[^A-Za-z0-9_-]+/g;

function toForm(file: File, values: Values): FormData {
  const form = new FormData();
  // Text fields go first: the service reads the form as it streams in.
  for (const [name, value] of Object.entries(values)) if (value !== '') form.append(name, value);
  form.append('file', file);
  return form;
}

/** Names that a file's name suggests, where nothing was typed. */
function suggest(values: Values, file: File): Values {
  const name = file.name.replace(/\.[^.]+$/, '');
  const code = name.replaceAll(OUTSIDE_CODE, '_').replaceAll(/^_+|_+$/g, '');
  return { ...values, nameZh: values.nameZh || name, mapCode: values.mapCode || code };
}

function useUpload({ onUploaded }: MapUploadProps) {
  const t = useT();
  const [file, setFile] = useState<File | undefined>();
  const [values, setValues] = useState<Values>(() => defaultsOf(geoMapFields));
  const [problems, setProblems] = useState<Problems>({});
  const [progress, setProgress] = useState<number | undefined>();

  function chooseFile(candidate: File) {
    setFile(candidate);
    setProblems({});
    setValues(suggest(values, candidate));
  }

  async function start() {
    const trimmed = trimValues(values);
    const found: Record<string, string> = { ...problemsOf(geoMapFields, trimmed, currentLanguage()) };
    if (!file) found['file'] = t('map.fileMissing');
    setProblems(found);
    if (!file || Object.keys(found).length > 0) return;
    setProgress(0);
    try {
      const { mapCode } = await callWithForm(uploadGeoMap, toForm(file, trimmed), { onProgress: setProgress });
      toastSuccess(t('map.uploaded'));
      onUploaded(mapCode);
    } catch {
      // The call has shown the error; the dialog stays so that nothing has to be typed again.
      setProgress(undefined);
    }
  }

  return { file, values, problems, progress, chooseFile, setValues, start };
}

/** Chooses a GeoJSON file, names it, and sends it with its progress. */
export function MapUploadDialog(props: MapUploadProps) {
  const t = useT();
  const upload = useUpload(props);
  const isSending = upload.progress !== undefined;
  const percent = Math.round((upload.progress ?? 0) * 100);
  return (
    <Modal
      title={t('map.upload')}
      isOpen
      width="600px"
      onClose={props.onClose}
      footer={
        <>
          {isSending ? (
            <span className="map-upload__progress muted">
              {percent < 100 ? t('map.uploading', { percent }) : t('map.checking')}
            </span>
          ) : null}
          <sl-button disabled={isSending} onClick={props.onClose}>
            {t('crud.cancel')}
          </sl-button>
          <sl-button variant="primary" loading={isSending} data-button="start" onClick={() => void upload.start()}>
            {t('map.start')}
          </sl-button>
        </>
      }
    >
      <div className="map-upload">
        <MapDrop file={upload.file} disabled={isSending} problem={upload.problems['file']} onFile={upload.chooseFile} />
        {isSending ? <sl-progress-bar value={percent} /> : null}
        <Form
          fields={geoMapFields}
          values={upload.values}
          problems={upload.problems}
          language={currentLanguage()}
          disabled={isSending}
          onChange={(name, value) => upload.setValues({ ...upload.values, [name]: String(value) })}
        />
      </div>
    </Modal>
  );
}
