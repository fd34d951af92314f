import { AppError, REPORT_LABEL, type ShareMade, type ShareWanted } from '@aj-report/contract';
import type { Needs } from '../../platform/needs.ts';
import type { Actor } from '../../platform/session.ts';
import { requireReportByCode } from '../report/report.service.ts';
import { createShare } from './share.service.ts';

/** Hexadecimal digits; guesses are few, because attempts are limited. */
const PASSWORD_LENGTH = 8;

/**
 * A share as clients of AJ-Report ask for one, of a report of their kind; where they want a password and give none it is
 * made here and shown this once.
 * @throws record/not-found, request/invalid, share/*
 */
export async function makeWantedShare(
  app: Needs<'clock' | 'config' | 'db' | 'deriveToken' | 'ids'>,
  actor: Actor,
  reportType: 'report_screen' | 'report_excel',
  { sharePasswordFlag, ...form }: ShareWanted,
  isDesigner: boolean,
): Promise<ShareMade> {
  const report = await requireReportByCode(app, form.reportCode);
  if (report.reportType !== reportType) {
    throw new AppError('record/not-found', { what: REPORT_LABEL, key: form.reportCode });
  }
  const isMade = Boolean(sharePasswordFlag) && (form.sharePassword ?? '') === '';
  const sharePassword = isMade ? app.ids.newId().slice(0, PASSWORD_LENGTH) : (form.sharePassword ?? '');
  const created = await createShare(app, actor, { ...form, sharePassword }, isDesigner);
  return { ...created, sharePassword };
}
