import { create } from 'zustand';
import { useT } from '../i18n/i18n.ts';
import { Modal } from './modal.tsx';
import './confirm.css';

interface Question {
  readonly title: string;
  readonly message: string;
  readonly confirmLabel: string;
  /** What not to confirm means, where it is more than to cancel. */
  readonly cancelLabel?: string;
  readonly isDangerous?: boolean;
  /** Lines under the message: what they are about, and what is said of it. */
  readonly details?: readonly { readonly name: string; readonly text: string }[];
  /** There is nothing to decide, only to read. */
  readonly isNotice?: boolean;
}

interface Asking {
  readonly question: Question | null;
  /** The dialog of the question before is still on its way out. */
  readonly isClosing: boolean;
  /** How many dialogs there were. */
  readonly count: number;
  answer(isConfirmed: boolean): void;
}

const useAsking = create<Asking>(() => ({ question: null, isClosing: false, count: 0, answer: () => undefined }));

/** Asks the user and resolves to whether they confirmed. */
export function askToConfirm(question: Question): Promise<boolean> {
  return new Promise((resolve) => {
    const { count, isClosing } = useAsking.getState();
    useAsking.setState({
      question,
      // A dialog that is closing would not open again.
      count: isClosing ? count + 1 : count,
      isClosing: false,
      answer: (isConfirmed) => {
        useAsking.setState({ question: null, isClosing: true });
        resolve(isConfirmed);
      },
    });
  });
}

/** Draws the question of `askToConfirm`. Stands once in the page. */
export function ConfirmHost() {
  const t = useT();
  const { question, count, answer } = useAsking();
  return (
    <Modal
      key={count}
      title={question?.title ?? ''}
      isOpen={question !== null}
      width={question?.details ? '560px' : '420px'}
      onClose={() => answer(false)}
      onHidden={() => useAsking.setState({ isClosing: false })}
      footer={
        <>
          {question?.isNotice ? null : (
            <sl-button onClick={() => answer(false)}>{question?.cancelLabel ?? t('crud.cancel')}</sl-button>
          )}
          <sl-button variant={question?.isDangerous ? 'danger' : 'primary'} data-confirm onClick={() => answer(true)}>
            {question?.confirmLabel}
          </sl-button>
        </>
      }
    >
      <div className="confirm">
        <sl-icon name="exclamation-triangle-fill" data-danger={question?.isDangerous || undefined} />
        <p>{question?.message}</p>
      </div>
      {question?.details ? (
        <dl className="confirm__details">
          {question.details.map(({ name, text }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      ) : null}
    </Modal>
  );
}
