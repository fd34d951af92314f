import { dataSourceFields, LIMITS } from '@aj-report/contract';
import { useState } from 'react';
import { Form } from '../../form/form.tsx';
import { useT } from '../../i18n/i18n.ts';
import { currentLanguage } from '../../i18n/language.ts';
import { Modal } from '../../shell/modal.tsx';
import { BatchDialog } from './batch-dialog.tsx';
import { EncodingChoice } from './encoding-choice.tsx';
import { FileDrop } from './file-drop.tsx';
import { MisfitChoice, ModeChoice, TotalRowChoice } from './import-choices.tsx';
import { SheetPreview } from './sheet-preview.tsx';
import { useImport, type ImportDialogProps } from './use-import.ts';
import './data-source.css';

/** Imports a workbook, or several at once when they become new sources. */
export function ImportDialog(props: ImportDialogProps) {
  const [several, setSeveral] = useState<readonly File[]>();
  return several ? <BatchDialog {...props} files={several} /> : <OneDialog {...props} onSeveral={setSeveral} />;
}

/** The first rows of the file with what becomes of its columns, and what has still to be chosen. */
function FirstRows({ form, isBusy }: { readonly form: ReturnType<typeof useImport>; readonly isBusy: boolean }) {
  const { look } = form.looking;
  const { reading, problems } = form;
  if (!look) return null;
  return (
    <>
      {look.text ? (
        <EncodingChoice
          encoding={look.text.encoding}
          isGuess={look.text.isGuess}
          disabled={isBusy}
          onChange={reading.setEncoding}
        />
      ) : null}
      <SheetPreview sheets={look.sheets} reading={reading} canChooseTypes={form.mode === 'replace'} disabled={isBusy} />
      {problems['columns'] && reading.undecided.length > 0 ? (
        <p className="import-dialog__problem" role="alert">
          {problems['columns']}
        </p>
      ) : null}
    </>
  );
}

interface OneDialogProps extends ImportDialogProps {
  onSeveral(files: readonly File[]): void;
}

/** Chooses a workbook, shows its first rows and what becomes of its columns, and leaves the rest to the background job. */
function OneDialog({ onSeveral, ...props }: OneDialogProps) {
  const { source, onClose } = props;
  const t = useT();
  const form = useImport(props);
  const { reading, keptFile } = form;
  const { file, look, progress } = form.looking;
  const isUploading = progress !== undefined;
  const isBusy = isUploading || form.isStarting;
  const percent = Math.round((progress ?? 0) * 100);
  return (
    <Modal
      title={source ? t('source.reimportOf', { name: source.sourceName }) : t('source.import')}
      isOpen
      width={look ? 'min(1080px, 94vw)' : '640px'}
      onClose={onClose}
      footer={
        <>
          {isUploading ? (
            <span className="import-dialog__progress muted">
              {percent < 100 ? t('source.uploading', { percent }) : t('source.reading')}
            </span>
          ) : null}
          <sl-button onClick={onClose}>{t('crud.cancel')}</sl-button>
          <sl-button
            variant="primary"
            loading={form.isStarting}
            disabled={isUploading}
            data-button="start"
            onClick={() => void form.start()}
          >
            {t('source.start')}
          </sl-button>
        </>
      }
    >
      <div className="import-dialog">
        {source ? (
          <ModeChoice mode={form.mode} appendRefusal={form.appendRefusal} disabled={isBusy} onChange={form.setMode} />
        ) : null}
        <FileDrop
          file={file}
          isKept={form.isKept}
          problem={form.problems['file']}
          limit={source ? 1 : LIMITS.uploadCount}
          onFiles={([first, ...more]) => {
            if (first && more.length > 0) onSeveral([first, ...more]);
            else if (first) form.chooseFile(first);
          }}
        />
        {keptFile && !form.isKept ? (
          <sl-button className="import-dialog__kept" disabled={isBusy} data-button="kept" onClick={form.chooseKept}>
            <sl-icon slot="prefix" name="arrow-counterclockwise" />
            {t('source.useKept', { name: keptFile.fileName })}
          </sl-button>
        ) : null}
        {isUploading ? <sl-progress-bar value={percent} indeterminate={percent === 100} /> : null}
        {source ? null : (
          <Form
            fields={dataSourceFields}
            values={form.values}
            problems={form.problems}
            language={currentLanguage()}
            columns={look ? 2 : 1}
            disabled={form.isStarting}
            onChange={(name, value) => form.setValues({ ...form.values, [name]: value })}
          />
        )}
        <FirstRows form={form} isBusy={isBusy} />
        {form.mode === 'append' || reading.hasTypes ? (
          <MisfitChoice rule={form.misfits} known={reading.misfitCount} disabled={isBusy} onChange={form.setMisfits} />
        ) : null}
        {look ? <TotalRowChoice rule={reading.totalRows} disabled={isBusy} onChange={reading.setTotalRows} /> : null}
      </div>
    </Modal>
  );
}
