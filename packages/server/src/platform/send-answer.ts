import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ResultCache } from '../engine/data-set/result-cache.ts';
import { acceptsGzip, GzipStream, toBuffer, type Piece } from './gzip-stream.ts';
import { COUNTED_FROM, type AnswerCount } from './unread.ts';

/** Bytes below which an answer is sent as it is: it fits into one packet anyway. */
const COMPRESSED_FROM = 1024;

function sizeOf(pieces: readonly Piece[]): number {
  return pieces.reduce((size, piece) => size + Buffer.byteLength(piece), 0);
}

/** Small pieces are copied into one; larger ones stay shared with other answers. */
function joined(chunks: readonly Buffer[]): readonly Buffer[] {
  return sizeOf(chunks) < COUNTED_FROM ? [Buffer.concat(chunks)] : chunks;
}

/** Compressed answers by the buffer that they share, with the texts that stand around it. */
const compressed = new WeakMap<Buffer, { readonly texts: string; readonly answer: Buffer }>();

/** Bytes of compressed answers that are kept by their names. */
const NAMED_BYTES = 32 * 1024 * 1024;
/** By a name that the answer has by its content alone, so that nothing makes it wrong. */
const named = new ResultCache<Buffer>(NAMED_BYTES);

async function gzippedAs(name: string, pieces: readonly Piece[]): Promise<Buffer> {
  const known = named.get(name, 0, 0);
  if (known) return known;
  const answer = await gzipped(pieces);
  named.set(name, answer, answer.length);
  return answer;
}

async function gzipped(pieces: readonly Piece[]): Promise<Buffer> {
  const shared = pieces.find((piece) => typeof piece !== 'string');
  const texts = JSON.stringify(pieces.filter((piece) => typeof piece === 'string'));
  const known = shared && compressed.get(shared);
  if (known?.texts === texts) return known.answer;
  const stream = new GzipStream();
  const answer = Buffer.concat([...(await stream.add(pieces)), stream.end()]);
  if (shared) compressed.set(shared, { texts, answer });
  return answer;
}

/**
 * Names an answer, and tells whether the caller holds it already. The name is a weak one, because the compressed answer
 * has it too (RFC 9110 §8.8.3).
 */
export function isHeld(request: FastifyRequest, reply: FastifyReply, name: string): boolean {
  reply.header('etag', `W/"${name}"`);
  const held = request.headers['if-none-match']?.split(',') ?? [];
  return held.some((etag) => etag.trim().replace(/^W\//, '') === `"${name}"`);
}

/**
 * Sends an answer in pieces, compressed for who takes that. Buffers are not copied: many readers of one answer share it.
 * They are counted until the reader has them.
 * @param name of the whole content, equal for equal ones; it is compressed once then for all who ask
 * @throws request/unread
 */
export async function sendPieces(
  request: FastifyRequest,
  reply: FastifyReply,
  pieces: readonly Piece[],
  name?: string,
): Promise<FastifyReply> {
  const size = sizeOf(pieces);
  reply.header('vary', 'accept-encoding, accept-language, authorization, share-token');
  if (size < COMPRESSED_FROM) return reply.send(Buffer.concat(pieces.map(toBuffer)));
  const isCompressed = acceptsGzip(request.headers['accept-encoding']);
  if (size >= COUNTED_FROM) holdAll(request.server.unread.readerOf(request, reply), pieces);
  if (isCompressed) reply.header('content-encoding', 'gzip');
  const toCompressed = () => (name === undefined ? gzipped(pieces) : gzippedAs(name, pieces));
  const chunks = isCompressed ? [await toCompressed()] : joined(pieces.map(toBuffer));
  reply.header('content-length', sizeOf(chunks));
  const [only] = chunks;
  return reply.send(chunks.length === 1 ? only : Readable.from(chunks));
}

function holdAll(answers: AnswerCount, pieces: readonly Piece[]): void {
  for (const piece of pieces) if (typeof piece !== 'string') answers.hold(piece);
}

/** Resolves when all that was written is on its way, or the connection is gone. */
async function taken({ raw: { socket } }: FastifyReply): Promise<void> {
  if (!socket?.writableNeedDrain || socket.destroyed) return;
  await new Promise<void>((resolve) => {
    const handleEnd = () => {
      socket.off('drain', handleEnd).off('close', handleEnd);
      resolve();
    };
    socket.once('drain', handleEnd).once('close', handleEnd);
  });
}

/**
 * Sends lines as they come, compressed for who takes that; each can be read at once. The next one is asked for when the
 * reader has taken the one before, whose buffers are let go then.
 */
export function sendLines(
  request: FastifyRequest,
  reply: FastifyReply,
  lines: AsyncIterable<readonly Piece[]>,
  answers: AnswerCount,
): FastifyReply {
  const gzip = acceptsGzip(request.headers['accept-encoding']) ? new GzipStream() : undefined;
  async function* chunks(): AsyncGenerator<Buffer> {
    for await (const line of lines) {
      yield* joined(gzip ? await gzip.add(line) : line.map(toBuffer));
      await taken(reply);
      for (const piece of new Set(line)) if (typeof piece !== 'string') answers.letGo(piece);
    }
    if (gzip) yield gzip.end();
  }
  reply.headers({ 'cache-control': 'no-store', 'x-accel-buffering': 'no', vary: 'accept-encoding' });
  if (gzip) reply.header('content-encoding', 'gzip');
  return reply.type('application/x-ndjson; charset=utf-8').send(Readable.from(chunks(), { objectMode: false }));
}
