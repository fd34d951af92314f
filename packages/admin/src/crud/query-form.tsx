import { defaultsOf, formOf, LIMITS, type Fields } from '@aj-report/contract';
import { useEffect, useRef, useState } from 'react';
import { CONTROLS } from '../form/controls/controls.ts';
import { FormContext } from '../form/control.ts';
import '../form/form.css';
import '../form/controls/controls.css';
import { useT, useText } from '../i18n/i18n.ts';
import { currentLanguage } from '../i18n/language.ts';
import type { Filters } from './query-state.ts';

interface QueryFormProps {
  readonly fields: Fields;
  /** What the list is narrowed by already. */
  readonly initial: Filters;
  onSearch(filters: Filters): void;
}

const SETTINGS = {
  language: currentLanguage(),
  density: 'dialog',
  themeColors: [],
  choices: {},
  dataColumns: [],
  values: {},
} as const;

/** `/` puts the cursor into the first field, unless somebody is writing. */
function useSearchKey() {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    function handleKey(event: KeyboardEvent) {
      const target = event.composedPath()[0];
      const isWriting = target instanceof Element && target.matches('input, textarea, select, [contenteditable]');
      if (event.key !== '/' || isWriting || event.ctrlKey || event.metaKey) return;
      const first = form.current?.querySelector<HTMLElement>('sl-input, input');
      if (!first || document.querySelector('sl-dialog[open]')) return;
      event.preventDefault();
      first.focus();
    }
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, []);
  return form;
}

/** The first three fields, the rest behind a toggle, with reset and query (spec §2). */
export function QueryForm({ fields, initial, onSearch }: QueryFormProps) {
  const t = useT();
  const text = useText();
  const all = formOf(fields).flatMap((group) => group.fields);
  const [values, setValues] = useState<Filters>(() => ({ ...defaultsOf(fields), ...initial }));
  const [isExpanded, setIsExpanded] = useState(false);
  const form = useSearchKey();
  const shown = isExpanded ? all : all.slice(0, LIMITS.queryFieldsShown);

  function handleReset() {
    const empty = defaultsOf(fields);
    setValues(empty);
    onSearch(empty);
  }

  return (
    <FormContext value={SETTINGS}>
      <form
        ref={form}
        className="query-form card"
        role="search"
        onSubmit={(event) => {
          event.preventDefault();
          onSearch(values);
        }}
        onKeyDown={(event) => event.key === 'Enter' && onSearch(values)}
      >
        {shown.map((field) => {
          const Control = CONTROLS[field.control];
          return (
            <label key={field.name} className="query-form__field">
              <span className="query-form__label">{text(field.label)}</span>
              <Control
                field={field}
                id={`query-${field.name}`}
                value={values[field.name]}
                mixed={false}
                invalid={false}
                disabled={false}
                onChange={(value) => setValues({ ...values, [field.name]: value })}
              />
            </label>
          );
        })}
        <span className="query-form__buttons">
          <sl-button onClick={handleReset}>{t('crud.reset')}</sl-button>
          <sl-button variant="primary" type="submit">
            {t('crud.query')}
          </sl-button>
          {all.length > LIMITS.queryFieldsShown ? (
            <button type="button" className="text-button" onClick={() => setIsExpanded(!isExpanded)}>
              {t(isExpanded ? 'crud.collapse' : 'crud.expand')}
            </button>
          ) : null}
        </span>
      </form>
    </FormContext>
  );
}
