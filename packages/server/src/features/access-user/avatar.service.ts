import { AppError, IMAGE_EXTENSIONS, type UploadResult } from '@aj-report/contract';
import type { Db } from '../../platform/schema.ts';
import type { Upload } from '../../platform/upload.ts';
import { addressOf, findPicture, keepFile, type FileKeeper } from '../file/file.service.ts';
import type { Actor } from '../../platform/actor.ts';

/** Address of somebody's picture; empty = none. */
export function toAvatar(avatarId: string | null): string {
  return avatarId === null ? '' : addressOf(avatarId);
}

/** Keeps an uploaded picture among the files. @throws file/type-refused, file/quota */
export function keepAvatar(app: FileKeeper, actor: Actor, upload: Upload): Promise<UploadResult> {
  return keepFile(app, actor, upload, IMAGE_EXTENSIONS);
}

/**
 * Id of the picture that is to be somebody's, null for none: every reader's browser asks its address, so that it is one
 * of ours.
 * @throws user/avatar-not-uploaded
 */
export async function requireAvatar(db: Db, avatar: string): Promise<string | null> {
  if (avatar === '') return null;
  const picture = await findPicture(db, avatar);
  if (!picture) throw new AppError('user/avatar-not-uploaded');
  return picture.id;
}
