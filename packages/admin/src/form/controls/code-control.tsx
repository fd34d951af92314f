import { lazy, Suspense, useState } from 'react';
import { useFormSettings, type ControlProps } from '../control.ts';
import { FORM_WORDS } from '../form.words.ts';
import { wordIn } from '../../i18n/fill.ts';

const CodeEditor = lazy(async () => ({ default: (await import('../code-editor.tsx')).CodeEditor }));

export function CodeControl({ field, value, disabled, onChange }: ControlProps) {
  const { language } = useFormSettings();
  return (
    <div className="aj-code">
      <Suspense fallback={<sl-skeleton effect="sheen" />}>
        <CodeEditor
          label={field.label[language]}
          value={String(value ?? '')}
          codeLanguage={field.language ?? 'json'}
          isReadOnly={disabled}
          onChange={(text) => onChange(text, 'done')}
        />
      </Suspense>
    </div>
  );
}

/** Any JSON value as text; it is handed on only while the text is valid. */
export function JsonControl({ field, value, disabled, onChange }: ControlProps) {
  const { language } = useFormSettings();
  const [draft, setDraft] = useState<string | undefined>();
  const [problem, setProblem] = useState<string | undefined>();

  function handleText(text: string) {
    setDraft(text);
    try {
      const parsed: unknown = JSON.parse(text);
      setProblem(undefined);
      onChange(parsed, 'done');
    } catch (error) {
      setProblem(wordIn(language, FORM_WORDS.jsonWrong, { detail: error instanceof Error ? error.message : '' }));
    }
  }

  return (
    <div className="aj-code">
      <Suspense fallback={<sl-skeleton effect="sheen" />}>
        <CodeEditor
          label={field.label[language]}
          value={draft ?? JSON.stringify(value ?? null, null, 2)}
          codeLanguage="json"
          isReadOnly={disabled}
          onChange={handleText}
        />
      </Suspense>
      {problem ? <div className="aj-field__problem">{problem}</div> : null}
    </div>
  );
}
