const CRC_TABLE = Uint32Array.from({ length: 256 }, (_, n) => {
  let c = n;
  for (let bit = 0; bit < 8; bit++) c = c & 1 ? 0xedb88320 ^ (c >>> 1) : c >>> 1;
  return c;
});

/** CRC-32 of ISO 3309, as ZIP wants it. */
export function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) crc = (CRC_TABLE[(crc ^ byte) & 0xff] ?? 0) ^ (crc >>> 8);
  return (crc ^ 0xffffffff) >>> 0;
}

/** 1 January 1980: the archive says nothing about the moment it was made. */
const DOS_DATE = 0x0021;
const UTF8_NAMES = 0x0800;

/** The fields that local header and directory entry have in common, from `version needed` on. */
function writeCommon(view: DataView, at: number, name: Uint8Array, content: Uint8Array): void {
  view.setUint16(at, 20, true);
  view.setUint16(at + 2, UTF8_NAMES, true);
  view.setUint16(at + 8, DOS_DATE, true);
  view.setUint32(at + 10, crc32(content), true);
  view.setUint32(at + 14, content.length, true);
  view.setUint32(at + 18, content.length, true);
  view.setUint16(at + 22, name.length, true);
}

/** A ZIP archive of texts, stored without compression. @source PKWARE APPNOTE 6.3.9, §4.3 */
export function toZip(files: Readonly<Record<string, string>>): Blob {
  const encoder = new TextEncoder();
  const local: Uint8Array<ArrayBuffer>[] = [];
  const directory: Uint8Array<ArrayBuffer>[] = [];
  let offset = 0;
  for (const [path, text] of Object.entries(files)) {
    const name = encoder.encode(path);
    const content = encoder.encode(text);
    const header = new Uint8Array(30 + name.length);
    const headerView = new DataView(header.buffer);
    headerView.setUint32(0, 0x04034b50, true);
    writeCommon(headerView, 4, name, content);
    header.set(name, 30);
    const entry = new Uint8Array(46 + name.length);
    const entryView = new DataView(entry.buffer);
    entryView.setUint32(0, 0x02014b50, true);
    entryView.setUint16(4, 20, true);
    writeCommon(entryView, 6, name, content);
    entryView.setUint32(42, offset, true);
    entry.set(name, 46);
    local.push(header, content);
    directory.push(entry);
    offset += header.length + content.length;
  }
  const end = new Uint8Array(22);
  const endView = new DataView(end.buffer);
  endView.setUint32(0, 0x06054b50, true);
  endView.setUint16(8, directory.length, true);
  endView.setUint16(10, directory.length, true);
  endView.setUint32(
    12,
    directory.reduce((size, { length }) => size + length, 0),
    true,
  );
  endView.setUint32(16, offset, true);
  return new Blob([...local, ...directory, end], { type: 'application/zip' });
}
