import type { Audit } from './schema.ts';
import { toLocalTime } from './times.ts';
import type { Needs } from './needs.ts';
import type { Actor } from './actor.ts';

/** Audit columns of a new record. */
export function auditOfNew(app: Needs<'clock'>, actor: Pick<Actor, 'loginName'>): Audit {
  const time = app.clock.now().toISOString();
  return { createBy: actor.loginName, createTime: time, updateBy: actor.loginName, updateTime: time };
}

/** Audit columns that a change sets. */
export function auditOfChange(app: Needs<'clock'>, actor: Actor): Pick<Audit, 'updateBy' | 'updateTime'> {
  return { updateBy: actor.loginName, updateTime: app.clock.now().toISOString() };
}

/** Audit columns as they travel: times in the server's zone. */
export function toAuditFields(row: Audit): Audit {
  const { createBy, createTime, updateBy, updateTime } = row;
  return { createBy, createTime: toLocalTime(createTime), updateBy, updateTime: toLocalTime(updateTime) };
}
