import { constants, crc32, deflateRaw } from 'node:zlib';
import { promisify } from 'node:util';

/** A piece of an answer. Buffers are shared by answers and never change; texts are one answer's own. */
export type Piece = string | Buffer;

const deflate = promisify(deflateRaw);

/** RFC 1952: magic, deflate, no flags, no time, unknown system */
const HEADER = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff]);
/** RFC 1951: a last block of no bytes, with fixed codes */
const LAST_BLOCK = Buffer.from([3, 0]);
/** Bytes below which a piece is stored as it is: compressing it takes longer than sending it. */
const STORED_BELOW = 1000;
/** Bytes that one stored block holds at most */
const STORED_MAX = 0xffff;

/** Blocks of pieces that several answers share, made once. */
const blocksOfShared = new WeakMap<Buffer, Promise<Buffer>>();

/** Deflate blocks that refer to nothing before them and end at a whole byte, so that they fit into any stream. */
function deflateBlocks(bytes: Buffer): Promise<Buffer> {
  return deflate(bytes, { finishFlush: constants.Z_FULL_FLUSH });
}

function sharedBlocks(piece: Buffer): Promise<Buffer> {
  const known = blocksOfShared.get(piece) ?? deflateBlocks(piece);
  blocksOfShared.set(piece, known);
  return known;
}

/** RFC 1951 §3.2.4: blocks without compression. */
function storedBlocks(bytes: Buffer): Buffer {
  const blocks: Buffer[] = [];
  for (let start = 0; start < bytes.length; start += STORED_MAX) {
    const part = bytes.subarray(start, start + STORED_MAX);
    const head = Buffer.alloc(5);
    head.writeUInt16LE(part.length, 1);
    head.writeUInt16LE(~part.length & 0xffff, 3);
    blocks.push(head, part);
  }
  return Buffer.concat(blocks);
}

/**
 * A gzip stream put together of pieces (RFC 1952). What several answers share is compressed once for all of them, and
 * every piece can be read as soon as it arrives.
 */
export class GzipStream {
  private crc = 0;
  private length = 0;
  private hasBegun = false;

  /** The bytes that pieces add to the stream. */
  async add(pieces: readonly Piece[]): Promise<Buffer[]> {
    const chunks: Buffer[] = this.begin();
    for (const piece of pieces) {
      const bytes = toBuffer(piece);
      this.crc = crc32(bytes, this.crc);
      this.length += bytes.length;
      if (bytes.length < STORED_BELOW) chunks.push(storedBlocks(bytes));
      else chunks.push(await (typeof piece === 'string' ? deflateBlocks(bytes) : sharedBlocks(piece)));
    }
    return chunks;
  }

  private begin(): Buffer[] {
    const chunks = this.hasBegun ? [] : [HEADER];
    this.hasBegun = true;
    return chunks;
  }

  end(): Buffer {
    const sums = Buffer.alloc(8);
    sums.writeUInt32LE(this.crc, 0);
    sums.writeUInt32LE(this.length >>> 0, 4);
    return Buffer.concat([...this.begin(), LAST_BLOCK, sums]);
  }
}

export function toBuffer(piece: Piece): Buffer {
  return typeof piece === 'string' ? Buffer.from(piece) : piece;
}

/** `gzip` or `*` with a weight other than 0 (RFC 9110 §12.5.3). */
const GZIP = /(?:^|,)\s*(?:gzip|\*)\s*(?:;\s*q=(?!0(?:\.0*)?\s*(?:,|$))[\d.]+\s*)?(?:,|$)/i;

/** Whether a caller takes gzip, by its Accept-Encoding header. */
export function acceptsGzip(header: string | string[] | undefined): boolean {
  return header !== undefined && GZIP.test(String(header));
}
