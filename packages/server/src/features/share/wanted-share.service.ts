import type { ShareMade, ShareWanted } from '@aj-report/contract';
import type { Needs } from '../../platform/needs.ts';
import type { Sharer } from './share-rights.service.ts';
import { createShare } from './share.service.ts';

/** Hexadecimal digits; guesses are few, because attempts are limited. */
const PASSWORD_LENGTH = 8;

/**
 * A share as clients of AJ-Report ask for one; where they want a password and give none it is made here and shown this
 * once.
 * @throws record/not-found, request/invalid, share/*
 */
export async function makeWantedShare(
  app: Needs<'clock' | 'config' | 'db' | 'deriveToken' | 'ids'>,
  actor: Sharer,
  { sharePasswordFlag, ...form }: ShareWanted,
): Promise<ShareMade> {
  const isMade = Boolean(sharePasswordFlag) && (form.sharePassword ?? '') === '';
  const sharePassword = isMade ? app.ids.newId().slice(0, PASSWORD_LENGTH) : (form.sharePassword ?? '');
  const created = await createShare(app, actor, { ...form, sharePassword });
  return { ...created, sharePassword };
}
