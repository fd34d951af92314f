import { createWriteStream, type WriteStream } from 'node:fs';
import { once } from 'node:events';
import { crc32, createDeflateRaw } from 'node:zlib';

interface WrittenPart {
  readonly name: string;
  readonly crc: number;
  readonly packedSize: number;
  readonly size: number;
  readonly offset: number;
}

const REGIONS = ['华东', '华南', '华北', '华中', '西南', '西北', '东北'];
const ROWS_PER_CHUNK = 500;

const CONTENT_TYPES = `<?xml version="1.0" encoding="UTF-8"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.styles+xml"/><Override PartName="/xl/sharedStrings.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sharedStrings+xml"/></Types>`;
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const ROOT_RELS = `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`;
const WORKBOOK = `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="订单" sheetId="1" r:id="rId1"/></sheets></workbook>`;
const WORKBOOK_RELS = `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${OFFICE}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${OFFICE}/styles" Target="styles.xml"/><Relationship Id="rId3" Type="${OFFICE}/sharedStrings" Target="sharedStrings.xml"/></Relationships>`;
const STYLES = `<styleSheet xmlns="${MAIN}"><numFmts count="1"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd"/></numFmts><fonts count="1"><font/></fonts><fills count="1"><fill/></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="4"><xf numFmtId="0"/><xf numFmtId="164"/><xf numFmtId="4"/><xf numFmtId="10"/></cellXfs></styleSheet>`;

/** Writes a believable order book of `rows` rows and 10 columns as a plain xlsx file, in bounded memory. */
export async function writeOrderBook(path: string, rows: number): Promise<void> {
  const file = createWriteStream(path);
  const parts: WrittenPart[] = [];
  const position = { at: 0 };
  const fixed: [string, string][] = [
    ['[Content_Types].xml', CONTENT_TYPES],
    ['_rels/.rels', ROOT_RELS],
    ['xl/workbook.xml', WORKBOOK],
    ['xl/_rels/workbook.xml.rels', WORKBOOK_RELS],
    ['xl/styles.xml', STYLES],
  ];
  for (const [name, text] of fixed) parts.push(await writePart(file, position, name, [text]));
  parts.push(await writePart(file, position, 'xl/sharedStrings.xml', sharedStrings(rows)));
  parts.push(await writePart(file, position, 'xl/worksheets/sheet1.xml', sheet(rows)));
  writeDirectory(file, parts, position.at);
  file.end();
  await once(file, 'close');
}

const HEADERS = ['订单号', '客户', '地区', '产品', '下单日期', '数量', '单价', '金额', '折扣', '备注'];
const PRODUCTS = 200;
const FIXED_STRINGS = HEADERS.length + REGIONS.length + PRODUCTS;

/** Headers, regions, products, then one customer for every second row. */
function* sharedStrings(rows: number): Generator<string> {
  yield `<sst xmlns="${MAIN}">`;
  for (const text of [...HEADERS, ...REGIONS]) yield `<si><t>${text}</t></si>`;
  for (let product = 0; product < PRODUCTS; product++) yield `<si><t>产品 ${product}</t></si>`;
  for (let customer = 0; customer < rows / 2; customer++) yield `<si><t>客户有限公司 ${customer}</t></si>`;
  yield '</sst>';
}

function* sheet(rows: number): Generator<string> {
  yield `<worksheet xmlns="${MAIN}"><sheetData><row r="1">`;
  for (let column = 0; column < HEADERS.length; column++) yield `<c r="${letter(column)}1" t="s"><v>${column}</v></c>`;
  yield '</row>';
  let chunk = '';
  for (let index = 0; index < rows; index++) {
    chunk += row(index);
    if (index % ROWS_PER_CHUNK !== 0) continue;
    yield chunk;
    chunk = '';
  }
  yield `${chunk}</sheetData></worksheet>`;
}

function row(index: number): string {
  const r = index + 2;
  const shared = (column: string, at: number) => `<c r="${column}${r}" t="s"><v>${at}</v></c>`;
  const number = (column: string, style: number, value: number) =>
    `<c r="${column}${r}" s="${style}"><v>${value}</v></c>`;
  const quantity = (index % 97) + 1;
  const price = ((index * 7919) % 100_000) / 100;
  return `<row r="${r}" spans="1:10">${number('A', 0, 20_240_000_000 + index)}${shared('B', FIXED_STRINGS + Math.floor(index / 2))}${shared(
    'C',
    HEADERS.length + (index % REGIONS.length),
  )}${shared('D', HEADERS.length + REGIONS.length + ((index * 31) % PRODUCTS))}${number('E', 1, 45_000 + (index % 700))}${number(
    'F',
    0,
    quantity,
  )}${number('G', 2, price)}${number('H', 2, Math.round(price * quantity * 100) / 100)}${number('I', 3, (index % 20) / 100)}<c r="J${r}" t="inlineStr"><is><t>第 ${index} 单</t></is></c></row>`;
}

function letter(column: number): string {
  return String.fromCharCode(65 + column);
}

/** Local header with sizes left to the data descriptor behind the data, as streaming writers do. */
async function writePart(
  file: WriteStream,
  position: { at: number },
  name: string,
  texts: Iterable<string>,
): Promise<WrittenPart> {
  const header = Buffer.alloc(30);
  header.writeUInt32LE(0x04034b50, 0);
  header.writeUInt16LE(20, 4);
  header.writeUInt16LE(0x0808, 6);
  header.writeUInt16LE(8, 8);
  header.writeUInt16LE(Buffer.byteLength(name), 26);
  const offset = position.at;
  file.write(header);
  file.write(name);
  let [crc, size, packedSize] = [0, 0, 0];
  const deflate = createDeflateRaw({ level: 6 });
  deflate.on('data', (chunk: Buffer) => {
    packedSize += chunk.length;
    if (!file.write(chunk)) {
      deflate.pause();
      file.once('drain', () => deflate.resume());
    }
  });
  for (const text of texts) {
    const bytes = Buffer.from(text);
    crc = crc32(bytes, crc);
    size += bytes.length;
    if (!deflate.write(bytes)) await once(deflate, 'drain');
  }
  deflate.end();
  await once(deflate, 'end');
  const descriptor = Buffer.alloc(16);
  descriptor.writeUInt32LE(0x08074b50, 0);
  [crc, packedSize, size].forEach((value, index) => descriptor.writeUInt32LE(value, 4 + index * 4));
  file.write(descriptor);
  position.at = offset + 30 + Buffer.byteLength(name) + packedSize + 16;
  return { name, crc, packedSize, size, offset };
}

function writeDirectory(file: WriteStream, parts: readonly WrittenPart[], start: number): void {
  let size = 0;
  for (const part of parts) {
    const entry = Buffer.alloc(46);
    entry.writeUInt32LE(0x02014b50, 0);
    entry.writeUInt16LE(20, 4);
    entry.writeUInt16LE(20, 6);
    entry.writeUInt16LE(0x0808, 8);
    entry.writeUInt16LE(8, 10);
    [part.crc, part.packedSize, part.size].forEach((value, index) => entry.writeUInt32LE(value, 16 + index * 4));
    entry.writeUInt16LE(Buffer.byteLength(part.name), 28);
    entry.writeUInt32LE(part.offset, 42);
    file.write(entry);
    file.write(part.name);
    size += 46 + Buffer.byteLength(part.name);
  }
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(parts.length, 8);
  end.writeUInt16LE(parts.length, 10);
  end.writeUInt32LE(size, 12);
  end.writeUInt32LE(start, 16);
  file.write(end);
}
