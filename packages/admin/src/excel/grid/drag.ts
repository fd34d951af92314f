/** Follows a pointer until it is let go. */
export function drag(onMove: (event: PointerEvent) => void, onEnd: () => void = () => undefined): void {
  const end = () => {
    window.removeEventListener('pointermove', onMove);
    window.removeEventListener('pointerup', end);
    onEnd();
  };
  window.addEventListener('pointermove', onMove);
  window.addEventListener('pointerup', end);
}
