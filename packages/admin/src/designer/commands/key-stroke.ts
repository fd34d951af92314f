interface KeyPress {
  readonly key: string;
  readonly code: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  readonly shiftKey: boolean;
}

/**
 * Name of a key press as commands spell it: `Mod+Shift+Z`, `ArrowLeft`, `?`.
 * Shift is left out where it only made the sign, as in `?`. Keyboards without Latin letters go by the key's place.
 */
export function toKeyStroke(press: KeyPress): string {
  const name = nameOf(press);
  const isSign = name.length === 1 && !/[A-Z0-9]/.test(name);
  const parts = [
    press.ctrlKey || press.metaKey ? 'Mod' : '',
    press.altKey ? 'Alt' : '',
    press.shiftKey && !isSign ? 'Shift' : '',
    name,
  ];
  return parts.filter((part) => part !== '').join('+');
}

function nameOf({ key, code }: KeyPress): string {
  const digit = /^Digit(\d)$/.exec(code)?.[1];
  if (digit !== undefined) return digit;
  if (key.length !== 1) return key;
  if (/[a-z]/i.test(key)) return key.toUpperCase();
  const letter = /^Key([A-Z])$/.exec(code)?.[1];
  return letter ?? key;
}

const SIGNS: Readonly<Record<string, string>> = {
  ArrowLeft: '←',
  ArrowRight: '→',
  ArrowUp: '↑',
  ArrowDown: '↓',
  Escape: 'Esc',
  Delete: 'Del',
};

/** Signs that stand above others on the key. */
const SHIFTED: Readonly<Record<string, readonly string[]>> = {
  '}': ['Shift', ']'],
  '{': ['Shift', '['],
  '|': ['Shift', '\\'],
};

/** A stroke as it is shown to the user: `⌘⇧Z` on a Mac, `Ctrl+Shift+Z` elsewhere. */
export function toKeyText(stroke: string, isMac: boolean): string {
  const parts =
    stroke === '+' ? ['+'] : stroke.endsWith('++') ? [...stroke.slice(0, -2).split('+'), '+'] : stroke.split('+');
  const shown = parts
    .flatMap((part) => SHIFTED[part] ?? [part])
    .map((part) => {
      if (part === 'Mod') return isMac ? '⌘' : 'Ctrl';
      if (part === 'Alt') return isMac ? '⌥' : 'Alt';
      if (part === 'Shift') return isMac ? '⇧' : 'Shift';
      return SIGNS[part] ?? part;
    });
  return shown.join(isMac ? '' : '+');
}
