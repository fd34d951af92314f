import { CopyRow } from './copy-row.tsx';
import { EmbedPanel } from './embed-panel.tsx';
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

interface ShareLinksProps extends Addressed {
  readonly hasPassword: boolean;
  readonly reportName: string;
  /** Known when the share was just made. */
  readonly shareToken?: string;
}

/** How a share is handed out: its address, the codes for pages, a QR code. */
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
          action={
            <a className="text-button" href={link} target="_blank" rel="noopener">
              <sl-icon name="box-arrow-up-right" />
              {shareWord('open')}
            </a>
          }
        />
        <EmbedPanel root={root} link={link} title={share.reportName} />
        {share.shareToken === undefined ? null : (
          <CopyRow name="token" label={shareWord('token')} hint={shareWord('tokenHint')} text={share.shareToken} />
        )}
      </div>
    </div>
  );
}
