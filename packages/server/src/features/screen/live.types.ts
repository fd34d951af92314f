import type { FastifyInstance } from 'fastify';

/** The part of the app that holds live calls. */
export type HasLive = Pick<FastifyInstance, 'live'>;
