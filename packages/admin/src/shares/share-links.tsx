import { copyText } from '../crud/copy-text.ts';
import { useT } from '../i18n/i18n.ts';
import { embedSnippet } from '../screen/screen-address.ts';
import { QrCode } from './qr-code.tsx';
import { shareWord } from './share.words.ts';

interface Addressed {
  /** Below the address of the service. */
  readonly shareUrl: string;
  readonly wholeUrl: string | null;
}

/** The address of a share that others can open: as the service is known, or by the address in use. */
export function linkOf({ shareUrl, wholeUrl }: Addressed): string {
  return wholeUrl ?? new URL(shareUrl, window.location.origin).href;
}

interface CopyRowProps {
  readonly label: string;
  readonly hint: string;
  readonly text: string;
  readonly name: string;
}

function CopyRow({ label, hint, text, name }: CopyRowProps) {
  const t = useT();
  return (
    <div className="share-row">
      <div className="share-row__head">
        <strong>{label}</strong>
        <button type="button" className="text-button" data-copy={name} onClick={() => void copyText(text)}>
          <sl-icon name="copy" />
          {t('crud.copy')}
        </button>
        {name === 'link' ? (
          <a className="text-button" href={text} target="_blank" rel="noopener">
            <sl-icon name="box-arrow-up-right" />
            {shareWord('open')}
          </a>
        ) : null}
      </div>
      <pre className="mono" data-testid={`share-${name}`}>
        {text}
      </pre>
      <p className="muted">{hint}</p>
    </div>
  );
}

interface ShareLinksProps extends Addressed {
  readonly hasPassword: boolean;
  /** Known when the share was just made. */
  readonly shareToken?: string;
}

/** How a share is handed out: its address, the tag for pages, a QR code. */
export function ShareLinks(share: ShareLinksProps) {
  const link = linkOf(share);
  const root = link.slice(0, link.length - share.shareUrl.length);
  return (
    <div className="share-links">
      <figure className="share-links__qr">
        <QrCode text={link} />
        <figcaption className="muted">{shareWord('qrHint')}</figcaption>
      </figure>
      <div className="share-links__rows">
        <CopyRow
          name="link"
          label={shareWord('link')}
          hint={shareWord(share.hasPassword ? 'linkHintPassword' : 'linkHint')}
          text={link}
        />
        <CopyRow
          name="tag"
          label={shareWord('tag')}
          hint={shareWord('tagHint')}
          text={embedSnippet(root, link, shareWord('tagWaiting'))}
        />
        {share.shareToken === undefined ? null : (
          <CopyRow name="token" label={shareWord('token')} hint={shareWord('tokenHint')} text={share.shareToken} />
        )}
      </div>
    </div>
  );
}
