import {
  CONNECTION_FIELDS,
  CONNECTION_KINDS,
  createConnection,
  dataSourceFields,
  defaultsOf,
  field,
  getConnection,
  isConnectionKind,
  SOURCE_KIND_LABELS,
  testConnection,
  updateConnection,
  type ConnectionKind,
  type DataSourceListItem,
  type FieldGroup,
  type Fields,
  type OutputOf,
} from '@aj-report/contract';
import { useEffect, useEffectEvent, useState } from 'react';
import { call } from '../../api/call.ts';
import { toastSuccess } from '../../api/toast.ts';
import { FormDialog } from '../../crud/form-dialog.tsx';
import { problemsOf, trimValues, type Problems } from '../../form/form-problems.ts';
import { useT } from '../../i18n/i18n.ts';
import { currentLanguage } from '../../i18n/language.ts';
import { WORDS } from '../../i18n/words.ts';
import './connection.css';

interface ConnectionDialogProps {
  /** The source to change; undefined = a new one. */
  readonly source: DataSourceListItem | undefined;
  onClose(): void;
  onSaved(): void;
}

type Values = Readonly<Record<string, unknown>>;
/** What became of the last test or save: it stays beside the buttons until something is changed. */
type Outcome = { readonly report: OutputOf<typeof testConnection> } | { readonly failure: string };

const kindField = {
  sourceType: field.choice({
    label: WORDS['connection.kind'],
    group: { id: 'name', label: WORDS['connection.name'] },
    options: CONNECTION_KINDS.map((value) => ({ value, label: SOURCE_KIND_LABELS[value] })),
  }),
};
const NAME: FieldGroup = { id: 'name', label: WORDS['connection.name'] };
const nameFields = Object.fromEntries(
  Object.entries(dataSourceFields).map(([name, one]) => [name, { ...one, 'x-aj': { ...one['x-aj'], group: NAME } }]),
) as typeof dataSourceFields;
const LOCKED: ReadonlySet<string> = new Set(['sourceCode', 'sourceType']);
const NONE: ReadonlySet<string> = new Set();

/** The fields of a kind; a secret that is stored says so in its empty place. */
function fieldsOf(kind: ConnectionKind, stored: readonly string[]): Fields {
  const fields: Fields = CONNECTION_FIELDS[kind];
  const keep = { placeholder: WORDS['connection.keepSecret'] };
  const entries = Object.entries(fields).map(([name, one]) =>
    stored.includes(name) ? [name, { ...one, 'x-aj': { ...one['x-aj'], ...keep } }] : [name, one],
  );
  return { ...nameFields, ...kindField, ...(Object.fromEntries(entries) as Fields) };
}

function startOf(kind: ConnectionKind): Values {
  return { ...defaultsOf(dataSourceFields), ...defaultsOf(CONNECTION_FIELDS[kind] as Fields), sourceType: kind };
}

function configOf(kind: ConnectionKind, values: Values): Record<string, unknown> {
  return Object.fromEntries(Object.keys(CONNECTION_FIELDS[kind]).map((name) => [name, values[name]]));
}

function useConnection({ source, onClose, onSaved }: ConnectionDialogProps) {
  const t = useT();
  const [values, setValues] = useState<Values | undefined>(() => (source ? undefined : startOf('postgresql')));
  const [stored, setStored] = useState<readonly string[]>([]);
  const [problems, setProblems] = useState<Problems>({});
  const [outcome, setOutcome] = useState<Outcome | undefined>();
  const [busy, setBusy] = useState<'test' | 'save' | undefined>();
  const kind = isConnectionKind(String(values?.['sourceType']))
    ? (values!['sourceType'] as ConnectionKind)
    : 'postgresql';
  const fields = fieldsOf(kind, stored);
  // The call has said what went wrong.
  const handleFailure = useEffectEvent(onClose);
  useEffect(() => {
    if (!source) return;
    const abort = new AbortController();
    call(getConnection, { params: { id: source.id }, signal: abort.signal }).then(
      (found) => {
        const { sourceName, sourceCode, sourceType } = source;
        setStored(found.secretsSet);
        setValues({ ...startOf(sourceType as ConnectionKind), ...found.sourceConfig, sourceName, sourceCode });
      },
      () => !abort.signal.aborted && handleFailure(),
    );
    return () => abort.abort();
  }, [source]);

  function change(name: string, value: unknown) {
    setOutcome(undefined);
    const { sourceName = '', sourceCode = '' } = values ?? {};
    if (name === 'sourceType') setValues({ ...startOf(value as ConnectionKind), sourceName, sourceCode });
    else setValues({ ...values, [name]: value });
  }

  /** Runs one of the two calls once the form is right. */
  async function run(what: 'test' | 'save') {
    const trimmed = trimValues({ ...values });
    const found: Record<string, string> = { ...problemsOf(fields, trimmed, currentLanguage()) };
    if (what === 'test') delete found['sourceName'];
    setProblems(found);
    if (Object.keys(found).length > 0) return;
    setBusy(what);
    setOutcome(undefined);
    const sourceConfig = configOf(kind, trimmed);
    const name = { sourceName: String(trimmed['sourceName']), sourceCode: String(trimmed['sourceCode']) };
    const of = source ? { id: source.id } : {};
    try {
      if (what === 'test') {
        const body = { ...of, sourceType: kind, sourceConfig };
        setOutcome({ report: await call(testConnection, { body, showErrorDialog: false }) });
      } else {
        await (source
          ? call(updateConnection, {
              body: { ...of, id: source.id, sourceName: name.sourceName, sourceConfig },
              showErrorDialog: false,
            })
          : call(createConnection, { body: { ...name, sourceType: kind, sourceConfig }, showErrorDialog: false }));
        toastSuccess(t('crud.saved'));
        onSaved();
      }
    } catch (error) {
      setOutcome({ failure: error instanceof Error ? error.message : String(error) });
    }
    setBusy(undefined);
  }

  return { values, fields, problems, outcome, busy, change, run };
}

function OutcomeLine({ outcome }: { readonly outcome: Outcome | undefined }) {
  const t = useT();
  if (!outcome) return <span className="connection-outcome" />;
  if ('failure' in outcome) {
    return (
      <span className="connection-outcome" role="alert" data-failed>
        <sl-icon name="exclamation-octagon" />
        <span>{outcome.failure}</span>
      </span>
    );
  }
  const { version, mayWrite } = outcome.report;
  const words = t('connection.works', { version });
  return (
    <span className="connection-outcome" role="status" data-warning={mayWrite || undefined}>
      <sl-icon name={mayWrite ? 'exclamation-triangle' : 'check-circle'} />
      <span>{mayWrite ? `${words} · ${t('connection.mayWrite')}` : words}</span>
    </span>
  );
}

/** Makes or changes a source over a database or an API; the service tests the connection before it saves. */
export function ConnectionDialog(props: ConnectionDialogProps) {
  const t = useT();
  const { source, onClose } = props;
  const { values, fields, problems, outcome, busy, change, run } = useConnection(props);
  if (!values) return null;
  return (
    <FormDialog
      title={source ? t('connection.edit', { name: source.sourceName }) : t('connection.new')}
      width="min(760px, 92vw)"
      fields={fields}
      values={values}
      problems={problems}
      columns={2}
      locked={source ? LOCKED : NONE}
      isSaving={busy === 'save'}
      footer={
        <>
          <OutcomeLine outcome={outcome} />
          <sl-button loading={busy === 'test'} onClick={() => void run('test')}>
            {t('connection.test')}
          </sl-button>
        </>
      }
      onChange={change}
      onSave={() => void run('save')}
      onClose={onClose}
    />
  );
}
