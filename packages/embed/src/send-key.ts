/**
 * Whether a key in a field asks for its form to be sent. Frames that are sandboxed without `allow-forms` send none and
 * tell of no `submit`, so that forms listen to the key and to their button.
 */
export function asksToSend(event: KeyboardEvent): boolean {
  return event.key === 'Enter' && !event.isComposing && event.target instanceof HTMLInputElement;
}
