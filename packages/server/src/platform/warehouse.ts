import { createHash } from 'node:crypto';
import { AppError, messageOf, type Text } from '@aj-report/contract';
import type { FastifyInstance } from 'fastify';
import { ConfigError } from '../config.ts';
import { ClickhouseWarehouse } from '../engine/warehouse/clickhouse-warehouse.ts';
import { parseWarehouseAddress } from '../engine/warehouse/warehouse-address.ts';
import { SETTINGS } from '../settings.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Where imports go when one is configured; else the embedded warehouse alone is there. */
    readonly clickhouse: ClickhouseWarehouse | undefined;
  }
}

/** Enough to tell the installations on one ClickHouse apart. */
const INSTALLATION_LENGTH = 8;

/** @throws ConfigError for a warehouse that refuses us; one that does not answer may come back later */
export async function registerWarehouse(app: FastifyInstance): Promise<void> {
  const { warehouseUrl, queryMemoryBytes: memoryBytes, warehouseQueries: maxQueries, reachMs } = app.config;
  const own = createHash('sha256').update(app.deriveToken('warehouse')).digest('hex').slice(0, INSTALLATION_LENGTH);
  const clickhouse =
    warehouseUrl === undefined
      ? undefined
      : new ClickhouseWarehouse(parseWarehouseAddress(warehouseUrl), own, { memoryBytes, reachMs, maxQueries });
  app.decorate('clickhouse', clickhouse);
  app.addHook('onClose', async () => clickhouse?.close());
  try {
    await clickhouse?.check();
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    if (error.code !== 'data-source/unreachable') throw new ConfigError([toProblem(error)]);
    app.log.error(
      { reason: error.message },
      'the warehouse does not answer; imports and queries over it fail until it does',
    );
  }
}

function toProblem({ code, params }: AppError): Text {
  const { env } = SETTINGS.warehouseUrl;
  return { zh: `${env}：${messageOf(code, params, 'zh')}`, en: `${env}: ${messageOf(code, params, 'en')}` };
}
