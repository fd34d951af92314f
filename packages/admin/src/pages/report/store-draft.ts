/**
 * Stores the first draft of a new screen. Where that fails it asks with the reason whether to try again; who does not want
 * to goes on without the draft.
 */
export async function storeDraft(store: () => Promise<unknown>, ask: (why: string) => Promise<boolean>): Promise<void> {
  for (;;) {
    const why = await store().then(
      () => undefined,
      (error: unknown) => (error instanceof Error ? error.message : String(error)),
    );
    if (why === undefined || !(await ask(why))) return;
  }
}
