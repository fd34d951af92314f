/** Code of a successful answer: a string, everywhere but at login (spec §7). */
export const OK_CODE = '200';
/** `repCode` of a successful login (spec §4). */
export const LOGIN_OK_CODE = '0000';

export interface Envelope<T = unknown> {
  /** `'200'`, or the code of an error. */
  readonly code: string;
  /** `success` or what the call says of it, or the error in the language of the request. */
  readonly message: string;
  /** Null of every error. */
  readonly data: T;
  /** Named parameters of the message, for clients that word it themselves. */
  readonly args?: Readonly<Record<string, string | number>>;
  /** All rows, beside `data` that is one page of them. */
  readonly total?: number;
  /** A limit cut the rows of `data`; absent = they are whole. */
  readonly truncated?: boolean;
  /** Present from status 500 on: what to look for in the log. */
  readonly requestId?: string;
}

export interface LoginEnvelope<T = unknown> {
  /** `'0000'`, or the code of an error (spec §4). */
  readonly repCode: string;
  readonly repMsg: string;
  /** Null of every error. */
  readonly repData: T | null;
}

export function toEnvelope<T>(data: T, message = 'success'): Envelope<T> {
  return { code: OK_CODE, message, data };
}
