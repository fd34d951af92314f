import { getAiState, writeAiText } from '@aj-report/contract';
import type { FastifyInstance } from 'fastify';
import { abortOnClose } from '../../platform/abort.ts';
import { toReader } from '../../platform/errors.ts';
import { rawRoute, route } from '../../platform/route.ts';
import { sendLines } from '../../platform/send-answer.ts';
import { authorOf, writeText } from './ai-text.service.ts';

export function registerAiText(app: FastifyInstance): void {
  route(app, getAiState, () => ({ author: authorOf(app.config) }));
  rawRoute(app, writeAiText, ({ body, request, reply }) => {
    const onFailure = (error: unknown) => request.log.error({ err: error }, 'a text was not written');
    const caller = { ...toReader(request), signal: abortOnClose(reply), onFailure };
    return sendLines(request, reply, writeText(app, body, caller), app.unread.readerOf(request, reply));
  });
}
