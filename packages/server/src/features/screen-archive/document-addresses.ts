import { BASE_PREFIX, type ScreenDocument } from '@aj-report/contract';

/** Where a document reads a stored file, in whatever text it says so. */
const OWN_FILE = new RegExp(`${BASE_PREFIX}/file/download/([0-9a-f]{32})`, 'g');

/** Ids of the stored files that a document names, each once. */
export function fileIdsIn(document: ScreenDocument): string[] {
  const found = JSON.stringify(document).matchAll(OWN_FILE);
  return [...new Set([...found].map(([, id = '']) => id))];
}

function escaped(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

/** An address as it stands inside a text of JSON. */
function inJson(address: string): string {
  return JSON.stringify(address).slice(1, -1);
}

/** The document with new addresses in place of old ones; a host that stands before an old path goes with it. */
export function withAddresses(document: ScreenDocument, addresses: ReadonlyMap<string, string>): ScreenDocument {
  let json = JSON.stringify(document);
  for (const [old, now] of addresses) {
    const host = old.startsWith('/') ? `(?:https?://[^\\s"'()<>\\\\/]+)?` : '';
    json = json.replaceAll(new RegExp(host + escaped(inJson(old)), 'g'), () => inJson(now));
  }
  return JSON.parse(json) as ScreenDocument;
}
