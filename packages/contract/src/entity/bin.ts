import { Type, type Static } from 'typebox';

/** A deleted record that can still be restored; times are `YYYY-MM-DD HH:mm:ss` in the server's zone. */
export const BinnedRecord = Type.Object({
  id: Type.String(),
  /** The code that it had, which others may have taken since. */
  code: Type.String(),
  name: Type.String(),
  deleteBy: Type.String(),
  deleteTime: Type.String(),
  /** When it is deleted for good. */
  forgetTime: Type.String(),
});
export type BinnedRecord = Static<typeof BinnedRecord>;
