import type { ScreenDocument } from '@aj-report/contract';
import { toTokens, type Access } from './client.ts';
import type { ClientError } from './client-error.ts';

/** Why there is no picture, by what the reader can do about it. */
export type FailureName =
  'offline' | 'server' | 'expired' | 'signedOut' | 'forbidden' | 'notFound' | 'badAddress' | 'refused';

/** What a screen on a page is doing. */
export type ScreenState =
  | { readonly kind: 'loading' }
  | {
      readonly kind: 'password';
      readonly reportName: string;
      /** Why the last password did not open the screen; empty = none was tried. */
      readonly problem: string;
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

/** Names a failure for the reader; `access` is what the call carried. */
export function toFailureName(error: ClientError, access: Access): FailureName {
  switch (error.kind) {
    case 'network':
    case 'timeout':
      return 'offline';
    case 'server':
    case 'busy':
      return 'server';
    case 'denied':
      return error.code !== '50014' && toTokens(access).every(({ kind }) => kind === 'session')
        ? 'signedOut'
        : 'expired';
    case 'forbidden':
      return 'forbidden';
    case 'missing':
      return 'notFound';
    case 'refused':
      return 'refused';
  }
}
