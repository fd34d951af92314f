import type { FileHandle } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { crc32, createDeflateRaw } from 'node:zlib';

/** Sizes and checksum follow the content; names are UTF-8. */
const FLAGS = 0x0808;
const DEFLATED = 8;
const VERSION = 20;
/** 1980-01-01: files that are the same have the same bytes. */
const DATE = 0x0021;
/** Bytes that are gathered before they are compressed. */
const GATHERED = 64 * 1024;
/**
 * Bytes that wait to be compressed on another thread while the next ones are made, and of one piece of the result. Of
 * lines of numbers level 3 makes smaller files than 4, in four fifths of the time.
 */
const DEFLATE = { level: 3, highWaterMark: 1024 * 1024, chunkSize: 256 * 1024 };

interface Entry {
  readonly name: Buffer;
  readonly offset: number;
  readonly crc: number;
  readonly packed: number;
  readonly size: number;
}

/** What an entry holds; pieces that are waited for are best large ones. */
export type Content = Iterable<string | Uint8Array> | AsyncIterable<string>;

async function* gather(content: Content): AsyncGenerator<Buffer> {
  if (Symbol.iterator in content) yield* gatherAtOnce(content);
  else for await (const text of content) yield Buffer.from(text);
}

function* gatherAtOnce(texts: Iterable<string | Uint8Array>): Generator<Buffer> {
  let held = '';
  for (const text of texts) {
    if (typeof text !== 'string') {
      if (held !== '') yield Buffer.from(held);
      held = '';
      yield Buffer.from(text);
      continue;
    }
    held += text;
    if (held.length < GATHERED) continue;
    yield Buffer.from(held);
    held = '';
  }
  if (held !== '') yield Buffer.from(held);
}

/** An archive that is written entry after entry, each as its content comes. @source APPNOTE.TXT 6.3.9 */
export class ZipFile {
  private readonly entries: Entry[] = [];
  private offset = 0;

  constructor(private readonly file: FileHandle) {}

  private async write(bytes: Buffer): Promise<void> {
    await this.file.write(bytes);
    this.offset += bytes.length;
  }

  async add(path: string, content: Content): Promise<void> {
    const name = Buffer.from(path);
    const { offset } = this;
    await this.write(localHeader(name));
    let [crc, size, packed] = [0, 0, 0];
    async function* counted(): AsyncGenerator<Buffer> {
      for await (const bytes of gather(content)) {
        crc = crc32(bytes, crc);
        size += bytes.length;
        yield bytes;
      }
    }
    await pipeline(Readable.from(counted()), createDeflateRaw(DEFLATE), async (source) => {
      for await (const bytes of source as AsyncIterable<Buffer>) {
        packed += bytes.length;
        await this.write(bytes);
      }
    });
    const tail = Buffer.alloc(16);
    tail.writeUInt32LE(0x08074b50, 0);
    tail.writeUInt32LE(crc, 4);
    tail.writeUInt32LE(packed, 8);
    tail.writeUInt32LE(size, 12);
    await this.write(tail);
    this.entries.push({ name, offset, crc, packed, size });
  }

  /** Writes the directory; nothing can be added any more. */
  async finish(): Promise<void> {
    const start = this.offset;
    for (const entry of this.entries) await this.write(directoryHeader(entry));
    const end = Buffer.alloc(22);
    end.writeUInt32LE(0x06054b50, 0);
    end.writeUInt16LE(this.entries.length, 8);
    end.writeUInt16LE(this.entries.length, 10);
    end.writeUInt32LE(this.offset - start, 12);
    end.writeUInt32LE(start, 16);
    await this.write(end);
  }
}

function localHeader(name: Buffer): Buffer {
  const head = Buffer.alloc(30);
  head.writeUInt32LE(0x04034b50, 0);
  head.writeUInt16LE(VERSION, 4);
  head.writeUInt16LE(FLAGS, 6);
  head.writeUInt16LE(DEFLATED, 8);
  head.writeUInt16LE(DATE, 12);
  head.writeUInt16LE(name.length, 26);
  return Buffer.concat([head, name]);
}

function directoryHeader({ name, offset, crc, packed, size }: Entry): Buffer {
  const head = Buffer.alloc(46);
  head.writeUInt32LE(0x02014b50, 0);
  head.writeUInt16LE(VERSION, 4);
  head.writeUInt16LE(VERSION, 6);
  head.writeUInt16LE(FLAGS, 8);
  head.writeUInt16LE(DEFLATED, 10);
  head.writeUInt16LE(DATE, 14);
  head.writeUInt32LE(crc, 16);
  head.writeUInt32LE(packed, 20);
  head.writeUInt32LE(size, 24);
  head.writeUInt16LE(name.length, 28);
  head.writeUInt32LE(offset, 42);
  return Buffer.concat([head, name]);
}
