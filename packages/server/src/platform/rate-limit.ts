import fastifyRateLimit from '@fastify/rate-limit';
import { AppError, type Endpoint, type RateClass } from '@aj-report/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';

type Checker = ReturnType<FastifyInstance['createRateLimit']>;

declare module 'fastify' {
  interface FastifyInstance {
    readonly rateCheckers: Readonly<Record<RateClass, Checker>>;
  }
}

/** Classes counted by address even for people who are signed in: what strangers guess at. */
const BY_ADDRESS: ReadonlySet<RateClass> = new Set<RateClass>(['login', 'share']);

function limitOf(config: Config, rate: RateClass): number {
  const limits: Readonly<Record<RateClass, number>> = {
    login: config.rateLogin,
    share: config.rateShare,
    upload: config.rateUpload,
    query: config.rateQuery,
    ai: config.rateAi,
    normal: config.rateNormal,
  };
  return limits[rate];
}

/** Whose calls are counted together. */
function callerOf({ session, ip }: FastifyRequest, rate: RateClass): string {
  if (!session || BY_ADDRESS.has(rate)) return ip;
  // Every text costs whoever runs the service, so more sessions of a person bring no more of them.
  return rate === 'ai' ? session.userId : session.tokenHash;
}

function createChecker(app: FastifyInstance, rate: RateClass): Checker {
  return app.createRateLimit({
    max: limitOf(app.config, rate),
    timeWindow: '1 minute',
    keyGenerator: (request: FastifyRequest) => `${rate}:${callerOf(request, rate)}`,
  });
}

/** Counts a call of its class. @throws request/too-many with the seconds to wait */
export async function limitRate(app: FastifyInstance, endpoint: Endpoint, request: FastifyRequest): Promise<void> {
  const found = await app.rateCheckers[endpoint.rate](request);
  if (found.isAllowed || !found.isExceeded) return;
  throw new AppError('request/too-many', { seconds: found.ttlInSeconds });
}

export async function registerRateLimit(app: FastifyInstance): Promise<void> {
  await app.register(fastifyRateLimit, { global: false });
  app.decorate('rateCheckers', {
    login: createChecker(app, 'login'),
    share: createChecker(app, 'share'),
    upload: createChecker(app, 'upload'),
    query: createChecker(app, 'query'),
    ai: createChecker(app, 'ai'),
    normal: createChecker(app, 'normal'),
  });
}
