/** A filter that can show what the page chose in the place of its reader. */
export interface ShowsChoice {
  /** Shows a choice as the filter itself tells it, or parts of it, without telling of it; null = nothing. */
  showChoice(choice: Readonly<Record<string, unknown>> | null): void;
}

/** Whether an element can show choices: filters can. */
export function showsChoice(element: object | undefined): element is ShowsChoice {
  return element !== undefined && 'showChoice' in element;
}
