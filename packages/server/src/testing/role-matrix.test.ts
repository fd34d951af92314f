import {
  ALL_ENDPOINTS,
  AUTHORITIES,
  BASE_PREFIX,
  can,
  createApiToken,
  defineEndpoint,
  type Endpoint,
} from '@aj-report/contract';
import { Type } from 'typebox';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildApp, type App } from '../app.ts';
import { hashToken } from '../platform/identity.ts';
import { route, toRoutePath } from '../platform/route.ts';
import { describeRoutes } from './route-suite.ts';
import { makeTestFolder, testConfig } from './test-config.ts';
import { addScreens, guarded, ofCallers, shared, visit as visitApp, type Visitor } from './visit.testing.ts';

/** Statuses that mean: the door was closed. */
const CLOSED = [401, 403];
/** Said behind the door: the screen that is called binds no data set. */
const NOT_BOUND = 'screen/set-not-bound';
const isOpen = ({ status, text }: { readonly status: number; readonly text: string }) =>
  !CLOSED.includes(status) || text.includes(NOT_BOUND);
/** Anonymous by declaration, guarded by the handler: by the metrics token or by metricsManage, by a device's token. */
const SELF_GUARDED = new Set(['metrics', 'device.wait', 'device.heartbeat', 'device.follow']);

/** Rights for which a handler asks: the call is open without them to the caller's own jobs, or to the metrics token. */
const ASKED_BY_HANDLERS: readonly string[] = ['jobManage:query', 'jobManage:cancel', 'metricsManage:query'];
/** Calls that ask for no right: before a login, about oneself, or guarded by their handler. */
const WITHOUT_RIGHT = [
  'health',
  'openapi',
  'metrics',
  'accessUser.login',
  'accessUser.logout',
  'accessUser.current',
  'accessUser.updatePassword',
  'locale.setLanguage',
  'accessUser.sessions',
  'accessUser.endSession',
  'accessUser.endOtherSessions',
  'accessUser.loginOptions',
  'accessUser.captcha',
  'accessUser.signup',
  'accessUser.verifyEmail',
  'accessUser.resendVerification',
  'accessUser.forgotPassword',
  'accessUser.mailedLink',
  'accessUser.choosePassword',
  'accessUser.acceptInvitation',
  'apiToken.pageList',
  'apiToken.create',
  'apiToken.delete',
  'gaeaDict.all',
  'gaeaDict.select',
  'file.download',
  'geoMap.file',
  'report.picture',
  'reportShare.detailByCode',
  'reportShare.token',
  'device.pair',
  'device.wait',
  'device.heartbeat',
  'device.follow',
  'job.pageList',
  'job.get',
  'job.file',
  'job.retry',
  'job.cancel',
];

describeRoutes('Every call', (ctx) => {
  beforeAll(() => addScreens(ctx, ['own']));

  const visit = (endpoint: Endpoint, visitor: Visitor) => visitApp(ctx, endpoint, visitor);

  const sessionOf = (token: string) =>
    ctx.app.db
      .selectFrom('accessSession')
      .where('tokenHash', '=', hashToken(token))
      .select('userId')
      .executeTakeFirstOrThrow();

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
        'fileManage',
      ];
      const token = await ctx.loginWith(others.filter((one) => !targets.has(one)));
      expect((await visit(endpoint, { token })).status, endpoint.id).toBe(403);
    }
  });

  it('is open to the holder of each of its rights', async () => {
    for (const endpoint of guarded) {
      for (const right of endpoint.permission.split('|')) {
        const token = await ctx.loginWith([right.trim()]);
        expect(isOpen(await visit(endpoint, { token })), `${endpoint.id} with ${right}`).toBe(true);
      }
    }
  });

  it('is closed to a disabled user, from the next call on', async () => {
    for (const endpoint of ALL_ENDPOINTS.filter(({ permission }) => permission !== 'anonymous')) {
      const token = await ctx.loginWith(AUTHORITIES);
      const { userId } = await sessionOf(token);
      await ctx.app.db.updateTable('accessUser').set({ enableFlag: 0 }).where('id', '=', userId).execute();
      const { status, text } = await visit(endpoint, { token });
      expect({ id: endpoint.id, status, text }).toMatchObject({
        status: 401,
        text: expect.stringContaining('50012') as string,
      });
    }
  });

  it('is as open to an API token as its right says, and closed where it is for people', async () => {
    for (const endpoint of ALL_ENDPOINTS.filter(({ permission }) => permission !== 'anonymous')) {
      const [right = ''] = endpoint.permission === 'signedIn' ? [] : endpoint.permission.split('|');
      const token = await ctx.loginWith(AUTHORITIES);
      const machineWith = async (authorities: readonly string[]): Promise<Visitor> => {
        const body = { tokenName: 'matrix', authorities, days: 7 };
        return { token: (await ctx.call(createApiToken, { token, body })).data.token };
      };
      const answer = async (authorities: readonly string[]) => visit(endpoint, await machineWith(authorities));
      const holder = right.trim() === '' ? ['reportManage:query'] : [right.trim()];
      if (endpoint.personal === true) expect((await answer(holder)).status, endpoint.id).toBe(403);
      else expect(isOpen(await answer(holder)), endpoint.id).toBe(true);
      if (right !== '') {
        const others = AUTHORITIES.filter((one) => !can(endpoint.permission, [one]));
        expect((await answer(others)).status, endpoint.id).toBe(403);
      }
    }
  });
});

describe('The matrix', () => {
  it('has every declared right asked for by a call, or by its handler', () => {
    const asked = new Set(guarded.flatMap(({ permission }) => permission.split('|').map((one) => one.trim())));
    expect(AUTHORITIES.filter((right) => !asked.has(right))).toEqual(ASKED_BY_HANDLERS);
  });

  it('has every call ask for a right, but for those listed', () => {
    expect(ALL_ENDPOINTS.filter((one) => !guarded.includes(one)).map(({ id }) => id)).toEqual(WITHOUT_RIGHT);
  });

  it('has no route that asks for no right, nor for one that is not declared', async () => {
    const start = async (extraRoutes: (app: App) => void) => {
      const folder = await makeTestFolder();
      try {
        await (await buildApp(testConfig(folder.path), { extraRoutes })).close();
        return 'started';
      } catch (error) {
        return String(error);
      } finally {
        await folder.remove();
      }
    };
    const summary = { zh: '加', en: 'Added' };
    const added = (permission: string) =>
      defineEndpoint({
        id: 'added',
        method: 'GET',
        path: '/added',
        summary,
        permission,
        input: {},
        output: Type.Null(),
      });
    const add = (permission: string) => start((app) => route(app, added(permission), () => null));
    expect(await add('reportManage:query')).toBe('started');
    expect(await add('')).toContain('unknown permission: ""');
    expect(await add('reportManage:query|')).toContain('unknown permission: ""');
    expect(await add('reportManage:fly')).toContain('unknown permission: "reportManage:fly"');
    expect(await start((app) => app.get(`${BASE_PREFIX}/added`, () => null))).toContain('asks for no right');
  });

  it('covers guarded and shared calls', () => {
    expect(guarded.length).toBeGreaterThan(20);
    expect(shared.map(({ id }) => id)).toEqual([
      'geoMap.byCode',
      'reportDashboard.get',
      'reportDashboard.getData',
      'reportDashboard.getDataBatch',
      'reportDashboard.picture',
      'reportExcel.detailByReportCode',
      'reportExcel.preview',
      'reportExcel.fieldValues',
      'reportExcel.parameterValues',
      'reportExcel.exportExcel',
    ]);
    expect(ofCallers.map(({ id }) => id)).toEqual(['job.get', 'job.file', 'job.cancel']);
  });
});
