/** ms that widgets may take to come in; what comes later comes in sight */
const ENTRANCE_MS = 8_000;

/** Settles when the widgets of a screen have come in: a picture before that would be without them. */
export async function whenEntered(screen: HTMLElement): Promise<void> {
  const stage = screen.shadowRoot?.querySelector('aj-stage')?.shadowRoot;
  const entrances = stage?.getAnimations().filter(({ id }) => id === 'aj-entrance') ?? [];
  const ends = entrances.map(({ finished }) => finished.catch(() => undefined));
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, ENTRANCE_MS);
  });
  await Promise.race([Promise.all(ends), late]);
  clearTimeout(timer);
}
