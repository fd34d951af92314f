import type { MailListItem } from '@aj-report/contract';
import type { CellTone } from '../../crud/define-resource.ts';
import { StateTag } from '../../crud/state-tag.tsx';
import { MAIL_WORDS, mailWord } from './mail.words.ts';

const TONES = { waiting: 'accent', sent: 'success', failed: 'danger', kept: 'warning' } as const satisfies Record<
  string,
  CellTone
>;

function isState(state: string): state is keyof typeof TONES & keyof typeof MAIL_WORDS {
  return state in TONES;
}

/** What became of a mail; why it failed is in the tooltip. */
export function MailStateTag({ mail }: { readonly mail: MailListItem }) {
  const { state, failure } = mail;
  return (
    <span title={failure ?? ''}>
      <StateTag tone={isState(state) ? TONES[state] : 'muted'} text={isState(state) ? mailWord(state) : state} />
    </span>
  );
}
