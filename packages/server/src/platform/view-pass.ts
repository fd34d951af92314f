import { AppError, can } from '@aj-report/contract';
import type { FastifyInstance } from 'fastify';
import { authoritiesOf } from './authorities.ts';
import { hashToken, type Clock, type Ids } from './identity.ts';
import type { Session } from './actor.ts';

/** Begins every pass; the dot is in no token of a login or a share. */
const PREFIX = 'ajv.';
const VIEW = 'bigScreenManage:view';

/** One report, and with whose eyes it is seen. */
export type ViewGrant = { readonly reportCode: string } & (
  | { readonly userId: string }
  | { readonly shareTokenHash: string }
);

interface KeptPass {
  readonly grant: ViewGrant;
  readonly expireMs: number;
}

declare module 'fastify' {
  interface FastifyInstance {
    readonly viewPasses: ViewPasses;
  }
}

/**
 * Passes with which a browser that this server starts sees one report for a moment: kept in memory, because it comes
 * back to this server.
 */
export class ViewPasses {
  private readonly kept = new Map<string, KeptPass>();

  constructor(
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  /** @param lifeMs ms after which it opens nothing, should nobody take it back before */
  issue(grant: ViewGrant, lifeMs: number): string {
    const token = PREFIX + this.ids.newToken();
    const nowMs = this.clock.now().getTime();
    for (const [hash, { expireMs }] of this.kept) if (expireMs <= nowMs) this.kept.delete(hash);
    this.kept.set(hashToken(token), { grant, expireMs: nowMs + lifeMs });
    return token;
  }

  takeBack(token: string): void {
    this.kept.delete(hashToken(token));
  }

  grantOf(token: string): ViewGrant | undefined {
    const pass = isViewPass(token) ? this.kept.get(hashToken(token)) : undefined;
    return pass && pass.expireMs > this.clock.now().getTime() ? pass.grant : undefined;
  }
}

export function isViewPass(token: string): boolean {
  return token.startsWith(PREFIX);
}

/** Hash of a share's token, from the token itself or a pass in its name. */
export function shareHashOf(app: FastifyInstance, token: string): string {
  const grant = app.viewPasses.grantOf(token);
  return grant && 'shareTokenHash' in grant ? grant.shareTokenHash : hashToken(token);
}

/**
 * What a pass of a user opens: one report, as long as they may see screens themselves.
 * @throws 50012, User.credentials.expired
 */
export async function readViewPass(app: FastifyInstance, token: string): Promise<Session> {
  const grant = app.viewPasses.grantOf(token);
  if (!grant || !('userId' in grant)) throw new AppError('User.credentials.expired');
  const user = await app.db
    .selectFrom('accessUser')
    .where('id', '=', grant.userId)
    .where('enableFlag', '=', 1)
    .select(['id as userId', 'loginName', 'realName'])
    .executeTakeFirst();
  if (!user) throw new AppError('50012');
  const authorities = can(VIEW, await authoritiesOf(app.db, grant.userId)) ? [VIEW] : [];
  const own = { apiToken: null, language: null, mustChangePassword: false, onlyReport: grant.reportCode };
  return { ...user, ...own, tokenHash: hashToken(token), authorities };
}

export function registerViewPasses(app: FastifyInstance): void {
  app.decorate('viewPasses', new ViewPasses(app.clock, app.ids));
}
