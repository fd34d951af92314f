import { dataSourceFields } from '@aj-report/contract';
import { Form } from '../../form/form.tsx';
import { useT } from '../../i18n/i18n.ts';
import { currentLanguage } from '../../i18n/language.ts';
import { Modal } from '../../shell/modal.tsx';
import { FileDrop } from './file-drop.tsx';
import { MisfitChoice, ModeChoice } from './import-choices.tsx';
import { SheetPreview } from './sheet-preview.tsx';
import { useImport, type ImportDialogProps } from './use-import.ts';
import './data-source.css';

/** Chooses a workbook, shows its first rows and what becomes of its columns, and leaves the rest to the background job. */
export function ImportDialog(props: ImportDialogProps) {
  const { source, onClose } = props;
  const t = useT();
  const form = useImport(props);
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
        {source ? <ModeChoice mode={form.mode} disabled={isBusy} onChange={form.setMode} /> : null}
        <FileDrop file={file} problem={form.problems['file']} onFile={form.chooseFile} />
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
        {look ? (
          <SheetPreview
            sheets={look.sheets}
            types={form.types}
            canChooseTypes={form.mode === 'replace'}
            disabled={isBusy}
            onHeaderRow={form.setHeaderRow}
            onType={form.setType}
          />
        ) : null}
        {form.mode === 'append' || form.hasTypes ? (
          <MisfitChoice rule={form.misfits} disabled={isBusy} onChange={form.setMisfits} />
        ) : null}
      </div>
    </Modal>
  );
}
