import { Type, type Static } from 'typebox';

/** Dictionary entry (spec §3). */
export const DictionaryEntry = Type.Object({
  id: Type.String(),
  text: Type.String(),
  extend: Type.Union([Type.String(), Type.Null()]),
});
export type DictionaryEntry = Static<typeof DictionaryEntry>;
export type Dictionaries = Readonly<Record<string, readonly DictionaryEntry[]>>;
