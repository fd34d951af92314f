import type { FastifyInstance } from 'fastify';
import { AllowedNetworks } from '../engine/connector/guard/address-rules.ts';
import { ConnectorSet, withConnectors } from '../engine/source/connector-set.ts';
import { EgressGuard } from '../engine/connector/guard/egress-guard.ts';
import { createQueryEngine } from '../engine/process/query-engine.ts';
import type { QueryEngine } from '../engine/request/query-engine.types.ts';
import type { OwnStores } from '../engine/connector/guard/own-stores.ts';
import type { ClickhouseWarehouse } from '../engine/warehouse/clickhouse-warehouse.ts';
import { untilAborted } from './abort.ts';
import { identityOf } from './db.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Runs data sets over imported tables and external sources; its processes start with its first use. */
    readonly queryEngine: QueryEngine;
    /** External sources. */
    readonly connectors: ConnectorSet;
  }
}

export function registerEngine(app: FastifyInstance): void {
  const { queryProcesses, queryMemoryBytes, queryQueue, sourceNetworks, sourceConnections, sourceRequests, reachMs } =
    app.config;
  const guard = new EgressGuard(new AllowedNetworks(sourceNetworks), reachMs);
  const own: OwnStores = {
    metadataIdentity: () => identityOf(app.db),
    warehouse: () => app.clickhouse && ownWarehouse(app.clickhouse),
  };
  const limits = { maxConnections: sourceConnections, maxRequests: sourceRequests };
  const connectors = new ConnectorSet({ guard, own, ...limits });
  let engine: QueryEngine | undefined;
  const start = () =>
    withConnectors(
      createQueryEngine({
        processes: queryProcesses,
        memoryBytes: queryMemoryBytes,
        queueLength: queryQueue,
        onProcessEnd: (reason) => app.log.warn({ reason }, 'query process ended'),
      }),
      connectors,
    );
  app.decorate('connectors', connectors);
  app.decorate('queryEngine', { getter: () => (engine ??= start()) });
  app.addHook('onListen', () => {
    // Closing does not wait for processes that are still starting; it ends them.
    app.background.start('warm up queries', (signal) => untilAborted(app.queryEngine.warmUp(), signal));
  });
  app.addHook('onClose', async () => {
    await connectors.close();
    await engine?.close();
  });
}

function ownWarehouse({ address, databasePrefix }: ClickhouseWarehouse) {
  return { servers: address.hosts, databasePrefix };
}
