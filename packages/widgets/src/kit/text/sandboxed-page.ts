import { fillAddress } from './fill-address.ts';

export interface SandboxedPage {
  readonly name: string;
  readonly url: string;
  /** What the page may do, as an iframe's `sandbox` says it. */
  readonly sandbox: string;
}

const STRANGER = 'allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox allow-same-origin';
/** With scripts and its own origin a page of this site could take its sandbox off and act as the reader. */
const OWN = 'allow-scripts allow-forms allow-popups';

/**
 * Pages with an address that is allowed (http, https), parameters filled in. `base` resolves relative addresses;
 * `origins` are this page's own, whose pages get an origin of their own instead.
 */
export function toPages(
  pages: readonly { readonly name?: string; readonly url?: string }[],
  context: Readonly<Record<string, string>>,
  base: string,
  origins: readonly string[],
): readonly SandboxedPage[] {
  return pages.flatMap((one) => {
    const text = fillAddress(one.url ?? '', context);
    if (text === undefined || text === '' || !URL.canParse(text, base)) return [];
    const url = new URL(text, base);
    if (url.protocol !== 'http:' && url.protocol !== 'https:') return [];
    const isOwn = origins.includes(url.origin);
    return [{ name: one.name || url.host, url: url.href, sandbox: isOwn ? OWN : STRANGER }];
  });
}

/** The origins of this page and of the server of the screen. */
export function ownOrigins(base: string): readonly string[] {
  return [location.origin, URL.canParse(base) ? new URL(base).origin : ''];
}
