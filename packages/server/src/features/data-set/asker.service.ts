import type { ContextData, Language } from '@aj-report/contract';

/** For whom a data set is run: what row rules are bound to, and the language of dictionary texts. */
export interface Asker {
  readonly language: Language;
  /** Who is signed in with a right to ask; null for the holder of a share link. */
  readonly user: { readonly userId: string; readonly loginName: string } | null;
  /** Values that the shared screen locks, for one data set. */
  readonly lockedFor: (setCode: string) => ContextData;
}

/** Somebody signed in, whom no screen locks anything. */
export function toUserAsker(user: NonNullable<Asker['user']>, language: Language): Asker {
  return { language, user, lockedFor: () => ({}) };
}
