import { BASE_PREFIX } from '@aj-report/contract';

/** What a `src` points at; `base` is the address of that service's calls. */
export type ScreenAddress = {
  readonly base: string;
  /** Language that the query part asks for; empty = none. */
  readonly lang: string;
  /** Parameters for the data sets, taken from the query part. */
  readonly context: Readonly<Record<string, string>>;
} & (
  | { readonly kind: 'share'; readonly shareCode: string }
  | { readonly kind: 'screen'; readonly reportCode: string; readonly revision: string }
);

/** Paths below which a kind of report is shown: by a share code, and by its own code. */
interface ReportPaths {
  readonly share: RegExp;
  readonly viewer: RegExp;
}

const SCREEN_PATHS: ReportPaths = { share: /^(.*)\/aj\/([^/]+)\/?$/, viewer: /^(.*)\/bigscreen\/viewer\/?$/ };

/** Where the service serves the built script and its parts. */
const SCRIPT_PATH = /^(.*\/)embed\/(?:(?:assets|chunks)\/)?[^/]+\.js$/;

/**
 * Root of the product that served a script: everything before `/embed/`, with a slash at the end.
 * A script that lies elsewhere (a development server) belongs to the root of its origin.
 * @example toProductRoot('https://bi.example.com/x/embed/chunks/a.js') // 'https://bi.example.com/x/'
 */
export function toProductRoot(scriptUrl: string): string {
  const { origin, pathname } = new URL(scriptUrl);
  return origin + (SCRIPT_PATH.exec(pathname)?.[1] ?? '/');
}

/**
 * Reads a share address (`/aj/{shareCode}`) or a viewer address (`/bigscreen/viewer?reportCode=…`).
 * A relative one belongs to the product at `productRoot`, not to the page that holds the tag.
 * Returns null for anything else.
 * @example toScreenAddress('/aj/Xy12?city=上海', 'https://bi.example.com/')?.base // 'https://bi.example.com/data-report'
 */
export function toScreenAddress(src: string, productRoot: string): ScreenAddress | null {
  return toReportAddress(src, productRoot, SCREEN_PATHS);
}

/** The same for reports that are shown below other paths. */
export function toReportAddress(src: string, productRoot: string, paths: ReportPaths): ScreenAddress | null {
  const url = toUrl(src, productRoot);
  if (!url || (url.protocol !== 'https:' && url.protocol !== 'http:')) return null;
  const asked = Object.fromEntries(url.searchParams);
  const { reportCode = '', revision = '', lang = '', ...rest } = asked;
  // What an address says to the page that shows the report: data sets have no such parameters.
  const { kiosk: _k, rotate: _r, theme: _t, page: _p, layout: _l, playlist: _pl, ...context } = rest;
  const share = paths.share.exec(url.pathname);
  if (share) {
    const shareCode = toDecoded(share[2] ?? '');
    return shareCode ? { kind: 'share', shareCode, base: toBase(url, share[1]), lang, context } : null;
  }
  const viewer = paths.viewer.exec(url.pathname);
  if (!viewer || reportCode === '') return null;
  return { kind: 'screen', reportCode, revision, base: toBase(url, viewer[1]), lang, context };
}

/**
 * Parameters given as text: `city=上海&year=2026` or a JSON object. Values become text, as in an address.
 * @example toParams('{"year":2026}') // { year: '2026' }
 */
export function toParams(text: string | Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  if (typeof text !== 'string') return text;
  const trimmed = text.trim();
  if (!trimmed.startsWith('{')) return Object.fromEntries(new URLSearchParams(trimmed));
  try {
    const value = JSON.parse(trimmed) as Record<string, unknown>;
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, toText(one)]));
  } catch {
    return {};
  }
}

function toText(value: unknown): string {
  if (typeof value === 'string') return value;
  return value === null || value === undefined
    ? ''
    : typeof value === 'object'
      ? JSON.stringify(value)
      : `${value as number}`;
}

function toUrl(src: string, productRoot: string): URL | null {
  try {
    const isRooted = src.startsWith('/') && !src.startsWith('//');
    return new URL(isRooted ? src.slice(1) : src, productRoot);
  } catch {
    return null;
  }
}

function toBase(url: URL, prefix = ''): string {
  return url.origin + prefix + BASE_PREFIX;
}

function toDecoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return '';
  }
}
