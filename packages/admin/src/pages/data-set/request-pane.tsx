import { tryRequest, type OutputOf } from '@aj-report/contract';
import { lazy, Suspense, useState } from 'react';
import { call } from '../../api/call.ts';
import { Select } from '../../form/select/select.tsx';
import { useT } from '../../i18n/i18n.ts';
import { BYTES, formatMeasure } from '../../crud/measure.ts';
import { AnswerTree } from './answer-tree.tsx';
import { toQuery, type Draft } from './draft.ts';
import { fromRequestText, REQUEST_METHODS, toRequestText, type RequestForm } from './request-text.ts';
import { atOnce } from '../../shoelace/at-once.ts';
import './request-pane.css';

const CodeEditor = lazy(async () => ({ default: (await import('../../form/code-editor.tsx')).CodeEditor }));

const REQUEST_EXAMPLE = '{"apiUrl": "orders?day=${day}", "method": "GET", "rows": "data.items"}';

type Answer = OutputOf<typeof tryRequest>;

interface FormProps {
  readonly form: RequestForm;
  onChange(form: RequestForm): void;
}

function valueOf(event: { readonly target: EventTarget | null }): string {
  return (event.target as HTMLInputElement).value;
}

function Headers({ form, onChange }: FormProps) {
  const t = useT();
  const { headers } = form;
  function put(place: number, header: readonly [string, string]) {
    onChange({ ...form, headers: headers.map((one, index) => (index === place ? header : one)) });
  }
  return (
    <div className="request-form__headers">
      {headers.map(([name, value], place) => (
        <div key={place}>
          <sl-input
            className="aj-control"
            size="small"
            label={t('set.headerName')}
            placeholder={t('set.headerName')}
            value={name}
            onsl-input={atOnce((event) => put(place, [valueOf(event), value]))}
          />
          <sl-input
            className="aj-control"
            size="small"
            label={t('set.headerValue')}
            placeholder={t('set.headerValue')}
            value={value}
            onsl-input={atOnce((event) => put(place, [name, valueOf(event)]))}
          />
          <sl-icon-button
            name="trash"
            label={t('crud.delete')}
            onClick={() => onChange({ ...form, headers: headers.filter((_, index) => index !== place) })}
          />
        </div>
      ))}
      <button
        type="button"
        className="text-button"
        onClick={() => onChange({ ...form, headers: [...headers, ['', '']] })}
      >
        <sl-icon name="plus-lg" /> {t('set.addHeader')}
      </button>
    </div>
  );
}

function Fields({ form, onChange }: FormProps) {
  const t = useT();
  return (
    <div className="request-form">
      <label>{t('set.address')}</label>
      <div className="request-form__address">
        <Select
          size="small"
          label={t('set.method')}
          value={form.method}
          options={REQUEST_METHODS.map((method) => ({ value: method, label: method }))}
          onChange={(method) => onChange({ ...form, method: String(method) })}
        />
        <sl-input
          className="aj-control"
          size="small"
          label={t('set.address')}
          placeholder={t('set.addressHint')}
          value={form.apiUrl}
          onsl-input={atOnce((event) => onChange({ ...form, apiUrl: valueOf(event) }))}
        />
      </div>
      <label>{t('set.headers')}</label>
      <Headers form={form} onChange={onChange} />
      {form.method === 'GET' ? null : (
        <>
          <label>{t('set.body')}</label>
          <div className="request-form__body">
            <Suspense fallback={<sl-skeleton effect="sheen" />}>
              <CodeEditor
                label={t('set.body')}
                codeLanguage="json"
                value={form.body}
                placeholder={'{"day": "${day}"}'}
                onChange={(body) => onChange({ ...form, body })}
              />
            </Suspense>
          </div>
        </>
      )}
      <label>{t('set.rowsPath')}</label>
      <sl-input
        className="aj-control"
        size="small"
        label={t('set.rowsPath')}
        placeholder={t('set.rowsPathHint')}
        value={form.rows}
        onsl-input={atOnce((event) => onChange({ ...form, rows: valueOf(event) }))}
      />
    </div>
  );
}

function AnswerView({ answer, form, onChange }: FormProps & { readonly answer: Answer }) {
  const t = useT();
  const parsed = answer.isWhole ? parse(answer.text) : undefined;
  return (
    <div className="request-answer" role="region" aria-label={t('set.answer')}>
      <p className="muted">
        {t('set.answerSize', { size: formatMeasure(answer.bytes, BYTES), ms: answer.elapsedMs })}
        {answer.isWhole ? null : ` · ${t('set.answerCut')}`}
      </p>
      {parsed === undefined ? (
        <pre>{answer.text}</pre>
      ) : (
        <AnswerTree value={parsed.value} rows={form.rows} onPick={(rows) => onChange({ ...form, rows })} />
      )}
    </div>
  );
}

function parse(text: string): { readonly value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) as unknown };
  } catch {
    // Shown as the text that it is.
    return undefined;
  }
}

interface RequestPaneProps {
  readonly draft: Draft;
  onChange(dynSentence: string): void;
  onPreview(): void;
}

/** The form of a text. What the text leaves out, such as a header without a name yet, stays until others change it. */
function useForm(text: string, onChange: (text: string) => void) {
  const [kept, setKept] = useState<{ readonly text: string; readonly form: RequestForm } | undefined>();
  const form = kept?.text === text ? kept.form : fromRequestText(text);
  function put(changed: RequestForm) {
    const written = toRequestText(changed);
    setKept({ text: written, form: changed });
    onChange(written);
  }
  return { form, put };
}

/** The request of an `http` set: as a form, or as the JSON that is stored; a try shows the whole answer. */
export function RequestPane({ draft, onChange, onPreview }: RequestPaneProps) {
  const t = useT();
  const [wantsText, setWantsText] = useState(false);
  const [answer, setAnswer] = useState<Answer | undefined>();
  const [isTrying, setIsTrying] = useState(false);
  const { form, put } = useForm(draft.dynSentence, onChange);

  async function run() {
    setIsTrying(true);
    const { sourceCode, dynSentence, dataSetParamDtoList = [] } = toQuery(draft);
    const body = { sourceCode, dynSentence: dynSentence ?? '', dataSetParamDtoList };
    setAnswer(await call(tryRequest, { body }).catch(() => undefined));
    setIsTrying(false);
  }

  return (
    <section className="request-pane">
      <div className="request-pane__bar">
        <span className="muted ellipsis" title={t('set.requestHint')}>
          {t('set.requestHint')}
        </span>
        <button
          type="button"
          className="text-button"
          disabled={form === undefined}
          title={form === undefined ? t('set.onlyText') : ''}
          onClick={() => setWantsText(!wantsText)}
        >
          {t(wantsText || !form ? 'set.asForm' : 'set.asText')}
        </button>
        <sl-button size="small" loading={isTrying} disabled={draft.sourceCode === ''} onClick={() => void run()}>
          {t('set.try')}
        </sl-button>
      </div>
      <div className="request-pane__split" data-answered={answer !== undefined || undefined}>
        {wantsText || !form ? (
          <Suspense fallback={<sl-skeleton effect="sheen" />}>
            <CodeEditor
              label={t('set.request')}
              codeLanguage="json"
              value={draft.dynSentence}
              placeholder={REQUEST_EXAMPLE}
              onChange={onChange}
              onRun={onPreview}
            />
          </Suspense>
        ) : (
          <Fields form={form} onChange={put} />
        )}
        {answer && form ? <AnswerView answer={answer} form={form} onChange={put} /> : null}
      </div>
    </section>
  );
}
