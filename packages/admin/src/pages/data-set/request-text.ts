/** The request of an `http` data set as the form shows it. */
export interface RequestForm {
  readonly method: string;
  /** Address below the source's own. */
  readonly apiUrl: string;
  readonly headers: readonly (readonly [name: string, value: string])[];
  /** JSON, or text that is sent as it is. */
  readonly body: string;
  /** Steps to the rows of the answer. */
  readonly rows: string;
}

export const REQUEST_METHODS = ['GET', 'POST', 'PUT'] as const;
export const EMPTY_REQUEST: RequestForm = { method: 'GET', apiUrl: '', headers: [], body: '', rows: '' };

const KEYS = new Set(['apiUrl', 'method', 'header', 'body', 'rows']);

/** The form of a request's text; undefined when the text holds something that the form cannot show. */
export function fromRequestText(text: string): RequestForm | undefined {
  if (text.trim() === '') return EMPTY_REQUEST;
  const parsed = parse(text);
  if (!isObject(parsed) || Object.keys(parsed).some((key) => !KEYS.has(key))) return undefined;
  const { apiUrl = '', method = 'GET', header, body, rows = '' } = parsed;
  if (typeof apiUrl !== 'string' || typeof method !== 'string' || typeof rows !== 'string') return undefined;
  if (header !== undefined && header !== '' && header !== null && !isObject(header)) return undefined;
  const verb = method.toUpperCase();
  if (!REQUEST_METHODS.some((known) => known === verb)) return undefined;
  const headers = Object.entries(isObject(header) ? header : {}).map(
    ([name, value]) => [name, toPlain(value)] as const,
  );
  return { method: verb, apiUrl, headers, body: body === undefined || body === null ? '' : toPlain(body), rows };
}

/** The text that is stored: what is empty is left out. */
export function toRequestText({ method, apiUrl, headers, body, rows }: RequestForm): string {
  const named = headers.filter(([name, value]) => name !== '' || value !== '');
  const request = {
    apiUrl,
    method,
    ...(named.length === 0 ? {} : { header: Object.fromEntries(named) }),
    ...(body.trim() === '' ? {} : { body: toBody(body) }),
    ...(rows === '' ? {} : { rows }),
  };
  return JSON.stringify(request, null, 2);
}

/** A body that is no JSON is a text, as a form's `a=1&b=2`. */
function toBody(text: string): unknown {
  const parsed = parse(text);
  return typeof parsed === 'object' && parsed !== null ? parsed : text;
}

function toPlain(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value, null, 2);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    // While somebody types it is no JSON yet.
    return undefined;
  }
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * The path to a value below another, as the request's `rows` writes it.
 * @example pathBelow('data', 0) // 'data[0]'
 */
export function pathBelow(path: string, key: string | number): string {
  if (typeof key === 'number') return `${path}[${key}]`;
  const step = /[.[\]]/.test(key) ? `["${key}"]` : key;
  return path === '' || step.startsWith('[') ? `${path}${step}` : `${path}.${step}`;
}
