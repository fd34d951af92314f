interface Plain {
  readonly hasGroups: boolean;
  readonly decimals: number;
}

const PLAIN = /^(#,##)?0(?:\.(0+))?$/;
/** General shows whole numbers of so many digits as they are. */
const GENERAL_MAX = 1e11;
const formats = new Map<string, Plain | undefined>();

function readFormat(format: string): Plain | undefined {
  const found = PLAIN.exec(format);
  return found ? { hasGroups: found[1] !== undefined, decimals: found[2]?.length ?? 0 } : undefined;
}

function plainOf(format: string): Plain | undefined {
  const known = formats.get(format);
  if (known || formats.has(format)) return known;
  const read = readFormat(format);
  formats.set(format, read);
  return read;
}

function grouped(digits: string): string {
  let text = digits.slice(0, digits.length % 3 || 3);
  for (let at = text.length; at < digits.length; at += 3) text += `,${digits.slice(at, at + 3)}`;
  return text;
}

/**
 * A number under one of the formats that most cells have, as a workbook shows it; undefined where it would have to be
 * rounded, or the format is another one. Millions of cells of a CSV are written so in a tenth of the time that reading
 * their format every time takes.
 * @example plainNumber(-1234.5, '#,##0.00') // '-1,234.50'
 */
export function plainNumber(value: number, format: string): string | undefined {
  if (format === 'General') {
    return Number.isInteger(value) && Math.abs(value) < GENERAL_MAX ? String(value) : undefined;
  }
  const plain = plainOf(format);
  if (!plain || !Number.isFinite(value)) return undefined;
  const text = String(Math.abs(value));
  const point = text.indexOf('.');
  const whole = point < 0 ? text : text.slice(0, point);
  const decimals = point < 0 ? '' : text.slice(point + 1);
  if (decimals.length > plain.decimals || whole.length > 15 || text.includes('e')) return undefined;
  const shown = plain.hasGroups ? grouped(whole) : whole;
  const end = plain.decimals === 0 ? '' : `.${decimals.padEnd(plain.decimals, '0')}`;
  return `${value < 0 ? '-' : ''}${shown}${end}`;
}
