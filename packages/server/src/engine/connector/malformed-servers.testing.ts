import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';

/** A server of a test, with what there is of its callers. */
export interface TestListener {
  readonly port: number;
  /** Connections that are open. */
  readonly open: () => number;
  close(): void;
}

/** A server that behaves as the test says. */
export async function listenAs(handle: (socket: Socket) => void): Promise<TestListener> {
  const sockets = new Set<Socket>();
  const server: Server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.on('close', () => sockets.delete(socket));
    handle(socket);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const close = () => {
    for (const socket of sockets) socket.destroy();
    server.close();
  };
  return { port: (server.address() as AddressInfo).port, open: () => sockets.size, close };
}

/** Writes a piece again and again, as fast as it is read. */
export function writeForever(socket: Socket, piece: () => Buffer): void {
  const write = () => {
    while (!socket.destroyed && socket.write(piece()));
    if (!socket.destroyed) socket.once('drain', write);
  };
  write();
}

/** Cuts what comes into messages. */
function eachMessage(socket: Socket, lengthOf: (kept: Buffer) => number, take: (message: Buffer) => void): void {
  let kept = Buffer.alloc(0);
  socket.on('data', (part) => {
    kept = Buffer.concat([kept, part as Buffer]);
    for (let length = lengthOf(kept); length > 0 && kept.length >= length; length = lengthOf(kept)) {
      const message = kept.subarray(0, length);
      kept = kept.subarray(length);
      take(message);
    }
  });
}

/** A message of PostgreSQL. */
export function pgMessage(type: string, ...parts: readonly (Buffer | string)[]): Buffer {
  const body = Buffer.concat(parts.map((part) => Buffer.from(part as string)));
  const head = Buffer.alloc(5, type);
  head.writeUInt32BE(body.length + 4, 1);
  return Buffer.concat([head, body]);
}

export function pgRow(text: string): Buffer {
  const head = Buffer.alloc(6);
  head.writeUInt16BE(1);
  head.writeUInt32BE(Buffer.byteLength(text), 2);
  return pgMessage('D', head, text);
}

const PG_INT4 = 23;
const PG_READY = pgMessage('Z', 'I');

/** A PostgreSQL that lets everybody in and answers every statement with a column `n` of integers that the test writes. */
export function malformedPostgresql(answer: (socket: Socket, end: Buffer) => void): (socket: Socket) => void {
  const column = Buffer.alloc(18);
  column.writeUInt32BE(PG_INT4, 6);
  const described = Buffer.concat([pgMessage('1'), pgMessage('2'), pgMessage('T', Buffer.from([0, 1]), 'n\0', column)]);
  return (socket) => {
    let isIn = false;
    const lengthOf = (kept: Buffer) => {
      const head = isIn ? 1 : 0;
      return kept.length < head + 4 ? 0 : head + kept.readUInt32BE(head);
    };
    eachMessage(socket, lengthOf, (message) => {
      const type = isIn ? String.fromCharCode(message[0]!) : 'login';
      isIn = true;
      if (type === 'login') socket.write(Buffer.concat([pgMessage('R', Buffer.alloc(4)), PG_READY]));
      if (type === 'Q') socket.write(Buffer.concat([pgMessage('C', 'BEGIN\0'), PG_READY]));
      if (type !== 'S') return;
      socket.write(described);
      answer(socket, Buffer.concat([pgMessage('C', 'SELECT 1\0'), PG_READY]));
    });
  };
}

const MYSQL_DECIMAL = 246;
const MYSQL_TEXT = 253;
const MYSQL_GREETING = Buffer.concat([
  Buffer.from('\x0a5.5.5-10.11.0-MariaDB\0'),
  Buffer.from([1, 0, 0, 0]),
  Buffer.from('12345678\0'),
  // Protocol 4.1, long columns and secure connection; utf8mb4; status; plugin authentication; length of the salt.
  Buffer.from([0x05, 0xa2, 45, 2, 0, 0x08, 0, 21]),
  Buffer.alloc(10),
  Buffer.from('123456789012\0mysql_native_password\0'),
]);
const MYSQL_OK = Buffer.from([0, 0, 0, 2, 0, 0, 0]);
const MYSQL_END = Buffer.from([0xfe, 0, 0, 2, 0]);

export function mysqlPacket(number: number, body: Buffer): Buffer {
  const head = Buffer.alloc(4);
  head.writeUIntLE(body.length, 0, 3);
  head[3] = number % 256;
  return Buffer.concat([head, body]);
}

function mysqlText(text: string): Buffer {
  return Buffer.concat([Buffer.from([Buffer.byteLength(text)]), Buffer.from(text)]);
}

function mysqlColumn(name: string, type: number): Buffer {
  const names = ['def', '', '', '', name, name].map(mysqlText);
  return Buffer.concat([...names, Buffer.from([0x0c, 45, 0, 10, 0, 0, 0, type, 0, 0, 0, 0, 0])]);
}

/** A row of the binary protocol with one text. */
export function mysqlRow(number: number, text: string): Buffer {
  return mysqlPacket(number, Buffer.concat([Buffer.from([0, 0]), mysqlText(text)]));
}

/** Packets of one answer, numbered. */
function numbered(bodies: readonly Buffer[]): Buffer {
  return Buffer.concat(bodies.map((body, at) => mysqlPacket(at + 1, body)));
}

/** A MariaDB that lets everybody in and answers every statement with a column `n` of decimals that the test writes. */
export function malformedMysql(answer: (socket: Socket, next: number) => void): (socket: Socket) => void {
  const one = Buffer.from([1]);
  const version = numbered([one, mysqlColumn('v', MYSQL_TEXT), MYSQL_END, mysqlText('10.11-MariaDB'), MYSQL_END]);
  const columns = [mysqlColumn('n', MYSQL_DECIMAL), MYSQL_END];
  const prepared = numbered([Buffer.from([0, 1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0]), ...columns]);
  const lengthOf = (kept: Buffer) => (kept.length < 4 ? 0 : 4 + kept.readUIntLE(0, 3));
  return (socket) => {
    socket.write(mysqlPacket(0, MYSQL_GREETING));
    let isIn = false;
    eachMessage(socket, lengthOf, (message) => {
      if (!isIn) {
        isIn = true;
        socket.write(mysqlPacket(2, MYSQL_OK));
        return;
      }
      const command = message[4];
      if (command === 0x03) socket.write(message.includes('version()') ? version : numbered([MYSQL_OK]));
      if (command === 0x16) socket.write(prepared);
      if (command !== 0x17) return;
      const bodies = [one, ...columns];
      socket.write(numbered(bodies));
      answer(socket, bodies.length + 1);
    });
  };
}

/** What ends an answer of `malformedMysql`. */
export function mysqlEnd(number: number): Buffer {
  return mysqlPacket(number, MYSQL_END);
}
