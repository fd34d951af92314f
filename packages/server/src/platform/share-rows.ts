import type { ContextData } from '@aj-report/contract';
import type { Db } from './schema.ts';

/** What decides whether a share opens anything. */
export interface ShareGate {
  readonly expireTime: string | null;
  readonly paused: number;
  readonly origins: string;
  /** 1 = a grant, not a share */
  readonly grantFlag?: number;
}

/** A share or a grant with what counts of it. */
export interface ShareRow {
  readonly shareId: string;
  /** The share whose visits are counted: that of which a grant is, else its own. */
  readonly visitedId: string;
  readonly reportId: string;
  readonly reportCode: string;
  readonly tokenHash: string;
  /** All of them must be open: its own, and for a grant that of its share. */
  readonly gates: readonly ShareGate[];
  readonly locked: ContextData;
  /** When it, or the share of which it is, was changed; as it is stored. */
  readonly updateTime: string;
}

const toData = (text: string | null) => JSON.parse(text ?? '{}') as ContextData;

/** A parameter's name, and the data set that it is for where it names one. */
function partsOf(name: string): { readonly setCode: string | null; readonly bare: string } {
  const dot = name.indexOf('.');
  return dot < 0 ? { setCode: null, bare: name } : { setCode: name.slice(0, dot), bare: name.slice(dot + 1) };
}

/** Whether a share fixes what a parameter of a grant would say, for every data set that this reaches. */
function isFixed(name: string, byShare: ContextData): boolean {
  const { setCode, bare } = partsOf(name);
  return Object.keys(byShare).some((own) => {
    const fixed = partsOf(own);
    return fixed.bare === bare && (fixed.setCode === null || fixed.setCode === setCode);
  });
}

/**
 * Locked parameters of a grant beside those of its share, which win: a share may come to fix what its grants fixed
 * before.
 */
export function lockedTogether(byGrant: ContextData, byShare: ContextData): ContextData {
  const own = Object.entries(byGrant).filter(([name]) => !isFixed(name, byShare));
  return { ...Object.fromEntries(own), ...byShare };
}

function select(db: Db) {
  return db
    .selectFrom('reportShare')
    .innerJoin('report', 'report.id', 'reportShare.reportId')
    .leftJoin('reportShare as parent', 'parent.id', 'reportShare.parentId')
    .where('report.deleteFlag', '=', 0)
    .select(['reportShare.id as shareId', 'report.id as reportId', 'report.reportCode', 'reportShare.tokenHash'])
    .select(['reportShare.expireTime', 'reportShare.paused', 'reportShare.origins', 'reportShare.grantFlag'])
    .select(['reportShare.lockedParameters', 'reportShare.updateTime', 'parent.id as parentId'])
    .select(['parent.expireTime as parentExpireTime', 'parent.paused as parentPaused'])
    .select(['parent.origins as parentOrigins', 'parent.lockedParameters as parentLocked'])
    .select('parent.updateTime as parentUpdateTime');
}

type Selected = Awaited<ReturnType<ReturnType<typeof select>['executeTakeFirstOrThrow']>>;

function toRow(row: Selected): ShareRow {
  const { shareId, parentId, reportId, reportCode, tokenHash, expireTime, paused, origins, grantFlag, updateTime } =
    row;
  const own = { shareId, reportId, reportCode, tokenHash };
  const gate = { expireTime, paused, origins, grantFlag };
  const locked = toData(row.lockedParameters);
  if (parentId === null) return { ...own, visitedId: shareId, gates: [gate], locked, updateTime };
  const { parentExpireTime, parentPaused, parentOrigins, parentUpdateTime } = row;
  return {
    ...own,
    visitedId: parentId,
    gates: [{ expireTime: parentExpireTime, paused: parentPaused ?? 0, origins: parentOrigins ?? '[]' }, gate],
    locked: lockedTogether(locked, toData(row.parentLocked)),
    updateTime: parentUpdateTime !== null && parentUpdateTime > updateTime ? parentUpdateTime : updateTime,
  };
}

/** Shares and grants by their tokens, in the order in which these were sent. */
export async function findShareRows(db: Db, hashes: readonly string[]): Promise<ShareRow[]> {
  const rows = await select(db)
    .where('reportShare.tokenHash', 'in', [...hashes])
    .execute();
  return rows.map(toRow).sort((a, b) => hashes.indexOf(a.tokenHash) - hashes.indexOf(b.tokenHash));
}

export async function findShareRow(db: Db, shareId: string): Promise<ShareRow | undefined> {
  const row = await select(db).where('reportShare.id', '=', shareId).executeTakeFirst();
  return row && toRow(row);
}
