import { defineEndpoint, health, login, openApi, type Endpoint } from '@aj-report/contract';
import { Type } from 'typebox';
import { describe, expect, it } from 'vitest';
import { describeRoutes } from '../testing/route-suite.ts';
import { checkAllHandled, rawRoute, route } from './route.ts';

function declare(permission: string): Endpoint {
  return defineEndpoint({
    id: 'test.one',
    method: 'GET',
    path: '/test/one',
    summary: { zh: '测试', en: 'Test' },
    permission,
    input: {},
    output: Type.Null(),
  });
}

describeRoutes('A route', (ctx) => {
  it('does not start twice, nor with an unknown right, nor without any', () => {
    expect(() =>
      route(ctx.app, health, () => ({ status: 'up' as const, problems: [], version: '', uptimeSeconds: 0 })),
    ).toThrow('Endpoint health has two handlers');
    expect(() => route(ctx.app, declare('reportManage:fly'), () => null)).toThrow(
      'unknown permission: "reportManage:fly"',
    );
    expect(() => route(ctx.app, declare(''), () => null)).toThrow('unknown permission');
  });

  it('is registered for the kind of answer that its endpoint declares', () => {
    expect(() => route(ctx.app, openApi, () => null)).toThrow('register it with rawRoute');
    expect(() => rawRoute(ctx.app, login, ({ reply }) => reply)).toThrow('register it with route');
  });

  it('is there for every endpoint of the contract, or the service does not start', () => {
    expect(() => checkAllHandled(ctx.app)).not.toThrow();
    ctx.app.handled.delete('report.create');
    expect(() => checkAllHandled(ctx.app)).toThrow('No handler for report.create');
  });
});

describe('An endpoint', () => {
  it('counts as a normal call that answers the envelope unless it says otherwise', () => {
    expect(declare('signedIn')).toMatchObject({ rate: 'normal', answer: 'envelope' });
  });
});
