import type { ScreenDocument } from '@aj-report/contract';

export interface SeenCall {
  readonly method: string;
  /** Below `/data-report`. */
  readonly path: string;
  readonly headers: Headers;
  readonly credentials: RequestCredentials | undefined;
  readonly body: Record<string, unknown>;
}

type Answerer = (call: SeenCall) => Response | Promise<Response>;

/** Stands at the browser's network boundary: answers what the page fetches, and remembers it. */
export class BrowserService {
  readonly seen: SeenCall[] = [];
  answer: Answerer;
  readonly #fetch = window.fetch;

  constructor(answer: Answerer) {
    this.answer = answer;
    window.fetch = (input, init = {}) => {
      const url = new URL(typeof input === 'string' ? input : input instanceof URL ? input.href : input.url);
      const call: SeenCall = {
        method: init.method ?? 'GET',
        path: (url.pathname + url.search).replace('/data-report', ''),
        headers: new Headers(init.headers),
        credentials: init.credentials,
        body: typeof init.body === 'string' ? (JSON.parse(init.body) as Record<string, unknown>) : {},
      };
      this.seen.push(call);
      return Promise.resolve(this.answer(call));
    };
  }

  restore(): void {
    window.fetch = this.#fetch;
  }
}

export function toDataResponse(data: unknown): Response {
  return Response.json({ code: '200', message: 'success', data });
}

export function toFailureResponse(status: number, code: string, message = code): Response {
  return Response.json({ code, message, data: null }, { status });
}

/** What a browser does when nobody listens. */
export function refuseConnection(): Promise<Response> {
  return Promise.reject(new TypeError('Failed to fetch'));
}

export const TABLE = {
  columns: [
    { name: '月份', type: 'string' },
    { name: '销售额', type: 'integer' },
  ],
  data: [
    ['1月', '2月'],
    [120, 200],
  ],
  rowCount: 2,
};

/** A screen of one table fed by a data set. */
export function toScreen(revision: number, title = '经营大屏'): ScreenDocument {
  return {
    reportCode: 'sales',
    revision,
    dashboard: { title, width: 800, height: 400 },
    widgets: [
      {
        id: 'w1',
        type: 'table',
        left: 0,
        top: 0,
        width: 800,
        height: 400,
        data: {
          dataType: 'dynamic',
          setCode: 'orders',
          refreshTime: 0,
          contextData: { city: '北京' },
          mapping: [{ role: 'text', field: '月份' }],
        },
      },
    ],
  };
}

/** A service whose one share `c1` opens one screen. */
export function answerAll(call: SeenCall): Response {
  const detail = { shareCode: 'c1', reportName: '经营', reportType: 'report_screen', needPassword: false };
  if (call.path.startsWith('/reportShare/detail')) return toDataResponse(detail);
  if (call.path === '/reportShare/token') return toDataResponse({ ...detail, shareToken: 't1', reportCode: 'sales' });
  if (call.path !== '/reportDashboard/getDataBatch') return toDataResponse(toScreen(1));
  const queries = call.body['queries'] as { id: string }[];
  return new Response(
    queries.map(({ id }) => `${JSON.stringify({ id, code: '200', etag: '"1"', table: TABLE })}\n`).join(''),
  );
}
