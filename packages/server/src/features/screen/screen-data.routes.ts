import { AppError, getData, getDataBatch } from '@aj-report/contract';
import type { FastifyInstance } from 'fastify';
import { abortOnClose } from '../../platform/abort.ts';
import { toReader } from '../../platform/errors.ts';
import { authoriseAgain } from '../../platform/permission.ts';
import { jsonRoute, rawRoute } from '../../platform/route.ts';
import { sendLines } from '../../platform/send-answer.ts';
import { registerLive } from './live.service.ts';
import { answerBatch, readRows } from './screen-data.service.ts';
import { guardData } from './screen-grants.service.ts';

export function registerScreenData(app: FastifyInstance): void {
  registerLive(app);
  jsonRoute(app, getData, async ({ body, request, reply }) => {
    const guard = await guardData(app, request, { reportCode: body.reportCode, setCodes: [body.setCode] });
    return readRows(app, guard, body, () => abortOnClose(reply));
  });
  rawRoute(app, getDataBatch, async ({ body, request, reply }) => {
    const { reportCode, queries } = body;
    const asked = { reportCode, setCodes: queries.map(({ setCode }) => setCode) };
    const guard = await guardData(app, request, asked);
    const signal = abortOnClose(reply);
    const onFailure = (error: unknown) => request.log.error({ err: error }, 'a query of a batch failed');
    const answers = app.unread.readerOf(request, reply);
    const caller = { guard, ...toReader(request), signal, onFailure, answers };
    const guardAgain = async () => {
      await authoriseAgain(app, getDataBatch, request);
      const next = await guardData(app, request, asked);
      if (next.isEmpty) throw new AppError('screen/not-published', { code: reportCode });
      return next;
    };
    const { deviceId } = request;
    const who = request.session?.tokenHash ?? deviceId ?? request.ip;
    // A device that was revoked sees nothing more, on whichever server that was.
    const onDoubt = deviceId === null ? {} : { onDoubt: (look: () => void) => app.deviceWatch.follow(deviceId, look) };
    const lines =
      body.live === 1
        ? app.live.answer(body, { ...caller, guardAgain, cut: () => reply.raw.destroy(), ...onDoubt }, who)
        : answerBatch(app, body, caller);
    request.isLasting = body.live === 1;
    return sendLines(request, reply, lines, answers);
  });
}
