import {
  defaultsOf,
  field,
  LIMITS,
  showPlaylistNotice,
  type Fields,
  type PlaylistNoticeAsked,
  type PlaylistRecord,
} from '@aj-report/contract';
import { useState } from 'react';
import { call } from '../../api/call.ts';
import { toastSuccess } from '../../api/toast.ts';
import { Form, useFocusFirstProblem } from '../../form/form.tsx';
import { problemsOf, trimValues, type Problems } from '../../form/form-problems.ts';
import { useT } from '../../i18n/i18n.ts';
import { currentLanguage } from '../../i18n/language.ts';
import { Modal } from '../../shell/modal.tsx';
import { PLAYLIST_WORDS, SEVERITIES } from './playlist.words.ts';

interface NoticeDialogProps {
  readonly playlist: PlaylistRecord;
  onClose(): void;
  onSent(): void;
}

const fields: Fields = {
  text: field.textarea({ label: PLAYLIST_WORDS.text, minLength: 1, maxLength: LIMITS.playlistTextMax }),
  severity: field.choice({ label: PLAYLIST_WORDS.severity, options: SEVERITIES }),
  minutes: field.number({
    label: PLAYLIST_WORDS.minutes,
    hint: PLAYLIST_WORDS.minutesHint,
    default: 10,
    min: 0,
    max: LIMITS.playlistNoticeMinutesMax,
    step: 1,
    unit: 'min',
  }),
};

/** Puts a message over whatever the walls of a playlist show. */
export function NoticeDialog({ playlist, onClose, onSent }: NoticeDialogProps) {
  const t = useT();
  const language = currentLanguage();
  const [values, setValues] = useState<Readonly<Record<string, unknown>>>(() => defaultsOf(fields));
  const [problems, setProblems] = useState<Problems>({});
  const [isSending, setIsSending] = useState(false);
  const container = useFocusFirstProblem(problems);
  async function send() {
    const asked = trimValues({ ...values });
    const found = problemsOf(fields, asked, language);
    setProblems(found);
    if (Object.keys(found).length > 0) return;
    setIsSending(true);
    const isSent = await call(showPlaylistNotice, {
      body: { ...asked, id: playlist.id } as PlaylistNoticeAsked,
    }).then(
      () => true,
      () => false,
    );
    setIsSending(false);
    if (!isSent) return;
    toastSuccess(PLAYLIST_WORDS.sent[language]);
    onSent();
  }
  return (
    <Modal
      title={PLAYLIST_WORDS.sendOn[language].replace('{name}', () => playlist.playlistName)}
      isOpen
      width="520px"
      onClose={onClose}
      footer={
        <>
          <sl-button onClick={onClose}>{t('crud.cancel')}</sl-button>
          <sl-button variant="primary" data-button="send" loading={isSending} onClick={() => void send()}>
            {PLAYLIST_WORDS.sendNow[language]}
          </sl-button>
        </>
      }
    >
      <div ref={container}>
        <Form
          fields={fields}
          values={values}
          problems={problems}
          language={language}
          onChange={(name, value) => setValues({ ...values, [name]: value })}
        />
      </div>
    </Modal>
  );
}
