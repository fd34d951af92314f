import {
  defaultsOf,
  field,
  LIMITS,
  showPlaylistNotice,
  type Fields,
  type PlaylistNoticeAsked,
  type PlaylistRecord,
} from '@aj-report/contract';
import { call } from '../../api/call.ts';
import { toastSuccess } from '../../api/toast.ts';
import { FormDialog, useFormDraft } from '../../crud/form-dialog.tsx';
import { PLAYLIST_WORDS, playlistWord, SEVERITIES } from './playlist.words.ts';

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
  const draft = useFormDraft({
    fields,
    initial: () => defaultsOf(fields),
    save: (values) => call(showPlaylistNotice, { body: { ...values, id: playlist.id } as PlaylistNoticeAsked }),
    onSaved: () => {
      toastSuccess(playlistWord('sent'));
      onSent();
    },
  });
  return (
    <FormDialog
      {...draft}
      title={playlistWord('sendOn', { name: playlist.playlistName })}
      width="520px"
      saveLabel={playlistWord('sendNow')}
      onClose={onClose}
    />
  );
}
