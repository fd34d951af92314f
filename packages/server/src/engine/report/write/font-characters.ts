import { readFileSync } from 'node:fs';

/** Kinds of the lists of characters in a font: the first has those up to U+FFFF, the other one all. */
const [BASIC, ALL] = [4, 12] as const;

const known = new Map<string, ReadonlySet<number>>();

/** The code points that a font file has glyphs for. */
export function charactersOf(file: string): ReadonlySet<number> {
  const found = known.get(file) ?? readCharacters(readFileSync(file));
  known.set(file, found);
  return found;
}

/** Reads the table `cmap` alone, as OpenType lays it out; to open a font with a library takes a hundred times as long. */
function readCharacters(font: Buffer): Set<number> {
  const lists = listsIn(font);
  const all = lists.find((list) => list.readUInt16BE(0) === ALL);
  if (all) return new Set(charactersInAll(all));
  const basic = lists.find((list) => list.readUInt16BE(0) === BASIC);
  if (basic) return new Set(charactersInBasic(basic));
  throw new Error('A bundled font has no list of its characters');
}

function listsIn(font: Buffer): Buffer[] {
  const tables = Array.from({ length: font.readUInt16BE(4) }, (_, index) => font.subarray(12 + index * 16));
  const entry = tables.find((table) => table.toString('latin1', 0, 4) === 'cmap');
  const cmap = font.subarray(entry?.readUInt32BE(8) ?? font.length);
  if (cmap.length === 0) return [];
  return Array.from({ length: cmap.readUInt16BE(2) }, (_, index) => cmap.subarray(cmap.readUInt32BE(8 + index * 8)));
}

function* charactersInAll(list: Buffer): Generator<number> {
  const end = 16 + list.readUInt32BE(12) * 12;
  for (let at = 16; at < end; at += 12) {
    const last = list.readUInt32BE(at + 4);
    for (let code = list.readUInt32BE(at); code <= last; code += 1) yield code;
  }
}

/** Four columns side by side: last characters, first ones, what is added to get a glyph, where glyphs are listed. */
function* charactersInBasic(list: Buffer): Generator<number> {
  const size = list.readUInt16BE(6);
  for (let at = 14; at < 14 + size; at += 2) {
    const [last, first] = [list.readUInt16BE(at), list.readUInt16BE(at + size + 2)];
    const added = list.readUInt16BE(at + size * 2 + 2);
    const offsetAt = at + size * 3 + 2;
    const offset = list.readUInt16BE(offsetAt);
    for (let code = first; code <= last; code += 1) {
      // An offset counts from where it stands itself.
      const listed = offset === 0 ? code : list.readUInt16BE(offsetAt + offset + (code - first) * 2);
      if (listed !== 0 && ((listed + added) & 0xffff) !== 0) yield code;
    }
  }
}
