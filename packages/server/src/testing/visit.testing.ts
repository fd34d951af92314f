import { ALL_ENDPOINTS, BASE_PREFIX, createReport, pathOf, saveScreen, type Endpoint } from '@aj-report/contract';
import type { RouteContext } from './route-suite.ts';

/** Records that nobody has. */
const PATH = {
  id: 'none',
  fileId: 'none',
  pictureId: 'none',
  code: 'none',
  mapCode: 'none',
  loginName: 'none',
  roleCode: 'none',
};

/** Calls that ask for a right. */
export const guarded = ALL_ENDPOINTS.filter(
  ({ permission }) => permission !== 'anonymous' && permission !== 'signedIn',
);
/** Those of them that a share opens. */
export const shared = guarded.filter(({ share }) => share === true);
/** Calls that a login opens, and the holder of a share for what they began themselves. */
export const ofCallers = ALL_ENDPOINTS.filter(({ permission, share }) => permission === 'signedIn' && share === true);

/** Who calls; nobody without a token. */
export interface Visitor {
  readonly token?: string;
  readonly share?: string;
}

/** Screens that are called, the first of them by `visit`. */
export async function addScreens(ctx: RouteContext, reportCodes: readonly string[]): Promise<void> {
  const token = await ctx.login();
  for (const reportCode of reportCodes) {
    await ctx.call(createReport, { token, body: { reportName: 'M', reportCode } });
    await ctx.call(saveScreen, { token, body: { reportCode } });
  }
}

/** A call of the report `own`, its body whole enough to pass the check where a share may call. */
export async function visit(ctx: RouteContext, endpoint: Endpoint, visitor: Visitor) {
  const body = {
    reportCode: 'own',
    setCode: 'none',
    field: 'none',
    paramName: 'none',
    queries: [{ id: 'q', setCode: 'none' }],
    exportType: 'gaea_template_csv',
  };
  const response = await ctx.app.inject({
    method: endpoint.method,
    url: BASE_PREFIX + pathOf(endpoint, { ...PATH, reportCode: 'own' }),
    headers: {
      ...(visitor.token === undefined ? {} : { authorization: visitor.token }),
      ...(visitor.share === undefined ? {} : { 'share-token': visitor.share }),
    },
    ...(endpoint.method === 'GET' || endpoint.multipart === true
      ? {}
      : { payload: endpoint.share === true ? body : {} }),
  });
  return { status: response.statusCode, text: response.body };
}
