import { AppError } from '@aj-report/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';

declare module 'fastify' {
  interface FastifyInstance {
    readonly unread: UnreadAnswers;
  }
}

/** Bytes from which an answer counts; of smaller ones each connection holds a few at most. */
export const COUNTED_FROM = 64 * 1024;
/** s after which a refused caller may try again */
const RETRY_SECONDS = 5;

/** Name of what is counted, a share, an address or the service, with the bytes that it may hold. */
type Limit = readonly [name: string, bytes: number];

/** What one share, one address or the whole service holds in memory until its readers take it. */
class Account {
  readonly holders = new Map<Buffer, number>();
  bytes = 0;

  /** However many hold the same buffer, it is in memory once. */
  add(answer: Buffer): void {
    const holders = this.holders.get(answer) ?? 0;
    if (holders === 0) this.bytes += answer.length;
    this.holders.set(answer, holders + 1);
  }

  remove(answer: Buffer): void {
    const holders = this.holders.get(answer) ?? 0;
    if (holders > 1) {
      this.holders.set(answer, holders - 1);
      return;
    }
    this.holders.delete(answer);
    this.bytes -= answer.length;
  }
}

/** Accounts that hold anything, by their names. */
class Accounts {
  private readonly byName = new Map<string, Account>();

  /** @throws request/unread when one of them would hold too much; a single answer may be larger than the limit */
  add(limits: readonly Limit[], answer: Buffer): void {
    for (const [name, limit] of limits) {
      const account = this.byName.get(name);
      if (!account || account.holders.has(answer) || account.bytes + answer.length <= limit) continue;
      throw new AppError('request/unread', { seconds: RETRY_SECONDS });
    }
    for (const [name] of limits) {
      const account = this.byName.get(name) ?? new Account();
      this.byName.set(name, account);
      account.add(answer);
    }
  }

  remove(limits: readonly Limit[], answer: Buffer): void {
    for (const [name] of limits) {
      const account = this.byName.get(name);
      account?.remove(answer);
      if (account?.holders.size === 0) this.byName.delete(name);
    }
  }

  bytesOf(name: string): number {
    return this.byName.get(name)?.bytes ?? 0;
  }
}

interface AnswerReaderSettings {
  readonly limits: readonly Limit[];
  /** s in which an answer must be taken */
  readonly seconds: number;
  /** Ends the connection. */
  readonly cut: () => void;
}

/** Where answers are counted from when they are ready until they are taken. */
export type AnswerCount = Pick<AnswerReader, 'hold' | 'letGo'>;

/** The answers that one call has not taken yet. */
export class AnswerReader {
  private readonly accounts: Accounts;
  private readonly settings: AnswerReaderSettings;
  private readonly held = new Map<Buffer, number>();
  private deadline: NodeJS.Timeout | undefined;

  constructor(accounts: Accounts, settings: AnswerReaderSettings) {
    this.accounts = accounts;
    this.settings = settings;
  }

  /** Counts an answer that is ready to be sent. @throws request/unread */
  hold(answer: Buffer): void {
    if (answer.length < COUNTED_FROM) return;
    const known = this.held.get(answer) ?? 0;
    if (known === 0) this.accounts.add(this.settings.limits, answer);
    this.held.set(answer, known + 1);
    if (!this.deadline) this.restart();
  }

  /** The answer was taken, or will not be sent. */
  letGo(answer: Buffer): void {
    const known = this.held.get(answer);
    if (known === undefined) return;
    if (known > 1) {
      this.held.set(answer, known - 1);
      return;
    }
    this.held.delete(answer);
    this.accounts.remove(this.settings.limits, answer);
    this.restart();
  }

  letGoAll(): void {
    for (const answer of this.held.keys()) this.accounts.remove(this.settings.limits, answer);
    this.held.clear();
    this.restart();
  }

  /** Every answer has the same time to be taken; a reader that is slower, or stands still, is disconnected. */
  private restart(): void {
    clearTimeout(this.deadline);
    this.deadline = undefined;
    if (this.held.size === 0) return;
    this.deadline = setTimeout(this.settings.cut, this.settings.seconds * 1000);
    this.deadline.unref();
  }
}

const SERVICE = 'service';

/** Counts the bytes of answers that wait for their readers, so that readers who take nothing cannot fill the memory. */
export class UnreadAnswers {
  private readonly accounts = new Accounts();
  private readonly config: Config;

  constructor(config: Config) {
    this.config = config;
  }

  /** Bytes that wait for readers, all together. */
  get bytes(): number {
    return this.accounts.bytesOf(SERVICE);
  }

  /** The reader of a call, counted for its share links, its address and the service. */
  readerOf(request: FastifyRequest, reply: FastifyReply): AnswerReader {
    const { unreadBytes, unreadAddressBytes, unreadShareBytes, answerSeconds: seconds } = this.config;
    const ofShares = (request.shareScopes ?? []).map(({ shareId }): Limit => [`share ${shareId}`, unreadShareBytes]);
    const limits: Limit[] = [[SERVICE, unreadBytes], [`address ${request.ip}`, unreadAddressBytes], ...ofShares];
    const reader = new AnswerReader(this.accounts, { limits, seconds, cut: () => reply.raw.destroy() });
    const handleEnd = () => reader.letGoAll();
    reply.raw.once('finish', handleEnd).once('close', handleEnd);
    return reader;
  }
}

export function registerUnread(app: FastifyInstance): void {
  app.decorate('unread', new UnreadAnswers(app.config));
}
