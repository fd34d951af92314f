const query = typeof matchMedia === 'function' ? matchMedia('(prefers-reduced-motion: reduce)') : undefined;

/** Whether the reader asked for less motion. Asked anew each time: the setting can change while a screen runs. */
export function prefersReducedMotion(): boolean {
  return query?.matches ?? false;
}

/** Whether a widget may move by itself: somebody looks at it who did not ask for less motion, and it is no picture. */
export function mayMove({ mode, still }: { readonly mode: 'view' | 'edit'; readonly still: boolean }): boolean {
  return mode === 'view' && !still && !prefersReducedMotion();
}
