import { Socket } from 'node:net';
import { AppError } from '@aj-report/contract';
import type { FastifyInstance, FastifyRequest, RequestPayload } from 'fastify';

function hasBody({ headers }: FastifyRequest): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

function isUpload({ headers }: FastifyRequest): boolean {
  return headers['content-type']?.startsWith('multipart/') ?? false;
}

/** Node ends a connection on which nothing moved for so long, unless what was written goes on being taken. */
function limitPause({ socket }: FastifyRequest['raw'], seconds: number): void {
  if (socket instanceof Socket) socket.setTimeout(seconds * 1000);
}

function limitBody(request: FastifyRequest, payload: RequestPayload, seconds: number, onLate: () => void): void {
  const timer = setTimeout(() => {
    // Nobody listens to a body that is not read: its call was answered already.
    if (payload.listenerCount('error') === 0) return;
    onLate();
    payload.emit('error', new AppError('request/too-slow', { seconds }));
  }, seconds * 1000);
  const stop = () => clearTimeout(timer);
  request.raw.once('end', stop).once('close', stop);
}

function limitUpload({ raw }: FastifyRequest, seconds: number): void {
  limitPause(raw, seconds);
  raw.once('end', () => limitPause(raw, 0));
}

/** Callers that send their request, or read their answer, too slowly are disconnected: each costs memory until then. */
export function registerTimeLimits(app: FastifyInstance): void {
  const { bodySeconds, answerSeconds } = app.config;
  app.addHook('preParsing', (request, reply, payload, done) => {
    if (isUpload(request)) limitUpload(request, bodySeconds);
    else if (hasBody(request)) {
      // The rest of the body would be taken for the next call.
      limitBody(request, payload, bodySeconds, () => void reply.header('connection', 'close'));
    }
    done(null, payload);
  });
  app.addHook('onSend', (request, reply, payload, done) => {
    // An answer of a known length is all there: nobody but its reader can hold it up.
    if (reply.hasHeader('content-length')) limitPause(request.raw, answerSeconds);
    done(null, payload);
  });
}
