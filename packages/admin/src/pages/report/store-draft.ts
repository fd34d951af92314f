/**
 * Stores the first draft of a new screen. Where that fails the user is told why and may try again; whoever does not goes
 * on without the draft.
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
