import type { ReportType, ShareDetail, ShareGrant } from '@aj-report/contract';
import type { Client } from './client.ts';
import { ClientError } from './client-error.ts';
import { PATHS } from './paths.ts';

/** What a share link opens: one report, by this token. */
export interface Grant {
  readonly shareToken: string;
  readonly reportCode: string;
}

/** `needPassword` comes with the report's name, so that the reader knows what is being opened. */
export type ShareAnswer = { readonly grant: Grant } | { readonly needPassword: true; readonly reportName: string };

/**
 * Opens a share link as far as it goes without a password.
 * @throws ClientError `50014` for an expired link, `report.share.link.invalid` for a withdrawn or unknown one
 */
export async function openShare(
  client: Client,
  shareCode: string,
  signal: AbortSignal,
  reportType: ReportType = 'report_screen',
): Promise<ShareAnswer> {
  const path = `${PATHS.getShareDetail}?shareCode=${encodeURIComponent(shareCode)}`;
  const detail = await client.call<ShareDetail>('GET', path, undefined, signal);
  if (detail.reportType !== reportType) throw new ClientError('missing', 'report.share.link.invalid', '', 404);
  if (detail.needPassword) return { needPassword: true, reportName: detail.reportName };
  const { shareToken, reportCode } = detail;
  if (shareToken && reportCode) return { grant: { shareToken, reportCode } };
  return { grant: await exchangePassword(client, shareCode, undefined, signal) };
}

/** A token for a share code and its password. @throws ClientError `share/password-wrong` */
export async function exchangePassword(
  client: Client,
  shareCode: string,
  sharePassword: string | undefined,
  signal: AbortSignal,
): Promise<Grant> {
  const body = sharePassword === undefined ? { shareCode } : { shareCode, sharePassword };
  const { shareToken, reportCode } = await client.call<ShareGrant>('POST', PATHS.exchangeShare, body, signal);
  return { shareToken, reportCode };
}
