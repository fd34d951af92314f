const english = (...words: readonly string[]) => `(?:^|[^a-z])(?:${words.join('|')})s?(?:$|[^a-z])`;

/** Chinese parts of a name, or whole English words in the singular or the plural. */
export const toPattern = (chinese: string, ...words: readonly string[]) =>
  new RegExp(`${chinese}|${english(...words)}`, 'iu');
