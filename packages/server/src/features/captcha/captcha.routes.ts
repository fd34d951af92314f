import { getCaptcha } from '@aj-report/contract';
import type { FastifyInstance } from 'fastify';
import { route } from '../../platform/route.ts';
import { makeCaptcha } from './captcha.service.ts';

export function registerCaptcha(app: FastifyInstance): void {
  route(app, getCaptcha, ({ query, language, reply }) => {
    reply.header('cache-control', 'no-store');
    return makeCaptcha(app, query.kind ?? 'picture', language);
  });
}
