import { AppError, type HttpConfig, type Text } from '@aj-report/contract';
import type { BoundParam } from '../../request/query-engine.types.ts';
import { DEPTH_MAX, isTooDeep } from '../../rows/json-depth.ts';
import { checkPathValues } from './http-path.ts';
import type { HttpRequest } from '../guard/http-request.ts';

/** What the text of an `http` data set says. */
export interface RowsCall extends HttpRequest {
  /** Steps to the rows of the answer. */
  readonly path: string;
}

type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

const METHODS = new Set(['GET', 'POST', 'PUT']);
const PLACEHOLDER = /\$\{\s*([^{}]*?)\s*\}/g;
const WHOLE = /^\$\{\s*([^{}]*?)\s*\}$/;
const HEADER_NAME = /^[!#$%&'*+.^_`|~\w-]+$/;
/** Headers that belong to the connection, or that the source itself sets. */
const REFUSED_HEADERS = new Set([
  'host',
  'content-length',
  'connection',
  'transfer-encoding',
  'upgrade',
  'te',
  'trailer',
]);
const ACCEPT = 'application/json, text/plain;q=0.9, */*;q=0.5';
const JSON_TYPE = 'application/json; charset=utf-8';

type Values = ReadonlyMap<string, BoundParam['value']>;

/**
 * The request of an `http` data set with its parameters filled in. The text is JSON and is read before anything is
 * filled in: a value in the address is encoded, one in the body stays one JSON value, one in a header one line.
 * @example toRowsCall('{"apiUrl":"orders","rows":"data.items"}', config, params)
 * @throws AppError data-set/request-invalid, sql/param-unknown
 */
export function toRowsCall(text: string, config: HttpConfig, params: readonly BoundParam[]): RowsCall {
  const values: Values = new Map(params.map(({ name, value }) => [name, value]));
  const asked = parse(text);
  const { apiUrl = '', method = 'GET', header, body, rows = '' } = asked;
  if (typeof apiUrl !== 'string' || typeof rows !== 'string') throw invalid('apiUrl、rows', 'apiUrl, rows');
  const verb = typeof method === 'string' ? method.toUpperCase() : '';
  if (!METHODS.has(verb)) throw invalid('method', 'method');
  const url = toUrl(apiUrl, config.baseUrl, values);
  const headers = toHeaders(config, header, values);
  if (body === undefined || body === null || body === '' || verb === 'GET') {
    return { url, method: verb, headers, path: rows };
  }
  const filled = fillJson(body, values);
  const sent = typeof filled === 'string' ? filled : JSON.stringify(filled);
  return { url, method: verb, headers: { 'content-type': JSON_TYPE, ...headers }, body: sent, path: rows };
}

function parse(text: string): { readonly [key: string]: Json } {
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch (error) {
    const message = (error as Error).message;
    throw refused({ zh: `不是有效的 JSON（${message}）`, en: `it is no JSON (${message})` });
  }
  if (isTooDeep(parsed))
    throw refused({ zh: `嵌套超过 ${DEPTH_MAX} 层`, en: `it is nested more than ${DEPTH_MAX} levels` });
  if (typeof parsed === 'object' && parsed !== null && !Array.isArray(parsed)) return parsed as { [key: string]: Json };
  throw refused({ zh: '应为 {"apiUrl": …}', en: 'it must be {"apiUrl": …}' });
}

/** The address below the source's own, whatever the parameters hold. */
function toUrl(apiUrl: string, baseUrl: string, values: Values): string {
  checkPathValues(apiUrl, (text, encode) => fillText(text, values, encode));
  const filled = fillText(apiUrl, values, (value) => encodeURIComponent(toWhole(value)));
  const base = new URL(baseUrl.endsWith('/') ? baseUrl : `${baseUrl}/`);
  const isWhole = /^https?:\/\//i.test(filled);
  const relative = filled.replace(/^\/+/, '');
  const target = isWhole ? filled : `${base.href}${relative}`;
  if (!URL.canParse(target)) throw invalid('apiUrl', 'apiUrl');
  const url = new URL(target);
  const isBelow = `${url.pathname}/`.startsWith(base.pathname) || url.pathname.startsWith(base.pathname);
  if (url.origin !== base.origin || !isBelow || url.username !== '' || /%2e|%2f|%5c/i.test(url.pathname)) {
    throw refused({ zh: `地址必须在 ${base.href} 之下`, en: `the address must be below ${base.href}` });
  }
  url.hash = '';
  return url.href;
}

function toHeaders(config: HttpConfig, header: Json | undefined, values: Values): Record<string, string> {
  const headers: Record<string, string> = { accept: ACCEPT, 'user-agent': 'AJ-Report' };
  for (const { name, value } of config.headers) setHeader(headers, name.trim(), value);
  if (header !== undefined && header !== null && header !== '') {
    if (typeof header !== 'object' || Array.isArray(header)) throw invalid('header', 'header');
    for (const [name, value] of Object.entries(header)) {
      const text = typeof value === 'string' ? value : JSON.stringify(value);
      setHeader(headers, name.trim(), fillText(text, values, String));
    }
  }
  if (config.secretHeader !== '' && config.secret !== '') setHeader(headers, config.secretHeader.trim(), config.secret);
  return headers;
}

function setHeader(headers: Record<string, string>, name: string, value: string): void {
  if (name === '') return;
  const lower = name.toLowerCase();
  const isOneLine = !/[\p{Cc}]/u.test(value.replaceAll('\t', ' '));
  if (!HEADER_NAME.test(name) || REFUSED_HEADERS.has(lower) || !isOneLine) throw invalid(name, name);
  headers[lower] = /[^\x20-\x7e]/.test(value) ? encodeURI(toWhole(value)) : value;
}

/** A text without halves of characters, which no address can hold. */
function toWhole(text: string): string {
  return Buffer.from(text).toString();
}

function fillJson(value: Json, values: Values): Json {
  if (typeof value === 'string') {
    const whole = WHOLE.exec(value)?.[1];
    if (whole !== undefined) return valueOf(whole, values) as Json;
    return fillText(value, values, String);
  }
  if (Array.isArray(value)) return (value as readonly Json[]).map((item) => fillJson(item, values));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, fillJson(item, values)]));
}

function fillText(text: string, values: Values, encode: (value: string, name: string) => string): string {
  return text.replace(PLACEHOLDER, (_, name: string) => {
    const value = valueOf(name, values);
    return encode(Array.isArray(value) ? value.join(',') : String(value ?? ''), name);
  });
}

function valueOf(name: string, values: Values): BoundParam['value'] {
  const value = values.get(name);
  if (value === undefined) throw new AppError('sql/param-unknown', { param: name });
  return value;
}

function invalid(zh: string, en: string): AppError {
  return refused({ zh: `${zh} 的内容无效`, en: `${en} is not valid` });
}

function refused(detail: Text): AppError {
  return new AppError('data-set/request-invalid', { detail });
}
