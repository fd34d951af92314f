import { takeMailedLink } from '@aj-report/contract';
import { useState } from 'react';
import { call } from '../../api/call.ts';
import { copyText } from '../../crud/copy-text.ts';
import { Can } from '../../session/use-can.tsx';
import { mailWord } from './mail.words.ts';

/** The link of a mail that works once, for who may reset passwords: it comes with a press, which the audit log notes. */
export function TakenLink({ id }: { readonly id: string }) {
  const [link, setLink] = useState('');
  const handleTake = () =>
    call(takeMailedLink, { params: { id } }).then(
      (taken) => setLink(taken.link),
      // The call has said what went wrong.
      () => undefined,
    );
  if (link === '')
    return (
      <Can permission={takeMailedLink.permission}>
        <sl-button data-button="take-link" onClick={() => void handleTake()}>
          {mailWord('takeLink')}
        </sl-button>
      </Can>
    );
  return (
    <div className="mail-detail__link">
      <p className="muted">{mailWord('linkTaken')}</p>
      <output className="mono" data-testid="taken-link">
        {link}
      </output>
      <sl-button data-button="copy-link" onClick={() => void copyText(link)}>
        <sl-icon slot="prefix" name="copy" />
        {mailWord('copyLink')}
      </sl-button>
    </div>
  );
}
