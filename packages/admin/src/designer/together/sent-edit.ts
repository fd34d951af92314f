import type { ScreenEdit } from '@aj-report/contract';

/** An edit that is on its way to the service, or is not known to have arrived. */
export interface SentEdit {
  readonly editId: string;
  /** The last edit of the room that was known. */
  readonly seen: number;
  readonly edit: ScreenEdit;
}
