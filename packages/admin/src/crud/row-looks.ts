import type { RowFlags } from './define-resource.ts';

/** Looks of rows by the state of their record, the same in every list. */
export const ROW_LOOKS = {
  /** Something went wrong that somebody should see to. */
  failed: { bgColor: 'var(--aj-row-failed)' },
  /** It does not take part: disabled, paused, over. */
  off: { bgColor: 'var(--aj-row-off)', tableRow: 'row-off' },
  usual: {},
} as const satisfies Record<string, RowFlags>;

/** Look of a record that is switched on and off. */
export function lookOfSwitched({ enableFlag }: { readonly enableFlag: number }): RowFlags {
  return enableFlag === 0 ? ROW_LOOKS.off : ROW_LOOKS.usual;
}
