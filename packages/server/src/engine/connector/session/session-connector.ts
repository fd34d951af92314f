import { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { AppError, Column, DatabaseConfig } from '@aj-report/contract';
import type { WrittenTable } from '../../request/written-table.ts';
import { ConnectionPool } from './connection-pool.ts';
import { CATALOGUE_MS, CONNECT_MS, TABLES_MAX, WAIT_MS } from '../guard/connector-limits.ts';
import type { ConnectorOptions } from '../guard/connector-options.ts';
import type { SourceQuery, ReadOptions } from '../../query/query-source.types.ts';
import type { ConnectionReport, RemoteTable, ConnectorDialect } from '../connector.types.ts';
import type { SqlConnector } from '../connector.types.ts';
import { unreachable } from '../guard/network-error.ts';
import { rowArraysOf } from '../rows/row-writer.ts';
import { runStoppable } from './stop-signal.ts';

/** A connection that is logged in and runs one statement at a time. */
export interface Session {
  readonly socket: Socket;
  /** False when it must not be used again. */
  isAlive: boolean;
}

/** A source that is spoken to over connections that are kept. */
export abstract class SessionConnector<S extends Session> implements SqlConnector {
  abstract readonly dialect: ConnectorDialect;
  protected readonly config: DatabaseConfig;
  protected readonly options: ConnectorOptions;
  private readonly pool: ConnectionPool<S>;

  constructor(config: DatabaseConfig, options: ConnectorOptions) {
    this.config = config;
    this.options = options;
    this.pool = new ConnectionPool({
      max: options.maxConnections,
      waitMs: WAIT_MS,
      open: () => this.open(),
      close: (session) => this.hangUp(session),
      isAlive: (session) => session.isAlive,
    });
  }

  /** Logs in over a socket that is not connected yet; a destroyed socket ends it. */
  protected abstract logIn(socket: Socket, address: string): Promise<S>;
  protected abstract toConnectError(error: unknown): AppError;
  /** One statement in a read-only transaction. */
  protected abstract runIn(session: S, query: SourceQuery, options: ReadOptions): Promise<WrittenTable>;
  /** Stops on the server what another session runs. */
  protected abstract stopOther(session: S, other: S): Promise<void>;
  /** Tells the server that the session ends. */
  protected abstract leave(session: S): void;
  abstract test(signal?: AbortSignal): Promise<ConnectionReport>;
  abstract listTables(signal?: AbortSignal): Promise<readonly RemoteTable[]>;

  async describe(query: SourceQuery, signal?: AbortSignal): Promise<readonly Column[]> {
    const sql = this.dialect.limited(query.sql, 0, 0);
    const { columns } = await this.read({ ...query, sql }, { maxRows: 0 }, signal);
    return columns;
  }

  read(query: SourceQuery, options: ReadOptions, signal?: AbortSignal): Promise<WrittenTable> {
    const { timeoutMs } = query;
    const stopped = new AbortController();
    const work = (session: S) => {
      stopped.signal.addEventListener('abort', () => this.cancel(session), { once: true });
      return this.runIn(session, query, options);
    };
    const run = () => this.pool.use(work, { signal: stopped.signal, timeoutMs });
    return runStoppable(timeoutMs, signal, run, () => stopped.abort());
  }

  close(): Promise<void> {
    this.pool.close();
    return Promise.resolve();
  }

  /**
   * Hangs up, and stops what a session runs through a connection of its own, because a server that does not write does
   * not notice; without an answer the server's time limit ends it there.
   */
  protected cancel(session: S): void {
    if (!session.isAlive) return;
    session.isAlive = false;
    session.socket.destroy();
    const stop = async () => {
      const other = await this.open();
      try {
        await Promise.race([this.stopOther(other, session), sleep(CONNECT_MS, undefined, { ref: false })]);
      } finally {
        other.socket.destroy();
      }
    };
    stop().catch(() => undefined);
  }

  protected async catalogue(sql: string, signal?: AbortSignal): Promise<readonly (readonly unknown[])[]> {
    const query = { sql, values: [], timeoutMs: CATALOGUE_MS };
    return rowArraysOf(await this.read(query, { maxRows: TABLES_MAX }, signal));
  }

  private async open(): Promise<S> {
    const { host } = this.config;
    const { guard } = this.options;
    const address = await guard.addressOf(host);
    const socket = new Socket();
    socket.setNoDelay(true);
    const giveUp = () => void socket.destroy(unreachable(host, 'ETIMEDOUT'));
    const deadline = setTimeout(giveUp, CONNECT_MS);
    const reached = setTimeout(giveUp, guard.reachMs);
    socket.once('connect', () => clearTimeout(reached));
    try {
      const session = await this.logIn(socket, address);
      socket.once('close', () => (session.isAlive = false));
      return session;
    } catch (error) {
      socket.destroy();
      throw this.toConnectError(error);
    } finally {
      clearTimeout(deadline);
      clearTimeout(reached);
    }
  }

  /** A server that does not hang up in turn is left. */
  private hangUp(session: S): void {
    const { socket, isAlive } = session;
    if (!isAlive) {
      socket.destroy();
      return;
    }
    session.isAlive = false;
    this.leave(session);
    setTimeout(() => socket.destroy(), CONNECT_MS).unref();
  }
}
