/** Bytes of rows in ClickHouse's format RowBinary, little-endian. */
export class RowBinary {
  private bytes: Buffer;
  length = 0;

  constructor(size: number) {
    this.bytes = Buffer.allocUnsafe(size);
  }

  /** Takes what was written and begins anew. */
  take(): Buffer {
    const taken = Buffer.from(this.bytes.subarray(0, this.length));
    this.length = 0;
    return taken;
  }

  byte(value: number): void {
    this.bytes[this.room(1)] = value;
  }

  uint16(value: number): void {
    this.bytes.writeUInt16LE(value, this.room(2));
  }

  uint32(value: number): void {
    this.bytes.writeUInt32LE(value, this.room(4));
  }

  /** A safe integer as 64 bits. */
  int64(value: number): void {
    const at = this.room(8);
    const high = Math.floor(value / 0x1_0000_0000);
    this.bytes.writeUInt32LE(value - high * 0x1_0000_0000, at);
    this.bytes.writeInt32LE(high, at + 4);
  }

  bigInt64(value: bigint): void {
    this.bytes.writeBigInt64LE(value, this.room(8));
  }

  int128(value: bigint): void {
    const at = this.room(16);
    this.bytes.writeBigUInt64LE(BigInt.asUintN(64, value), at);
    this.bytes.writeBigInt64LE(value >> 64n, at + 8);
  }

  float64(value: number): void {
    this.bytes.writeDoubleLE(value, this.room(8));
  }

  /** UTF-8 behind its length, seven bits a byte. */
  text(value: string): void {
    const length = Buffer.byteLength(value);
    let rest = length;
    for (; rest > 0x7f; rest >>>= 7) this.byte((rest & 0x7f) | 0x80);
    this.byte(rest);
    this.bytes.write(value, this.room(length), 'utf8');
  }

  /** Room for more bytes; answers where they begin. */
  private room(count: number): number {
    const at = this.length;
    this.length += count;
    if (this.length > this.bytes.length) {
      const larger = Buffer.allocUnsafe(Math.max(this.length, this.bytes.length * 2));
      this.bytes.copy(larger, 0, 0, at);
      this.bytes = larger;
    }
    return at;
  }
}
