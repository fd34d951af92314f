import {
  dataSourceFields,
  defaultsOf,
  importDataSource,
  reimportDataSource,
  type DataSourceListItem,
} from '@aj-report/contract';
import { useState } from 'react';
import { callWithForm } from '../../api/call.ts';
import { toastSuccess } from '../../api/toast.ts';
import { Form } from '../../form/form.tsx';
import { problemsOf, trimValues, type Problems } from '../../form/form-problems.ts';
import { useT } from '../../i18n/i18n.ts';
import { currentLanguage } from '../../i18n/language.ts';
import { Modal } from '../../shell/modal.tsx';
import { FileDrop } from './file-drop.tsx';
import { HeaderRowsEditor } from './header-rows-editor.tsx';
import { toHeaderRowsText, type HeaderRow } from './header-rows.ts';
import './data-source.css';

interface ImportDialogProps {
  /** The source whose data is replaced; undefined = a new one. */
  readonly source: DataSourceListItem | undefined;
  onClose(): void;
  onStarted(): void;
}

type Values = { sourceName: string; sourceCode: string };

function nameOf(file: File): string {
  return file.name.replace(/\.[^.]+$/, '');
}

function toForm(file: File, values: Values, headerRows: readonly HeaderRow[]): FormData {
  const form = new FormData();
  // Text fields go first: the service reads the form as it streams in.
  if (values.sourceName !== '') form.append('sourceName', values.sourceName);
  if (values.sourceCode !== '') form.append('sourceCode', values.sourceCode);
  const text = toHeaderRowsText(headerRows);
  if (text !== undefined) form.append('headerRows', text);
  form.append('file', file);
  return form;
}

function send(form: FormData, source: DataSourceListItem | undefined, onProgress: (share: number) => void) {
  if (!source) return callWithForm(importDataSource, form, { onProgress });
  return callWithForm(reimportDataSource, form, { onProgress, params: { id: source.id } });
}

function useImport({ source, onStarted }: ImportDialogProps) {
  const t = useT();
  const [file, setFile] = useState<File | undefined>();
  const [values, setValues] = useState<Values>(() => defaultsOf(dataSourceFields));
  const [headerRows, setHeaderRows] = useState<readonly HeaderRow[]>([]);
  const [problems, setProblems] = useState<Problems>({});
  const [progress, setProgress] = useState<number | undefined>();

  function chooseFile(chosen: File) {
    setFile(chosen);
    setProblems({});
    if (values.sourceName === '') setValues({ ...values, sourceName: nameOf(chosen) });
  }

  async function start() {
    const trimmed = trimValues(values);
    const found: Record<string, string> = source ? {} : { ...problemsOf(dataSourceFields, trimmed, currentLanguage()) };
    if (!file) found['file'] = t('source.fileMissing');
    setProblems(found);
    if (!file || Object.keys(found).length > 0) return;
    setProgress(0);
    try {
      await send(toForm(file, source ? { sourceName: '', sourceCode: '' } : trimmed, headerRows), source, setProgress);
      toastSuccess(t('source.started'));
      onStarted();
    } catch {
      // The call has told the user; the dialog stays so that nothing has to be typed again.
      setProgress(undefined);
    }
  }

  return { file, values, headerRows, problems, progress, chooseFile, setValues, setHeaderRows, start };
}

/** Chooses a workbook, sends it with its progress, and leaves the rest to the background job. */
export function ImportDialog(props: ImportDialogProps) {
  const { source, onClose } = props;
  const t = useT();
  const form = useImport(props);
  const isSending = form.progress !== undefined;
  const percent = Math.round((form.progress ?? 0) * 100);
  return (
    <Modal
      title={source ? t('source.reimportOf', { name: source.sourceName }) : t('source.import')}
      isOpen
      width="640px"
      onClose={onClose}
      footer={
        <>
          {isSending ? (
            <span className="import-dialog__progress muted">{t('source.uploading', { percent })}</span>
          ) : null}
          <sl-button disabled={isSending} onClick={onClose}>
            {t('crud.cancel')}
          </sl-button>
          <sl-button variant="primary" loading={isSending} data-button="start" onClick={() => void form.start()}>
            {t('source.start')}
          </sl-button>
        </>
      }
    >
      <div className="import-dialog">
        {source ? <p className="muted">{t('source.reimportHint')}</p> : null}
        <FileDrop file={form.file} problem={form.problems['file']} onFile={form.chooseFile} />
        {isSending ? <sl-progress-bar value={percent} /> : null}
        {source ? null : (
          <Form
            fields={dataSourceFields}
            values={form.values}
            problems={form.problems}
            language={currentLanguage()}
            disabled={isSending}
            onChange={(name, value) => form.setValues({ ...form.values, [name]: value })}
          />
        )}
        <HeaderRowsEditor rows={form.headerRows} onChange={form.setHeaderRows} />
      </div>
    </Modal>
  );
}
