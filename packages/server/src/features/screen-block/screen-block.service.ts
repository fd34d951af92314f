import {
  AppError,
  BLOCK_LABEL,
  can,
  LIMITS,
  SCREEN_DEFAULTS,
  type BlockChange,
  type BlockCreate,
  type BlockDetail,
  type BlockDocument,
  type BlockListItem,
} from '@aj-report/contract';
import { auditOfChange, auditOfNew, toAuditFields } from '../../platform/audit.ts';
import { write } from '../../platform/db.ts';
import type { Needs } from '../../platform/needs.ts';
import type { Db } from '../../platform/schema.ts';
import type { Upload } from '../../platform/upload.ts';
import { removeUnusedPictures, storePicture } from '../picture/picture.service.ts';
import { withoutRuledRows } from '../screen/pictured-screen.service.ts';
import { boundSetCodes, checkWidgets, shownMapCodes } from '../screen/screen.service.ts';
import * as store from './screen-block.store.ts';
import type { Session } from '../../platform/actor.ts';

const BYTES_OF_KB = 1024;

function toListItem(row: store.ListedBlock, { userId }: Session): BlockListItem {
  const { id, blockName, ownerId, shared, widgetCount, width, height, pictureId } = row;
  const state = { isShared: shared === 1, isMine: ownerId === userId };
  return { id, blockName, ...state, widgetCount, width, height, pictureId, ...toAuditFields(row) };
}

/** A block that the caller sees: an own or a shared one. @throws record/not-found */
async function requireBlock(db: Db, { userId }: Session, id: string): Promise<store.BlockRow> {
  const row = await store.findBlock(db, id);
  if (row && (row.ownerId === userId || row.shared === 1)) return row;
  throw new AppError('record/not-found', { what: BLOCK_LABEL, key: id });
}

/** A block that the caller may change or delete. @throws record/not-found, block/not-yours */
async function requireOwn(db: Db, session: Session, id: string, action: 'update' | 'delete'): Promise<store.BlockRow> {
  const row = await requireBlock(db, session, id);
  const right = row.ownerId === session.userId ? 'bigScreenManage:design' : `screenBlockManage:${action}`;
  if (can(right, session.authorities)) return row;
  throw new AppError('block/not-yours', { name: row.blockName, owner: row.createBy });
}

/** What of a document is stored. @throws block/empty, block/widgets-many, block/too-large, screen/duplicate-widget */
function toStored(document: BlockDocument) {
  const { widgets = [], dashboard = {} } = document;
  if (widgets.length === 0) throw new AppError('block/empty');
  const limit = LIMITS.blockWidgetsMax;
  if (widgets.length > limit) throw new AppError('block/widgets-many', { count: widgets.length, limit });
  checkWidgets(widgets);
  const text = JSON.stringify(document);
  if (text.length > LIMITS.blockCharsMax) {
    const [size, most] = [text.length, LIMITS.blockCharsMax].map((chars) => Math.ceil(chars / BYTES_OF_KB));
    throw new AppError('block/too-large', { size: size!, limit: most! });
  }
  return {
    document: text,
    setCodes: JSON.stringify(boundSetCodes(document)),
    mapCodes: JSON.stringify(shownMapCodes(document)),
    widgetCount: widgets.length,
    width: dashboard.width ?? SCREEN_DEFAULTS.width,
    height: dashboard.height ?? SCREEN_DEFAULTS.height,
  };
}

/** @throws block/own-many */
async function requireRoomAmongOwn(db: Db, { userId }: Session): Promise<void> {
  const limit = LIMITS.blocksOwnMax;
  if ((await store.countOwn(db, userId)) >= limit) throw new AppError('block/own-many', { limit });
}

/** @throws block/shared-many */
async function requireRoomAmongShared(db: Db): Promise<void> {
  const limit = LIMITS.blocksSharedMax;
  if ((await store.countShared(db)) >= limit) throw new AppError('block/shared-many', { limit });
}

/** Own blocks and those that are shared, by name. */
export async function listBlocks(app: Needs<'db'>, session: Session): Promise<BlockListItem[]> {
  return (await store.listBlocks(app.db, session.userId)).map((row) => toListItem(row, session));
}

/** @throws record/not-found */
export async function getBlock(app: Needs<'db'>, session: Session, id: string): Promise<BlockDetail> {
  const row = await requireBlock(app.db, session, id);
  return { ...toListItem(row, session), document: JSON.parse(row.document) as BlockDocument };
}

/** @throws as `toStored`, block/own-many, block/shared-many */
export async function createBlock(
  app: Needs<'clock' | 'db' | 'ids'>,
  session: Session,
  { blockName, isShared, document }: BlockCreate,
): Promise<{ id: string }> {
  const id = app.ids.newId();
  const stored = toStored(document);
  await write(app.db, async (transaction) => {
    await requireRoomAmongOwn(transaction, session);
    if (isShared) await requireRoomAmongShared(transaction);
    const head = { id, blockName: blockName.trim(), ownerId: session.userId, shared: isShared ? 1 : 0 };
    await store.insertBlock(transaction, { ...head, ...stored, ...auditOfNew(app, session) });
  });
  return { id };
}

/**
 * Changes what is given. A replaced document has no picture until somebody takes one; what another shared becomes theirs
 * alone again when it is shared no longer, and the caller's where its owner was deleted.
 * @throws record/not-found, block/not-yours, block/own-many, block/shared-many, and as `toStored`
 */
export async function updateBlock(
  app: Needs<'clock' | 'db' | 'files'>,
  session: Session,
  { id, blockName, isShared, document }: BlockChange,
): Promise<void> {
  const stored = document && { ...toStored(document), pictureId: '' };
  await write(app.db, async (transaction) => {
    const { shared, ownerId } = await requireOwn(transaction, session, id, 'update');
    if (isShared === true && shared === 0) await requireRoomAmongShared(transaction);
    const isLeft = isShared === false && !(await store.hasUser(transaction, ownerId));
    if (isLeft) await requireRoomAmongOwn(transaction, session);
    await store.changeBlock(transaction, id, {
      ...(blockName !== undefined && { blockName: blockName.trim() }),
      ...(isShared !== undefined && { shared: isShared ? 1 : 0 }),
      ...(isLeft && { ownerId: session.userId }),
      ...stored,
      ...auditOfChange(app, session),
    });
  });
  if (stored) await removeUnusedPictures(app);
}

/** Deletes a block; what was made of it on screens stays. @throws record/not-found, block/not-yours */
export async function deleteBlock(app: Needs<'db' | 'files'>, session: Session, id: string): Promise<void> {
  await write(app.db, async (transaction) => {
    await requireOwn(transaction, session, id, 'delete');
    await store.removeBlock(transaction, id);
  });
  await removeUnusedPictures(app);
}

/** The block as its picture shows it to everybody. @throws record/not-found */
export async function getPicturedBlock(app: Needs<'db'>, session: Session, id: string): Promise<BlockDocument> {
  return withoutRuledRows(app, (await getBlock(app, session, id)).document);
}

/** Keeps a picture of a block in place of the one it had. @throws record/not-found, block/not-yours, file/type-refused */
export async function keepPicture(
  app: Needs<'clock' | 'db' | 'files' | 'ids'>,
  session: Session,
  upload: Upload,
  id: string,
): Promise<{ pictureId: string }> {
  const pictureId = await storePicture(app, upload, async (db, picture) => {
    await requireOwn(db, session, id, 'update');
    await store.changeBlock(db, id, { pictureId: picture });
    return true;
  });
  return { pictureId };
}

/** What somebody who is deleted kept for themselves alone goes too; what they shared stays. */
export function forgetBlocksOf(db: Db, userId: string): Promise<void> {
  return store.removePersonal(db, userId);
}
