import {
  ALL_ENDPOINTS,
  BASE_PREFIX,
  createReport,
  createShare,
  pathOf,
  saveScreen,
  type Endpoint,
} from '@aj-report/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { toRoutePath } from '../platform/route.ts';
import { describeRoutes } from './route-suite.ts';

/** Statuses that mean: the door was closed. */
const CLOSED = [401, 403];
/** Anonymous by declaration, guarded by the handler: by the metrics token or by userManage. */
const SELF_GUARDED = new Set(['metrics']);

const guarded = ALL_ENDPOINTS.filter(({ permission }) => permission !== 'anonymous' && permission !== 'signedIn');
const shared = guarded.filter(({ share }) => share === true);

interface Visitor {
  readonly token?: string;
  readonly share?: string;
}

describeRoutes('Every call', (ctx) => {
  let ownShare = '';
  let otherShare = '';

  beforeAll(async () => {
    const token = await ctx.login();
    const add = async (reportCode: string): Promise<string> => {
      await ctx.call(createReport, { token, body: { reportName: 'M', reportCode } });
      await ctx.call(saveScreen, { token, body: { reportCode } });
      return (await ctx.call(createShare, { token, body: { reportCode, shareType: 0 } })).data.shareToken;
    };
    ownShare = await add('own');
    otherShare = await add('other');
  });

  /** A call of the report `own`, its body whole enough to pass the check where a share may call. */
  const visit = async (endpoint: Endpoint, visitor: Visitor) => {
    const body = { reportCode: 'own', setCode: 'none', queries: [{ id: 'q', setCode: 'none' }] };
    const response = await ctx.app.inject({
      method: endpoint.method,
      url:
        BASE_PREFIX +
        pathOf(endpoint, { reportCode: 'own', id: 'none', fileId: 'none', code: 'none', mapCode: 'none' }),
      headers: {
        ...(visitor.token === undefined ? {} : { authorization: visitor.token }),
        ...(visitor.share === undefined ? {} : { 'share-token': visitor.share }),
      },
      ...(endpoint.method === 'GET' || endpoint.multipart === true
        ? {}
        : { payload: endpoint.share === true ? body : {} }),
    });
    return { status: response.statusCode, text: response.body };
  };

  it('is served at the address of its declaration', () => {
    for (const endpoint of ALL_ENDPOINTS) {
      expect(ctx.app.hasRoute({ method: endpoint.method, url: toRoutePath(endpoint.path) }), endpoint.id).toBe(true);
    }
  });

  it('is closed to strangers unless it is declared open', async () => {
    for (const endpoint of ALL_ENDPOINTS) {
      const { status } = await visit(endpoint, {});
      const open =
        endpoint.permission === 'anonymous' && !SELF_GUARDED.has(endpoint.id) && endpoint.id !== 'accessUser.login';
      if (open) expect(CLOSED, endpoint.id).not.toContain(status);
      else if (endpoint.permission !== 'anonymous') expect(status, endpoint.id).toBe(401);
    }
  });

  it('is closed to a dead token', async () => {
    for (const endpoint of guarded) expect((await visit(endpoint, { token: 'dead' })).status, endpoint.id).toBe(401);
  });

  it('is closed to a user without rights, and open where a login is enough', async () => {
    for (const endpoint of ALL_ENDPOINTS) {
      const token = await ctx.loginWith([]);
      const { status, text } = await visit(endpoint, { token });
      if (guarded.includes(endpoint))
        expect({ id: endpoint.id, status, text }).toMatchObject({
          status: 403,
          text: expect.stringContaining('User.no.authority') as string,
        });
      else if (endpoint.permission === 'signedIn') expect(CLOSED, endpoint.id).not.toContain(status);
    }
  });

  it('is closed to a user that holds every other right', async () => {
    for (const endpoint of guarded) {
      const targets = new Set(endpoint.permission.split('|').map((one) => one.trim().split(':')[0]));
      const others = [
        'userManage',
        'roleManage',
        'datasourceManage',
        'resultsetManage',
        'reportManage',
        'bigScreenManage',
        'excelManage',
        'geoMapManage',
      ];
      const token = await ctx.loginWith(others.filter((one) => !targets.has(one)));
      expect((await visit(endpoint, { token })).status, endpoint.id).toBe(403);
    }
  });

  it('is open to the holder of each of its rights', async () => {
    for (const endpoint of guarded) {
      for (const right of endpoint.permission.split('|')) {
        const token = await ctx.loginWith([right.trim()]);
        expect(CLOSED, `${endpoint.id} with ${right}`).not.toContain((await visit(endpoint, { token })).status);
      }
    }
  });

  it('is closed to a share token unless it is declared for shares', async () => {
    for (const endpoint of guarded.filter((one) => !shared.includes(one))) {
      expect((await visit(endpoint, { share: ownShare })).status, endpoint.id).toBe(401);
    }
  });

  it('is closed to the share token of another report', async () => {
    for (const endpoint of shared) expect((await visit(endpoint, { share: otherShare })).status, endpoint.id).toBe(403);
  });
});

describe('The matrix', () => {
  it('covers guarded and shared calls', () => {
    expect(guarded.length).toBeGreaterThan(20);
    expect(shared.map(({ id }) => id)).toEqual([
      'geoMap.byCode',
      'reportDashboard.get',
      'reportDashboard.getData',
      'reportDashboard.getDataBatch',
    ]);
  });
});
