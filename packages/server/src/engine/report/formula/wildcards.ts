/** Characters that a workbook takes of a pattern. */
const PATTERN_MAX = 255;
const ANY = Symbol('any character');

type Sign = string | typeof ANY;

/** Parts of a pattern between its `*`; `~` before a sign means the sign itself. */
function partsOf(pattern: string): Sign[][] {
  const parts: Sign[][] = [[]];
  const signs = Array.from(pattern);
  for (let i = 0; i < signs.length; i++) {
    const sign = signs[i] as string;
    const next = signs[i + 1];
    const last = parts.at(-1) as Sign[];
    if (sign === '~' && (next === '*' || next === '?' || next === '~')) {
      last.push(next);
      i++;
    } else if (sign === '*') parts.push([]);
    else last.push(sign === '?' ? ANY : sign);
  }
  return parts;
}

function standsAt(part: readonly Sign[], text: readonly string[], at: number): boolean {
  for (let i = 0; i < part.length; i++) if (part[i] !== ANY && part[i] !== text[at + i]) return false;
  return true;
}

/** First place from `from` on where a part stands and ends before `end`; -1 for none. */
function findPart(part: readonly Sign[], text: readonly string[], from: number, end: number): number {
  for (let at = from; at + part.length <= end; at++) if (standsAt(part, text, at)) return at;
  return -1;
}

/**
 * Whether texts are like a pattern in any case of letters: `*` is any text, `?` any character. Each part is looked for
 * once, from where the one before ends, so that no pattern makes it try anew.
 */
export function wildcardTest(pattern: string): (text: string) => boolean {
  if (pattern.length > PATTERN_MAX) return () => false;
  if (!/[*?~]/.test(pattern)) {
    const wanted = pattern.toLowerCase();
    return (text) => text.length === pattern.length && text.toLowerCase() === wanted;
  }
  const [first = [], ...rest] = partsOf(pattern.toLowerCase());
  const last = rest.pop();
  return (text) => {
    const signs = Array.from(text.toLowerCase());
    if (!last) return signs.length === first.length && standsAt(first, signs, 0);
    const end = signs.length - last.length;
    if (first.length > end || !standsAt(first, signs, 0) || !standsAt(last, signs, end)) return false;
    let at = first.length;
    for (const part of rest) {
      const found = findPart(part, signs, at, end);
      if (found < 0) return false;
      at = found + part.length;
    }
    return true;
  };
}

/** Place where a pattern first stands in a text from `from` on, counted in UTF-16 units; -1 for none. */
export function findLike(pattern: string, text: string, from: number): number {
  const lower = text.toLowerCase();
  if (!/[*?~]/.test(pattern)) return lower.indexOf(pattern.toLowerCase(), from);
  const parts = partsOf(pattern.toLowerCase());
  const signs = lower.split('');
  let at = from;
  let start = -1;
  for (const [i, part] of parts.entries()) {
    const found = findPart(part, signs, at, signs.length);
    if (found < 0) return -1;
    if (i === 0) start = found;
    at = found + part.length;
  }
  return start;
}
