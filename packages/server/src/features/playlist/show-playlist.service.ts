import { AppError, PLAYLIST_LABEL, type PlaylistDocument } from '@aj-report/contract';
import type { FastifyRequest } from 'fastify';
import type { Needs } from '../../platform/needs.ts';
import { seesOf, toDocument } from './playlist-document.ts';
import * as store from './playlist.store.ts';

/** A wall reads its own playlist alone. @throws User.no.authority */
export async function requireOwnPlaylist(
  { db }: Needs<'db'>,
  { deviceId, shareScopes }: FastifyRequest,
  playlistCode: string,
): Promise<void> {
  if (shareScopes === null) return;
  if ((await store.findPlaylistOf(db, deviceId ?? '')) === playlistCode) return;
  throw new AppError('User.no.authority', { permission: playlistCode });
}

/** @throws playlist/time-invalid */
function toTime(text: string): Date {
  const time = new Date(text);
  if (Number.isNaN(time.getTime())) throw new AppError('playlist/time-invalid', { time: text });
  return time;
}

/**
 * What a playlist shows to whoever asks, and what takes turns at a time, now unless one is named.
 * @throws record/not-found, User.no.authority, playlist/time-invalid
 */
export async function showPlaylist(
  app: Needs<'clock' | 'db'>,
  request: FastifyRequest,
  { playlistCode, time }: { readonly playlistCode: string; readonly time?: string },
): Promise<PlaylistDocument> {
  await requireOwnPlaylist(app, request, playlistCode);
  const now = app.clock.now();
  const asked = time === undefined ? now : toTime(time);
  const [playlist] = await store.findPlaylistsByCodes(app.db, [playlistCode]);
  if (!playlist) throw new AppError('record/not-found', { what: PLAYLIST_LABEL, key: playlistCode });
  const rows = await store.findItems(app.db, [playlist.id]);
  return toDocument(playlist, rows, seesOf(request), { now, time: asked });
}
