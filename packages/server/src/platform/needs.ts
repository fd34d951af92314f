import type { FastifyInstance } from 'fastify';

/** What the platform lends to services; requests and routes are not among it. */
type Lent =
  | 'background'
  | 'clickhouse'
  | 'clock'
  | 'config'
  | 'connectors'
  | 'db'
  | 'deriveToken'
  | 'faults'
  | 'files'
  | 'ids'
  | 'jobs'
  | 'log'
  | 'publicAddress'
  | 'queryEngine'
  | 'routing'
  | 'uses'
  | 'viewPasses';

/** The parts of the running app that a service takes, so `Needs<'db' | 'clock'>`; the app has them all. */
export type Needs<K extends Lent> = Pick<FastifyInstance, K>;
