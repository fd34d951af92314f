import type { Fields } from '@aj-report/contract';
import { useState, type ReactNode } from 'react';
import { Form, useFocusFirstProblem, type FormProps } from '../form/form.tsx';
import { problemsOf, trimValues, type Problems } from '../form/form-problems.ts';
import { useT } from '../i18n/i18n.ts';
import { currentLanguage } from '../i18n/language.ts';
import { Modal } from '../shell/modal.tsx';

type Values = Readonly<Record<string, unknown>>;

interface FormDialogProps extends Pick<FormProps, 'fields' | 'values' | 'columns' | 'locked' | 'onChange'> {
  readonly title: string;
  /** CSS width. */
  readonly width: string;
  readonly problems: Problems;
  /** Of the main button; default: save */
  readonly saveLabel?: string;
  readonly isSaving: boolean;
  /** Before the two buttons. */
  readonly footer?: ReactNode;
  onSave(): void;
  onClose(): void;
}

/** A form in a dialog of its own, with the buttons that save it and leave it. */
export function FormDialog(props: FormDialogProps) {
  const { title, width, problems, saveLabel, isSaving, footer, onSave, onClose, columns = 1, ...form } = props;
  const t = useT();
  const container = useFocusFirstProblem(problems);
  return (
    <Modal
      title={title}
      isOpen
      width={width}
      onClose={onClose}
      footer={
        <>
          {footer}
          <sl-button onClick={onClose}>{t('crud.cancel')}</sl-button>
          <sl-button variant="primary" data-button="save" loading={isSaving} onClick={onSave}>
            {saveLabel ?? t('crud.save')}
          </sl-button>
        </>
      }
    >
      <div ref={container}>
        <Form {...form} problems={problems} language={currentLanguage()} columns={columns} />
      </div>
    </Modal>
  );
}

interface FormDraft {
  readonly fields: Fields;
  readonly initial: () => Values;
  /** What is wrong beside the fields' own rules. */
  readonly check?: (values: Values) => Problems;
  /** Gets the values with every text trimmed; a failure has been said by the call. */
  readonly save: (values: Values) => Promise<unknown>;
  readonly onSaved: () => void;
}

/** The values of a form that is saved by one call, with everything that its dialog needs of them. */
export function useFormDraft({ fields, initial, check, save, onSaved }: FormDraft) {
  const [values, setValues] = useState(initial);
  const [problems, setProblems] = useState<Problems>({});
  const [isSaving, setIsSaving] = useState(false);
  async function trySave() {
    const trimmed = trimValues({ ...values });
    const found = { ...check?.(trimmed), ...problemsOf(fields, trimmed, currentLanguage()) };
    setProblems(found);
    if (Object.keys(found).length > 0) return;
    setIsSaving(true);
    const isSaved = await save(trimmed).then(
      () => true,
      () => false,
    );
    setIsSaving(false);
    if (isSaved) onSaved();
  }
  return {
    fields,
    values,
    problems,
    isSaving,
    onChange: (name: string, value: unknown) => setValues({ ...values, [name]: value }),
    onSave: () => void trySave(),
  };
}
