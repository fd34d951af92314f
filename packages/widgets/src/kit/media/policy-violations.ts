const FETCHES = new Set(['connect-src', 'media-src', 'default-src']);

/** Origin of an address; empty for one that has none. */
export function originOf(url: string): string {
  const { origin } = URL.parse(url, document.baseURI) ?? {};
  return origin === undefined || origin === 'null' ? '' : origin;
}

/** Origins from which the content security policy of the page let nothing be fetched. */
const refused = new Set<string>();

/** Tells of the origins that are refused from now on; returns what stops it. */
export function onRefusedOrigin(listener: (origin: string) => void): () => void {
  const hear = ({ effectiveDirective, blockedURI }: SecurityPolicyViolationEvent): void => {
    const origin = originOf(blockedURI);
    if (!FETCHES.has(effectiveDirective) || origin === '') return;
    refused.add(origin);
    listener(origin);
  };
  document.addEventListener('securitypolicyviolation', hear);
  return () => document.removeEventListener('securitypolicyviolation', hear);
}

export function isRefusedOrigin(origin: string): boolean {
  return refused.has(origin);
}
