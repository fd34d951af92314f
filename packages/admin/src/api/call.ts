import { pathOf, type BodyOf, type Endpoint, type OutputOf, type ParamsOf, type QueryOf } from '@aj-report/contract';
import type { AxiosRequestConfig, AxiosResponse } from 'axios';
import { dataOf } from './api-error.ts';
import { fallbackMessage, http, reportError, toApiError, type FailureOptions } from './http.ts';

export interface CallOptions extends FailureOptions {
  readonly signal?: AbortSignal | undefined;
}

type Part<K extends string, V> = [V] extends [undefined] ? unknown : { readonly [P in K]: V };
type OptionalPart<K extends string, V> = [V] extends [undefined] ? unknown : { readonly [P in K]?: V };

export type CallInput<E extends Endpoint> = CallOptions &
  Part<'params', ParamsOf<E>> &
  OptionalPart<'query', QueryOf<E>> &
  Part<'body', BodyOf<E>>;

interface LooseInput extends CallOptions {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
}

function configOf(endpoint: Endpoint, input: LooseInput): AxiosRequestConfig {
  return {
    method: endpoint.method,
    url: pathOf(endpoint, input.params),
    ...(input.query ? { params: input.query } : {}),
    ...(input.body === undefined ? {} : { data: input.body }),
    ...(input.signal ? { signal: input.signal } : {}),
  };
}

const SILENT: FailureOptions = { showErrorDialog: false };

async function request(config: AxiosRequestConfig, failure: FailureOptions): Promise<AxiosResponse> {
  try {
    return await http.request(config);
  } catch (error) {
    const apiError = toApiError(error);
    reportError(apiError, failure);
    throw apiError;
  }
}

function unwrap(response: AxiosResponse, failure: FailureOptions): unknown {
  try {
    return dataOf(response.status, response.data, fallbackMessage(response));
  } catch (error) {
    const apiError = toApiError(error);
    reportError(apiError, failure);
    throw apiError;
  }
}

/**
 * Calls an endpoint of the contract and returns the data of its answer.
 * Failures are shown as a toast (or the session box) and thrown as `ApiError`.
 */
export async function call<E extends Endpoint>(endpoint: E, input: CallInput<E>): Promise<OutputOf<E>> {
  const loose = input as LooseInput;
  const response = await request(configOf(endpoint, loose), loose);
  return unwrap(response, loose) as OutputOf<E>;
}

/**
 * The same, unless the service has nothing newer than what the caller holds under this tag: then undefined.
 * The tag of the answer comes along, null when there is none.
 */
export async function callIfChanged<E extends Endpoint>(
  endpoint: E,
  tag: string | null,
): Promise<{ readonly data: OutputOf<E>; readonly tag: string | null } | undefined> {
  const config = { ...configOf(endpoint, {}), ...(tag === null ? {} : { headers: { 'If-None-Match': tag } }) };
  const response = await request(config, SILENT);
  if (response.status === 304) return undefined;
  const data = unwrap(response, SILENT) as OutputOf<E>;
  const answered: unknown = response.headers['etag'];
  return { data, tag: typeof answered === 'string' ? answered : null };
}

export interface UploadOptions extends CallOptions {
  readonly params?: Readonly<Record<string, string>>;
  /** 0 to 1, how much of the file has left the browser */
  readonly onProgress?: (share: number) => void;
}

/** Sends a multipart form to an endpoint and returns the data of its answer; failures as with `call`. */
export async function callWithForm<E extends Endpoint>(
  endpoint: E,
  form: FormData,
  options: UploadOptions = {},
): Promise<OutputOf<E>> {
  const failure: FailureOptions = { failureWords: 'upload.failed', ...options };
  const config: AxiosRequestConfig = {
    ...configOf(endpoint, options),
    data: form,
    onUploadProgress: (event) => options.onProgress?.(event.progress ?? 0),
  };
  return unwrap(await request(config, failure), failure) as OutputOf<E>;
}

/** Reads a file with the session's rights and hands it to the browser's downloads under the name. */
export async function download(
  endpoint: Endpoint,
  params: Readonly<Record<string, string>>,
  name: string,
  query: Readonly<Record<string, string>> = {},
): Promise<void> {
  const response = await request({ ...configOf(endpoint, { params, query }), responseType: 'blob' }, {});
  const blob = response.data as Blob;
  if (response.status >= 400) {
    unwrap({ ...response, data: await parseJson(blob) }, {});
    return;
  }
  const address = URL.createObjectURL(blob);
  const link = Object.assign(document.createElement('a'), { href: address, download: name });
  link.click();
  URL.revokeObjectURL(address);
}

async function parseJson(blob: Blob): Promise<unknown> {
  try {
    return JSON.parse(await blob.text()) as unknown;
  } catch {
    // A proxy's error page: `dataOf` finds words for it.
    return undefined;
  }
}
