import { open, type FileHandle } from 'node:fs/promises';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream';
import { crc32, createInflateRaw } from 'node:zlib';
import { ImportFault, toDamaged, toSizeText } from '../import-fault.ts';
import type { ImportLimits } from '../plan/import-workbook.types.ts';

/** What is read of a package at most. */
export interface ZipLimits extends Pick<ImportLimits, 'inflatedBytes' | 'ratio'> {
  /** Parts of the package; any number unless given. */
  readonly parts?: number;
}

/** One part of the package as its directory describes it; sizes in bytes. */
export interface ZipEntry {
  readonly name: string;
  readonly method: number;
  readonly encrypted: boolean;
  readonly crc: number;
  readonly packedSize: number;
  readonly size: number;
  readonly offset: number;
}

/** Bytes that decide nothing about a zip bomb: small parts may pack as well as they like. */
const RATIO_FLOOR_BYTES = 1024 * 1024;
const MAX_DIRECTORY_BYTES = 64 * 1024 * 1024;
const CHUNK_BYTES = 256 * 1024;

const END_SIGNATURE = 0x06054b50;
const END64_SIGNATURE = 0x06064b50;
const LOCATOR64_SIGNATURE = 0x07064b50;
const ENTRY_SIGNATURE = 0x02014b50;
const LOCAL_SIGNATURE = 0x04034b50;
const ABSENT_32 = 0xffffffff;
const ABSENT_16 = 0xffff;

/**
 * Random access to the parts of a zip file. Nothing is ever written: parts are read by name as streams of bytes
 * that count against the limits of the import.
 * @source APPNOTE.TXT 6.3.10, sections 4.3.7 to 4.3.16
 */
export class ZipArchive {
  private readonly handle: FileHandle;
  private readonly path: string;
  private readonly entries: ReadonlyMap<string, ZipEntry>;
  private readonly limits: ZipLimits;
  private readonly counted = new Map<string, number>();
  private total = 0;

  private constructor(path: string, handle: FileHandle, entries: ReadonlyMap<string, ZipEntry>, limits: ZipLimits) {
    this.path = path;
    this.handle = handle;
    this.entries = entries;
    this.limits = limits;
  }

  /** @throws spreadsheet/damaged when the directory of the zip cannot be read */
  static async open(path: string, limits: ZipLimits): Promise<ZipArchive> {
    const handle = await open(path, 'r');
    try {
      return new ZipArchive(path, handle, await readDirectory(handle, limits.parts), limits);
    } catch (error) {
      await handle.close();
      throw error;
    }
  }

  close(): Promise<void> {
    return this.handle.close();
  }

  has(name: string): boolean {
    return this.entries.has(toKey(name));
  }

  /** Names of the parts as the directory writes them. */
  names(): string[] {
    return [...this.entries.values()].map(({ name }) => name);
  }

  /** The part's bytes, unpacked, in chunks. The chunk is valid until the next one is asked for. */
  async *read(name: string): AsyncGenerator<Buffer, void, undefined> {
    const entry = this.entries.get(toKey(name));
    if (!entry) throw toDamaged(`缺少 ${name}`, `${name} is missing`);
    if (entry.encrypted) throw new ImportFault('spreadsheet/encrypted');
    const start = await this.dataOffset(entry);
    const source = createReadStream(this.path, {
      start,
      end: Math.max(start, start + entry.packedSize - 1),
      highWaterMark: CHUNK_BYTES,
    });
    const stream = entry.method === 0 ? source : pipeline(source, createInflateRaw({ chunkSize: CHUNK_BYTES }), ignore);
    let size = 0;
    let crc = 0;
    try {
      for await (const chunk of stream as AsyncIterable<Buffer>) {
        const bytes = entry.packedSize === 0 ? chunk.subarray(0, 0) : chunk;
        size += bytes.length;
        this.checkSize(entry, size);
        crc = crc32(bytes, crc);
        yield bytes;
      }
    } catch (error) {
      if (error instanceof ImportFault) throw error;
      throw toDamaged(`${entry.name} 无法解压`, `${entry.name} cannot be unpacked`, error);
    } finally {
      source.destroy();
    }
    if (crc !== entry.crc) throw toDamaged(`${entry.name} 校验和不符`, `the checksum of ${entry.name} is wrong`);
  }

  /** The whole part; for parts that are small in every honest workbook. */
  async readWhole(name: string, maxBytes: number): Promise<Buffer> {
    const chunks: Buffer[] = [];
    let size = 0;
    for await (const chunk of this.read(name)) {
      size += chunk.length;
      if (size > maxBytes) throw new ImportFault('spreadsheet/inflated-too-large', { limit: toSizeText(maxBytes) });
      chunks.push(Buffer.from(chunk));
    }
    return Buffer.concat(chunks, size);
  }

  /** Unpacked size of a part as the directory claims it, bytes. */
  sizeOf(name: string): number {
    return this.entries.get(toKey(name))?.size ?? 0;
  }

  private checkSize(entry: ZipEntry, size: number): void {
    if (size > RATIO_FLOOR_BYTES && size > entry.packedSize * this.limits.ratio) {
      throw new ImportFault('spreadsheet/ratio', { part: entry.name, limit: this.limits.ratio });
    }
    // A part read twice counts once.
    const before = this.counted.get(entry.name) ?? 0;
    if (size <= before) return;
    this.counted.set(entry.name, size);
    this.total += size - before;
    if (this.total > this.limits.inflatedBytes) {
      throw new ImportFault('spreadsheet/inflated-too-large', { limit: toSizeText(this.limits.inflatedBytes) });
    }
  }

  /** Name and extra field of the local header may differ in length from those of the directory. */
  private async dataOffset(entry: ZipEntry): Promise<number> {
    if (entry.method !== 0 && entry.method !== 8) {
      throw toDamaged(
        `${entry.name} 的压缩方式 ${entry.method} 不支持`,
        `${entry.name} is packed by method ${entry.method}`,
      );
    }
    const header = await readAt(this.handle, entry.offset, 30);
    if (header.length < 30 || header.readUInt32LE(0) !== LOCAL_SIGNATURE) {
      throw toDamaged(`找不到 ${entry.name} 的内容`, `the content of ${entry.name} is not where it should be`);
    }
    return entry.offset + 30 + header.readUInt16LE(26) + header.readUInt16LE(28);
  }
}

/** Errors of the source reach the reader through the stream that it iterates. */
function ignore(): void {
  return undefined;
}

/** Excel finds parts without regard to case; some writers use backslashes or a leading slash. */
function toKey(name: string): string {
  return name.replaceAll('\\', '/').replace(/^\/+/, '').toLowerCase();
}

async function readAt(handle: FileHandle, position: number, length: number): Promise<Buffer> {
  const buffer = Buffer.alloc(length);
  const { bytesRead } = await handle.read(buffer, 0, length, position);
  return buffer.subarray(0, bytesRead);
}

interface Directory {
  readonly offset: number;
  readonly size: number;
}

async function readDirectory(handle: FileHandle, maxParts = Infinity): Promise<ReadonlyMap<string, ZipEntry>> {
  const { size: fileSize } = await handle.stat();
  const { offset, size } = await findDirectory(handle, fileSize);
  if (size > MAX_DIRECTORY_BYTES || offset < 0 || offset + size > fileSize) throw directoryDamaged();
  const bytes = await readAt(handle, offset, size);
  const entries = new Map<string, ZipEntry>();
  let position = 0;
  while (position + 46 <= bytes.length && bytes.readUInt32LE(position) === ENTRY_SIGNATURE) {
    const nameLength = bytes.readUInt16LE(position + 28);
    const extraLength = bytes.readUInt16LE(position + 30);
    const commentLength = bytes.readUInt16LE(position + 32);
    const end = position + 46 + nameLength + extraLength + commentLength;
    if (end > bytes.length) throw directoryDamaged();
    const entry = toEntry(bytes, position, nameLength, extraLength);
    entries.set(toKey(entry.name), entry);
    if (entries.size > maxParts)
      throw toDamaged(`包含的文件超过 ${maxParts} 个`, `it holds more than ${maxParts} files`);
    position = end;
  }
  if (entries.size === 0) throw directoryDamaged();
  return entries;
}

async function findDirectory(handle: FileHandle, fileSize: number): Promise<Directory> {
  const tailSize = Math.min(fileSize, 22 + ABSENT_16);
  const tail = await readAt(handle, fileSize - tailSize, tailSize);
  for (let at = tail.length - 22; at >= 0; at--) {
    if (tail.readUInt32LE(at) !== END_SIGNATURE) continue;
    const end = fileSize - tailSize + at;
    const size = tail.readUInt32LE(at + 12);
    const offset = tail.readUInt32LE(at + 16);
    const count = tail.readUInt16LE(at + 10);
    if (size !== ABSENT_32 && offset !== ABSENT_32 && count !== ABSENT_16) return { offset, size };
    return (await findDirectory64(handle, end)) ?? { offset, size };
  }
  throw directoryDamaged();
}

async function findDirectory64(handle: FileHandle, end: number): Promise<Directory | undefined> {
  if (end < 20) return undefined;
  const locator = await readAt(handle, end - 20, 20);
  if (locator.readUInt32LE(0) !== LOCATOR64_SIGNATURE) return undefined;
  const record = await readAt(handle, Number(locator.readBigUInt64LE(8)), 56);
  if (record.length < 56 || record.readUInt32LE(0) !== END64_SIGNATURE) throw directoryDamaged();
  return { size: Number(record.readBigUInt64LE(40)), offset: Number(record.readBigUInt64LE(48)) };
}

function toEntry(bytes: Buffer, at: number, nameLength: number, extraLength: number): ZipEntry {
  const sizes = {
    size: bytes.readUInt32LE(at + 24),
    packedSize: bytes.readUInt32LE(at + 20),
    offset: bytes.readUInt32LE(at + 42),
  };
  const extraStart = at + 46 + nameLength;
  readZip64Sizes(bytes.subarray(extraStart, extraStart + extraLength), sizes);
  return {
    name: bytes.toString('utf8', at + 46, extraStart),
    method: bytes.readUInt16LE(at + 10),
    encrypted: (bytes.readUInt16LE(at + 8) & 1) === 1,
    crc: bytes.readUInt32LE(at + 16),
    ...sizes,
  };
}

/** The zip64 extra field holds, in this order, just those values that did not fit. */
function readZip64Sizes(extra: Buffer, sizes: { size: number; packedSize: number; offset: number }): void {
  let at = 0;
  while (at + 4 <= extra.length) {
    const id = extra.readUInt16LE(at);
    const end = at + 4 + extra.readUInt16LE(at + 2);
    if (id === 1) {
      let value = at + 4;
      for (const key of ['size', 'packedSize', 'offset'] as const) {
        if (sizes[key] !== ABSENT_32) continue;
        if (value + 8 > Math.min(end, extra.length)) throw directoryDamaged();
        sizes[key] = Number(extra.readBigUInt64LE(value));
        value += 8;
      }
    }
    at = end;
  }
}

function directoryDamaged(): ImportFault {
  return toDamaged('压缩包目录无法读取', 'the directory of the package cannot be read');
}
