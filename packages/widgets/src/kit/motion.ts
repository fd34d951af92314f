const query = typeof matchMedia === 'function' ? matchMedia('(prefers-reduced-motion: reduce)') : undefined;

/** Whether the reader asked for less motion. Asked anew each time: the setting can change while a screen runs. */
export function prefersReducedMotion(): boolean {
  return query?.matches ?? false;
}
