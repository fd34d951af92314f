import { StringDecoder } from 'node:string_decoder';
import { AppError, LIMITS } from '@aj-report/contract';
import type { Config } from '../../config.ts';
import { AllowedNetworks } from '../../engine/connector/guard/address-rules.ts';
import { EgressGuard } from '../../engine/connector/guard/egress-guard.ts';
import { readStart, sendRequest, type HttpAnswer } from '../../engine/connector/guard/http-request.ts';

export interface Message {
  readonly role: 'system' | 'user';
  readonly content: string;
}

/** Whoever runs the service names the address, so it may lie anywhere; no redirect leads away from it. */
const ANYWHERE = '0.0.0.0/0, ::/0';
/** Characters of one line of the answer; a model sends a few words in each. */
const LINE_MAX = 200_000;
const REASON_BYTES = 4_000;
const REASON_CHARACTERS = 300;
/** Tokens that a text of the limit may take, for languages with two to a character. */
const TOKENS_MAX = LIMITS.aiTextMax;

interface Delta {
  readonly choices?: readonly {
    readonly delta?: { readonly content?: string | null; readonly refusal?: string | null };
    readonly finish_reason?: string | null;
  }[];
  readonly error?: { readonly message?: string };
}

type Settings = Pick<Config, 'aiUrl' | 'aiKey' | 'aiModel' | 'aiTimeoutMs' | 'reachMs'>;

/**
 * What a model writes, piece by piece, by the streaming protocol of OpenAI (`/chat/completions`).
 * @throws AppError ai/*
 */
export async function* askModel(
  settings: Settings,
  messages: readonly Message[],
  signal: AbortSignal,
): AsyncGenerator<string> {
  const late = AbortSignal.timeout(settings.aiTimeoutMs);
  const stop = AbortSignal.any([signal, late]);
  let answer: HttpAnswer | undefined;
  try {
    answer = await send(settings, messages, stop);
    if (answer.status !== 200) throw refused(`HTTP ${answer.status}: ${await reasonOf(answer, settings)}`);
    yield* readPieces(answer, stop);
  } catch (error) {
    if (late.aborted && !signal.aborted) throw new AppError('ai/too-slow', { seconds: settings.aiTimeoutMs / 1000 });
    throw toAiError(error);
  } finally {
    answer?.body.destroy();
  }
}

function send(settings: Settings, messages: readonly Message[], signal: AbortSignal): Promise<HttpAnswer> {
  const { aiUrl = '', aiKey, aiModel, reachMs } = settings;
  const guard = new EgressGuard(new AllowedNetworks(ANYWHERE), reachMs);
  const { origin } = new URL(aiUrl);
  const request = {
    url: `${aiUrl.replace(/\/+$/, '')}/chat/completions`,
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'text/event-stream',
      ...(aiKey === undefined ? {} : { authorization: `Bearer ${aiKey}` }),
    },
    body: JSON.stringify({ model: aiModel, stream: true, max_tokens: TOKENS_MAX, messages }),
  };
  return sendRequest(guard, request, signal, async (_address, url) => {
    if (url.origin !== origin) throw refused(`redirect to ${url.origin}`);
  });
}

async function* readPieces({ body, contentType }: HttpAnswer, signal: AbortSignal): AsyncGenerator<string> {
  if (!contentType.startsWith('text/event-stream')) throw invalid(contentType || 'no content type');
  for await (const data of eventsOf(body as AsyncIterable<Buffer>)) {
    signal.throwIfAborted();
    if (data === '[DONE]') return;
    const { choices, error } = toDelta(data);
    if (error) throw refused(error.message ?? 'error');
    const [choice] = choices ?? [];
    if (choice?.delta?.refusal) throw refused(choice.delta.refusal);
    if (choice?.delta?.content) yield choice.delta.content;
    if (choice?.finish_reason === 'content_filter') throw refused('content_filter');
  }
  throw new AppError('ai/broken-off');
}

/** The `data` of server-sent events, one event a line, as models send them. */
async function* eventsOf(body: AsyncIterable<Buffer>): AsyncGenerator<string> {
  const decoder = new StringDecoder('utf8');
  let rest = '';
  for await (const part of body) {
    const lines = (rest + decoder.write(part)).split(/\r\n|\n|\r/);
    rest = lines.pop() ?? '';
    if (rest.length > LINE_MAX) throw invalid('endless line');
    for (const line of lines) if (line.startsWith('data:')) yield line.slice('data:'.length).trim();
  }
}

function toDelta(data: string): Delta {
  try {
    const delta: unknown = JSON.parse(data);
    if (typeof delta === 'object' && delta !== null) return delta;
  } catch {
    // Said below.
  }
  throw invalid(data.slice(0, REASON_CHARACTERS));
}

/** What a refusing service says, without the key, which some of them repeat. */
async function reasonOf({ body }: HttpAnswer, { aiKey }: Settings): Promise<string> {
  const text = (await readStart(body, REASON_BYTES)).toString('utf8');
  const plain = aiKey === undefined ? text : text.replaceAll(aiKey, '…');
  try {
    const { error } = JSON.parse(plain) as { error?: { message?: unknown } };
    if (typeof error?.message === 'string') return error.message.slice(0, REASON_CHARACTERS);
  } catch {
    // No JSON: shown as it is.
  }
  return plain.slice(0, REASON_CHARACTERS);
}

function refused(detail: string): AppError {
  return new AppError('ai/refused', { detail: detail.slice(0, REASON_CHARACTERS) });
}

function invalid(detail: string): AppError {
  return new AppError('ai/answer-invalid', { detail });
}

function toAiError(error: unknown): unknown {
  if (!(error instanceof AppError)) {
    const isBroken = (error as NodeJS.ErrnoException).code === 'ECONNRESET' || (error as Error).message === 'aborted';
    return isBroken ? new AppError('ai/broken-off') : error;
  }
  if (!error.code.startsWith('data-source/')) return error;
  return new AppError('ai/unreachable', {
    reason: String(error.params['reason'] ?? error.params['detail'] ?? error.code),
  });
}
