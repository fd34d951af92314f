import {
  CODE_PATTERN,
  copyDataSet,
  dataSetFields,
  dataSetUses,
  defaultsOf,
  previewDataSet,
  type DataSetListItem,
  type DataSetUse,
  type PreviewResult,
} from '@aj-report/contract';
import { useEffect, useState } from 'react';
import { call } from '../../api/call.ts';
import { toApiError } from '../../api/http.ts';
import { toastSuccess } from '../../api/toast.ts';
import { Form } from '../../form/form.tsx';
import { problemsOf, trimValues, type Problems } from '../../form/form-problems.ts';
import { useT } from '../../i18n/i18n.ts';
import { currentLanguage } from '../../i18n/language.ts';
import { designerAddress, excelDesignerAddress } from '../../screen/screen-address.ts';
import { newCode } from '../../screen/new-code.ts';
import { Modal } from '../../shell/modal.tsx';
import { PreviewPane } from './preview-pane.tsx';

interface DialogProps {
  readonly row: DataSetListItem;
  onClose(): void;
}

/** Loads something for as long as a dialog is open. */
function useLoaded<T>(load: (signal: AbortSignal) => Promise<T>) {
  const [loaded, setLoaded] = useState<{ readonly value?: T; readonly error?: string }>({});
  const [run] = useState(() => load);
  useEffect(() => {
    const abort = new AbortController();
    run(abort.signal).then(
      (value) => setLoaded({ value }),
      (failure: unknown) => abort.signal.aborted || setLoaded({ error: toApiError(failure).reported }),
    );
    return () => abort.abort();
  }, [run]);
  return loaded;
}

/** The first rows of a saved set. */
export function DataPreviewDialog({ row, onClose }: DialogProps) {
  const t = useT();
  const { value, error } = useLoaded<PreviewResult>((signal) =>
    call(previewDataSet, { params: { id: row.id }, signal, showErrorDialog: false }),
  );
  const query = { sourceCode: row.sourceCode, setType: row.setType };
  const preview = value ? { query, result: value } : error === undefined ? undefined : { query, error };
  return (
    <Modal
      title={t('set.previewTitle', { name: row.setName })}
      isOpen
      canFullscreen
      width="min(1100px, 92vw)"
      onClose={onClose}
    >
      <div className="set-preview">
        {preview ? <PreviewPane preview={preview} isRunning={false} /> : <sl-skeleton effect="sheen" />}
      </div>
    </Modal>
  );
}

const USE_ICONS = {
  screen: 'display',
  'excel-report': 'file-earmark-spreadsheet',
  'data-set': 'layers',
  block: 'collection',
} as const;
const USE_WORDS = {
  screen: 'set.useScreen',
  'excel-report': 'set.useExcel',
  'data-set': 'set.useSet',
  block: 'set.useBlock',
} as const;
const USE_WAYS = { screen: designerAddress, 'excel-report': excelDesignerAddress };

function UseRow({ use }: { readonly use: DataSetUse }) {
  const t = useT();
  return (
    <li className="set-uses__row">
      <sl-icon name={USE_ICONS[use.kind]} />
      <span className="muted">{t(USE_WORDS[use.kind])}</span>
      <strong className="ellipsis">{use.name}</strong>
      {use.kind === 'block' ? null : <code className="muted">{use.code}</code>}
      {use.kind === 'data-set' || use.kind === 'block' ? null : (
        <a href={USE_WAYS[use.kind](use.code)} target="_blank" rel="noreferrer">
          {t('set.openDesigner')}
        </a>
      )}
    </li>
  );
}

/** Screens, Excel reports, data sets and blocks that use a set. */
export function UsesDialog({ row, onClose }: DialogProps) {
  const t = useT();
  const { value, error } = useLoaded((signal) => call(dataSetUses, { params: { id: row.id }, signal }));
  return (
    <Modal title={t('set.usesTitle', { name: row.setName })} isOpen width="560px" onClose={onClose}>
      {value === undefined && error === undefined ? <sl-skeleton effect="sheen" /> : null}
      {error === undefined ? null : <p role="alert">{error}</p>}
      {value?.length === 0 ? <p className="muted">{t('set.usesNone')}</p> : null}
      <ul className="set-uses">
        {value?.map((use) => (
          <UseRow key={`${use.kind} ${use.code}`} use={use} />
        ))}
      </ul>
    </Modal>
  );
}

const { setName, setCode } = dataSetFields;
const copyFields = { setName, setCode: { ...setCode, pattern: CODE_PATTERN } };

/** Name and code of a copy. */
export function CopyDialog({ row, onClose, onCopied }: DialogProps & { onCopied(): void }) {
  const t = useT();
  const [values, setValues] = useState(() => ({
    ...defaultsOf(copyFields),
    setName: t('set.copyName', { name: row.setName }),
    setCode: newCode('set'),
  }));
  const [problems, setProblems] = useState<Problems>({});
  async function copy() {
    const trimmed = trimValues(values);
    const found = problemsOf(copyFields, trimmed, currentLanguage());
    setProblems(found);
    if (Object.keys(found).length > 0) return;
    const isCopied = await call(copyDataSet, { body: { id: row.id, ...trimmed } }).then(
      () => true,
      () => false,
    );
    if (!isCopied) return;
    toastSuccess(t('set.copied'));
    onCopied();
  }
  return (
    <Modal
      title={t('set.copyTitle', { name: row.setName })}
      isOpen
      width="560px"
      onClose={onClose}
      footer={
        <>
          <sl-button onClick={onClose}>{t('crud.cancel')}</sl-button>
          <sl-button variant="primary" data-button="copy" onClick={() => void copy()}>
            {t('set.copy')}
          </sl-button>
        </>
      }
    >
      <Form
        fields={copyFields}
        values={values}
        columns={1}
        problems={problems}
        language={currentLanguage()}
        onChange={(name, value) => setValues({ ...values, [name]: String(value) })}
      />
    </Modal>
  );
}
