import type { ScreenDocument } from '@aj-report/contract';
import { toTokens, type Access } from './client.ts';
import type { ClientError } from './client-error.ts';

/** Why there is no picture, by what the reader can do about it. */
export type FailureName =
  | 'offline'
  | 'server'
  | 'expired'
  | 'paused'
  | 'withdrawn'
  | 'otherOrigin'
  | 'signedOut'
  | 'forbidden'
  | 'notFound'
  | 'noWidget'
  | 'badAddress'
  | 'refused';

/** The owner of a share holds it back for now. */
export const PAUSED_CODE = 'share/paused';

/** What the service says of a share link that opens nothing. */
const SHARE_FAILURES: Readonly<Record<string, FailureName>> = {
  '50014': 'expired',
  [PAUSED_CODE]: 'paused',
  'report.share.link.invalid': 'withdrawn',
  'share/origin-refused': 'otherOrigin',
};

/** What a screen on a page is doing. */
export type ScreenState =
  | { readonly kind: 'loading' }
  | {
      readonly kind: 'password';
      readonly reportName: string;
      /** Why the last password did not open the screen; empty = none was tried. */
      readonly problem: string;
      /** Code of that problem; empty = none was tried. */
      readonly code: string;
      readonly isBusy: boolean;
    }
  | {
      readonly kind: 'ready';
      readonly document: ScreenDocument;
      /** ms since the epoch: when the service was last heard, while it is silent now; else null */
      readonly staleSince: number | null;
    }
  | {
      readonly kind: 'failed';
      readonly name: FailureName;
      readonly code: string;
      /** The service's own sentence. */
      readonly message: string;
      /** It is being tried again without anybody's help. */
      readonly isRetrying: boolean;
    };

export const LOADING: ScreenState = { kind: 'loading' };
export const BAD_ADDRESS: Extract<ScreenState, { kind: 'failed' }> = {
  kind: 'failed',
  name: 'badAddress',
  code: '',
  message: '',
  isRetrying: false,
};

/** Names a failure for the reader; `access` is what the call carried. */
export function toFailureName(error: ClientError, access: Access): FailureName {
  const ofShare = SHARE_FAILURES[error.code];
  if (ofShare) return ofShare;
  switch (error.kind) {
    case 'network':
    case 'timeout':
      return 'offline';
    case 'server':
    case 'busy':
      return 'server';
    case 'denied':
      return toTokens(access).every(({ kind }) => kind === 'session') ? 'signedOut' : 'expired';
    case 'forbidden':
      return 'forbidden';
    case 'missing':
      return 'notFound';
    case 'refused':
      return 'refused';
  }
}
