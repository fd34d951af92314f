/** Whether a page has added anything to every object (`Object.prototype.label = 'x'`). */
export function hasAdditions(): boolean {
  return Object.keys(Object.prototype).length > 0;
}
