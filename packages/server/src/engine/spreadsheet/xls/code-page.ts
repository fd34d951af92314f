import { toDamaged } from '../import-fault.ts';

/** Decoders of the code pages of Windows and of Macs. @source [MS-XLS] 2.4.52 (CodePage) */
const DECODERS: Readonly<Record<number, string>> = {
  866: 'ibm866',
  874: 'windows-874',
  932: 'shift_jis',
  936: 'gbk',
  949: 'euc-kr',
  950: 'big5',
  1250: 'windows-1250',
  1251: 'windows-1251',
  1252: 'windows-1252',
  1253: 'windows-1253',
  1254: 'windows-1254',
  1255: 'windows-1255',
  1256: 'windows-1256',
  1257: 'windows-1257',
  1258: 'windows-1258',
  10000: 'macintosh',
  10001: 'shift_jis',
  10002: 'big5',
  10003: 'euc-kr',
  10007: 'x-mac-cyrillic',
  10008: 'gbk',
  10017: 'x-mac-cyrillic',
  28591: 'windows-1252',
  54936: 'gb18030',
  65001: 'utf-8',
};
/** Numbers that stand for another: what Excel for Mac and Excel 2 wrote. */
const MEANT: Readonly<Record<number, number>> = { 0x8000: 10_000, 0x8001: 1252, 1200: 1252 };
/** Pages of East Asian Macs, which have some signs of one byte of their own. */
const EAST_ASIAN_MAC: ReadonlySet<number> = new Set([10_001, 10_002, 10_003, 10_008]);
const MAC_SIGNS: Readonly<Record<number, string>> = { 0x80: '\\', 0xa0: '\u00a0', 0xfd: '©', 0xfe: '™', 0xff: '…' };
const LAST_LEAD = 0xfc;
const BEYOND_ASCII = /[\u0080-\u00ff]/;

function isLead(byte: number, label: string): boolean {
  // Between them lie the letters of one byte of half width.
  if (label === 'shift_jis' && byte >= 0xa0 && byte < 0xe0) return false;
  return byte > 0x80 && byte <= LAST_LEAD;
}

/** A text of an East Asian Mac: its own signs, and what the decoder knows between them. */
function decodeMac(bytes: Buffer, decoder: TextDecoder, label: string): string {
  let text = '';
  let start = 0;
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at] as number;
    const sign = MAC_SIGNS[byte];
    if (sign !== undefined) {
      text += decoder.decode(bytes.subarray(start, at)) + sign;
      start = at + 1;
    } else if (isLead(byte, label)) at++;
  }
  return text + decoder.decode(bytes.subarray(start));
}

/** Reads texts that came as bytes of a code page, each as the character of its number. */
export class CodePage {
  private readonly number: number;
  private decoder: TextDecoder | undefined;

  constructor(written: number) {
    this.number = MEANT[written] ?? written;
  }

  /** @throws spreadsheet/damaged for letters of a code page that nobody reads */
  read(text: string): string {
    if (!BEYOND_ASCII.test(text)) return text;
    const label = DECODERS[this.number];
    if (label === undefined) {
      const { number } = this;
      throw toDamaged(
        `文字采用的代码页 ${number} 无法识别`,
        `its texts are of code page ${number}, which cannot be read`,
      );
    }
    this.decoder ??= new TextDecoder(label);
    const bytes = Buffer.from(text, 'latin1');
    return EAST_ASIAN_MAC.has(this.number) ? decodeMac(bytes, this.decoder, label) : this.decoder.decode(bytes);
  }
}

const BOF = 0x0809;
const CODE_PAGE = 0x0042;
const BIFF8 = 0x0600;
const END = 0x000a;
const DEFAULT_PAGE = 1252;

/** The code page of a workbook that is older than Excel 97; undefined for one that has its texts as Unicode. */
export function codePageOf(stream: Uint8Array): CodePage | undefined {
  const bytes = Buffer.from(stream.buffer, stream.byteOffset, stream.byteLength);
  for (let at = 0; at + 6 <= bytes.length;) {
    const type = bytes.readUInt16LE(at);
    if (type === BOF && bytes.readUInt16LE(at + 4) >= BIFF8) return undefined;
    if (type === CODE_PAGE) return new CodePage(bytes.readUInt16LE(at + 4));
    if (type === END) break;
    at += 4 + bytes.readUInt16LE(at + 2);
  }
  return new CodePage(DEFAULT_PAGE);
}
