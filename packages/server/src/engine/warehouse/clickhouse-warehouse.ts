import { AppError, type SourceTable } from '@aj-report/contract';
import { AllowedNetworks } from '../connector/guard/address-rules.ts';
import { EgressGuard } from '../connector/guard/egress-guard.ts';
import { WAREHOUSE_QUERIES_MAX } from '../connector/guard/connector-limits.ts';
import { makeSlots, type Slots } from '../connector/session/slots.ts';
import type { Connection } from '../request/query-engine.types.ts';
import type { ZoneSpan } from '../spreadsheet/load/zone-spans.ts';
import { ClickhouseServer } from './clickhouse-server.ts';
import { HostChoice } from './host-choice.ts';
import type { WarehouseAddress } from './warehouse-address.ts';

/** Beside the database of a version, whose tables have the names of the sheets, stands one with their rows. */
const ROWS_SUFFIX = '_rows';
const ZONE_STEP_SECONDS = 900;
const DAY_SECONDS = 86_400;
/** End of 2105 in every zone, where the calendar of old servers ends. */
const CALENDAR_END = 4_291_660_800;
const LAST_DAY = CALENDAR_END / DAY_SECONDS;

/** The warehouse is named by who runs the service, so it may be anywhere. */
const ANYWHERE = '0.0.0.0/0, ::/0';

/** What queries over the warehouse may take. */
export interface WarehouseLimits {
  readonly memoryBytes: number;
  /** ms to reach a server */
  readonly reachMs?: number;
  /** Questions to one server at a time. */
  readonly maxQueries?: number;
}

/** What a connector needs to query the tables of one version. */
export interface WarehousePlace {
  readonly address: WarehouseAddress;
  readonly hosts: HostChoice;
  readonly guard: EgressGuard;
  /** Turns to ask each server, for the questions over all versions. */
  readonly slots: readonly Slots[];
  readonly database: string;
  readonly tables: readonly SourceTable[];
  readonly memoryBytes: number;
}

/** A database of this installation in the warehouse. */
export interface StoredImport {
  readonly database: string;
  readonly jobId: string;
}

/** Name of the database with the rows of a version. */
export function rowsDatabaseOf(database: string): string {
  return `${database}${ROWS_SUFFIX}`;
}

/** What the databases of all imports of an installation begin with. */
export function installationOf(database: string): string {
  return database.replace(/[^_]+_\d+$/, '');
}

/**
 * Imported tables in ClickHouse. Every import makes databases of its own, which nothing knows of until the metadata
 * point at them; what no metadata know of is dropped.
 */
export class ClickhouseWarehouse {
  readonly address: WarehouseAddress;
  /** All servers; imports go through the first one. */
  readonly servers: readonly ClickhouseServer[];
  /** Which of them answers queries. */
  private readonly hosts: HostChoice;
  private readonly guard: EgressGuard;
  private readonly slots: readonly Slots[];
  /** What the names of its databases begin with, and of no others. */
  readonly databasePrefix: string;
  private readonly memoryBytes: number;
  private zone: Promise<readonly ZoneSpan[]> | undefined;

  /** @param installation tells the databases of several installations on one server apart */
  constructor(address: WarehouseAddress, installation: string, limits: WarehouseLimits) {
    const { memoryBytes, reachMs, maxQueries = WAREHOUSE_QUERIES_MAX } = limits;
    this.address = address;
    this.guard = new EgressGuard(new AllowedNetworks(ANYWHERE), reachMs);
    this.servers = address.hosts.map((host) => new ClickhouseServer(host, address, this.guard));
    this.hosts = new HostChoice(address.hosts.length);
    this.slots = address.hosts.map(() => makeSlots(maxQueries));
    this.databasePrefix = `${address.prefix}_${installation}_`;
    this.memoryBytes = memoryBytes;
  }

  get first(): ClickhouseServer {
    return this.servers[0]!;
  }

  /** @throws AppError data-source/* when a server does not answer, or does not know the cluster */
  async check(): Promise<void> {
    const { cluster } = this.address;
    for (const server of this.servers) {
      const statement =
        cluster === undefined ? 'select 1' : `select count() from system.clusters where cluster = '${cluster}'`;
      const [[count] = []] = await server.ask(statement);
      if (count !== '0') continue;
      const detail = { zh: `服务器的配置里没有集群 ${cluster}`, en: `its configuration knows no cluster ${cluster}` };
      throw new AppError('data-source/warehouse-failed', { host: server.config.host, detail });
    }
  }

  /** Database for one beginning of an import. @param attempt digits that no other beginning has */
  databaseOf(jobId: string, attempt: string): string {
    return `${this.databasePrefix}${jobId}_${attempt}`;
  }

  connectionTo(versionId: string, database: string, tables: readonly SourceTable[]): Connection {
    const { address, hosts, guard, slots, memoryBytes } = this;
    const config: WarehousePlace = { address, hosts, guard, slots, database, tables, memoryBytes };
    return { key: `warehouse ${versionId}`, kind: 'warehouse', config };
  }

  /** Sends away who waits to ask, and who comes. */
  close(): void {
    for (const slots of this.slots) slots.close();
  }

  /** Clocks of the server, by which moments without a zone are stored and shown again. */
  zoneOf(): Promise<readonly ZoneSpan[]> {
    this.zone ??= this.readZone().catch((error: unknown) => {
      this.zone = undefined;
      throw error;
    });
    return this.zone;
  }

  /** Databases of this installation, on any of the servers. @throws AppError data-source/* */
  async list(): Promise<StoredImport[]> {
    const names = new Set<string>();
    for (const server of this.servers) {
      for (const [name = ''] of await server.ask('select name from system.databases')) names.add(name);
    }
    return [...names].flatMap((name) => {
      const [, jobId] =
        /^([0-9a-z-]+)_\d+(?:_rows)?$/.exec(
          name.startsWith(this.databasePrefix) ? name.slice(this.databasePrefix.length) : '',
        ) ?? [];
      return jobId === undefined ? [] : [{ database: name.replace(/_rows$/, ''), jobId }];
    });
  }

  /** Removes imports with all their rows. @throws AppError data-source/* */
  async drop(databases: readonly string[]): Promise<void> {
    for (const database of new Set(databases)) {
      for (const server of this.servers) {
        await server.ask(`drop database if exists ${database}`);
        await server.ask(`drop database if exists ${rowsDatabaseOf(database)}`);
      }
    }
  }

  /** Days are looked at first, and those in which clocks were put by quarters of an hour. */
  private async readZone(): Promise<readonly ZoneSpan[]> {
    const days = await this.readOffsets(`number * ${DAY_SECONDS} + 1`, `numbers(${LAST_DAY})`);
    const changed = days.filter((day, at) => at > 0 && day.offset !== days[at - 1]!.offset);
    const starts = changed.map(({ at }) => at - DAY_SECONDS);
    const quarters =
      starts.length === 0
        ? []
        : await this.readOffsets(
            `start + number * ${ZONE_STEP_SECONDS}`,
            `(select arrayJoin([${starts.join(', ')}]) as start, arrayJoin(range(${DAY_SECONDS / ZONE_STEP_SECONDS + 1})) as number)`,
          );
    const all = [...days.slice(0, 1), ...quarters];
    const turns = all.filter((one, at) => at === 0 || one.offset !== all[at - 1]!.offset);
    // One second behind the turn is looked at, because second 0 of all stands for no moment.
    const spans = turns.map(({ at, offset }) => ({ from: Math.max(1, at - 1), offset }));
    return spans.map((span, at) => ({ ...span, until: spans[at + 1]?.from ?? CALENDAR_END }));
  }

  /** What the clocks of the server showed at some times, in the order of time. */
  private async readOffsets(time: string, from: string): Promise<{ readonly at: number; readonly offset: number }[]> {
    const clock = "toInt64(toUnixTimestamp(toDateTime(toString(toDateTime(x)), 'UTC')))";
    const rows = await this.first.ask(
      `select x, ${clock} - x from (select toUInt32(${time}) as x from ${from}) order by x`,
    );
    return rows.map(([at, offset]) => ({ at: Number(at), offset: Number(offset) }));
  }
}
