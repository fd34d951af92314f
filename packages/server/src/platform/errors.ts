import {
  AppError,
  CODE_PATTERN,
  messageOf,
  publicError,
  type Envelope,
  type ErrorParams,
  type Language,
  type LoginEnvelope,
  type Text,
} from '@aj-report/contract';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isUnreachable } from './db.ts';
import { hasRight } from './session.ts';

const SERVER_ERROR = 500;

function toWorded(params: ErrorParams, language: Language): Record<string, string | number> {
  return Object.fromEntries(
    Object.entries(params).map(([name, value]) => [name, typeof value === 'object' ? value[language] : value]),
  );
}

/** Rights with any of which somebody may know the inside of sources: hosts, accounts, fields, SQL. */
const INSIDE = 'datasourceManage|resultsetManage';

/** Who hears of an error. */
export interface ErrorReader {
  readonly language: Language;
  readonly requestId: string;
  /** Whether they may know the inside of sources, asked when an error is sent: rights of a call that lasts can end. */
  readonly isInsider: () => boolean;
}

export function toReader(request: FastifyRequest): ErrorReader {
  return { language: request.language, requestId: request.id, isInsider: () => hasRight(request, INSIDE) };
}

/** The envelope of an error for somebody; from status 500 on a constant text and the request's id. */
export function toErrorEnvelope(error: AppError, { language, requestId, isInsider }: ErrorReader): Envelope<null> {
  const { code, status } = error;
  if (status >= SERVER_ERROR) {
    return { code, message: publicError(code, {}, language).message, data: null, requestId };
  }
  const shown = isInsider()
    ? { message: messageOf(code, error.params, language), params: error.params }
    : publicError(code, error.params, language);
  const args = toWorded(shown.params, language);
  return {
    code,
    message: shown.message,
    data: null,
    ...(Object.keys(args).length > 0 ? { args } : {}),
  };
}

interface Problem {
  readonly instancePath: string;
  readonly message?: string;
  readonly keyword: string;
  readonly params: Readonly<Record<string, unknown>>;
}

function valueAt(source: unknown, pointer: string): unknown {
  return pointer
    .split('/')
    .slice(1)
    .reduce<unknown>((value, key) => (value as Record<string, unknown> | undefined)?.[key], source);
}

/** The error of a part of a request (`body`, `querystring`, `params`) that its schema refuses. */
export function toInvalid(problem: Problem | undefined, part: string, source: unknown): AppError {
  if (problem?.params['pattern'] === CODE_PATTERN) {
    return new AppError('record/code-invalid', { code: String(valueAt(source, problem.instancePath)) });
  }
  const missing = problem?.keyword === 'required' ? `/${String(problem.params['missingProperty'])}` : '';
  return new AppError('request/invalid', {
    path: `${part}${problem?.instancePath ?? ''}${missing}`,
    reason: toReason(problem),
  });
}

const TYPE_REASONS: Readonly<Record<string, Text>> = {
  string: { zh: '应为文本', en: 'must be text' },
  number: { zh: '应为数字', en: 'must be a number' },
  integer: { zh: '应为整数', en: 'must be a whole number' },
  boolean: { zh: '应为 true 或 false', en: 'must be true or false' },
  array: { zh: '应为列表', en: 'must be a list' },
  object: { zh: '应为对象', en: 'must be an object' },
};

/** What is wrong with one value, in both languages; the validator itself speaks English only. */
function toReason(problem: Problem | undefined): Text {
  const en = problem?.message ?? 'is not valid';
  const limit = String(problem?.params['limit'] ?? '');
  switch (problem?.keyword) {
    case 'required':
      return { zh: '不能为空', en: 'is missing' };
    case 'maxLength':
      return { zh: `不能超过 ${limit} 个字符`, en };
    case 'minLength':
      return { zh: `不能少于 ${limit} 个字符`, en };
    case 'maximum':
      return { zh: `不能大于 ${limit}`, en };
    case 'minimum':
      return { zh: `不能小于 ${limit}`, en };
    case 'maxItems':
      return { zh: `不能超过 ${limit} 项`, en };
    case 'enum':
    case 'const':
      return { zh: '不在允许的取值中', en };
    case 'type':
      return TYPE_REASONS[String(problem.params['type'])] ?? { zh: `类型不正确（${en}）`, en };
    case 'pattern':
      return { zh: '格式不正确', en };
    default:
      return { zh: `不符合要求（${en}）`, en };
  }
}

const MB = 1024 * 1024;

function toClientError(error: FastifyError, request: FastifyRequest): AppError {
  if (error.validation) {
    const part = error.validationContext ?? 'body';
    const source = part === 'querystring' ? request.query : part === 'params' ? request.params : request.body;
    return toInvalid(error.validation[0] as Problem | undefined, part, source);
  }
  if (error.statusCode === 413) {
    const limit = request.routeOptions?.bodyLimit ?? MB;
    return new AppError('request/too-large', { limit: `${Math.round((limit / MB) * 10) / 10} MB` });
  }
  if (error.statusCode === 415)
    return new AppError('request/media-type', { type: request.headers['content-type'] ?? '' });
  // A folder, a dot file: for the caller nothing is there.
  if (error.statusCode === 403 || error.statusCode === 404)
    return new AppError('request/not-found', { path: request.url });
  if (error.code === 'FST_ERR_BAD_URL') return new AppError('request/path-refused');
  return new AppError('request/invalid', { path: 'body', reason: { zh: '无法解析', en: 'cannot be read' } });
}

/** Any thrown thing as one of our errors; what is not known becomes `server/failed` with the thing as its cause. */
export function toAppError(error: unknown, request: FastifyRequest): AppError {
  if (error instanceof AppError) return error;
  const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : SERVER_ERROR;
  if (status >= 400 && status < SERVER_ERROR) return toClientError(error as FastifyError, request);
  const fault = request.server.faults.note(error);
  return new AppError(fault ?? (isUnreachable(error) ? 'server/database-away' : 'server/failed'), {}, { cause: error });
}

/** What the log says of a failure: its cause stands beside it. */
function toLogText({ code }: AppError): string {
  return code === 'server/failed' ? 'request failed' : `${messageOf(code, {}, 'zh')} / ${messageOf(code, {}, 'en')}`;
}

function isLogin(request: FastifyRequest): boolean {
  return request.routeOptions?.config?.answer === 'login';
}

/** Answers an error: envelope in the caller's language, right status; from 500 on it is logged whole. */
export function sendError(thrown: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const error = toAppError(thrown, request);
  if (error.status >= SERVER_ERROR)
    request.log.error({ err: error.cause ?? error, code: error.code, req: request }, toLogText(error));
  else request.log.debug({ code: error.code, req: request }, 'request refused');
  request.errorCode = error.code;
  const envelope = toErrorEnvelope(error, toReader(request));
  if ('seconds' in error.params && error.status === 429) reply.header('retry-after', String(error.params['seconds']));
  reply.removeHeader('etag');
  reply.code(error.status).header('cache-control', 'no-store').type('application/json; charset=utf-8');
  if (!isLogin(request)) return reply.send(envelope);
  const login: LoginEnvelope = { repCode: envelope.code, repMsg: envelope.message, repData: null };
  return reply.send(login);
}

export function registerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => sendError(error, request, reply));
}
