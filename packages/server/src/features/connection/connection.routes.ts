import {
  createConnection,
  getConnection,
  listRemoteColumns,
  listRemoteTables,
  testConnection,
  updateConnection,
} from '@aj-report/contract';
import type { FastifyInstance } from 'fastify';
import { abortOnClose } from '../../platform/abort.ts';
import { route } from '../../platform/route.ts';
import * as service from './connection.service.ts';

/** External sources: databases and APIs. */
export function registerConnection(app: FastifyInstance): void {
  route(app, createConnection, ({ body, actor, reply }) =>
    service.createConnection(app, actor(), body, abortOnClose(reply)),
  );
  route(app, updateConnection, ({ body, actor, reply }) =>
    service.updateConnection(app, actor(), body, abortOnClose(reply)),
  );
  route(app, testConnection, ({ body, reply }) => service.tryConnection(app, body, abortOnClose(reply)));
  route(app, getConnection, ({ params }) => service.readConnection(app, params.id));
  route(app, listRemoteTables, ({ params, reply }) => service.listRemoteTables(app, params.id, abortOnClose(reply)));
  route(app, listRemoteColumns, ({ params, query, reply }) =>
    service.listRemoteColumns(app, params.id, query.table, abortOnClose(reply)),
  );
}
