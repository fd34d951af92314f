import { followRoom, joinRoom, leaveRoom, sendEdits, tellPresence } from '@aj-report/contract';
import type { FastifyInstance } from 'fastify';
import { abortOnClose } from '../../platform/abort.ts';
import { toReader } from '../../platform/errors.ts';
import { authoriseAgain } from '../../platform/permission.ts';
import { rawRoute, route } from '../../platform/route.ts';
import { sendLines } from '../../platform/send-answer.ts';
import { sweepHourly } from '../../platform/sweep.ts';
import * as service from './co-edit.service.ts';
import { requireOwnEditor } from './own-editor.service.ts';
import { registerRooms } from './rooms.service.ts';

/** @param findScreen finds the report that is edited, for rooms know no screens */
export function registerCoEdit(app: FastifyInstance, findScreen: service.FindEdited): void {
  registerRooms(app);
  route(app, joinRoom, ({ body, actor }) => service.joinRoom(app, actor(), body, findScreen));
  route(app, sendEdits, async ({ body, actor }) => {
    const seqs = await service.addEdits(app, actor(), body);
    app.rooms.nudge(body.room);
    return { seqs };
  });
  route(app, tellPresence, async ({ body, actor }) => {
    await service.tellPresence(app, actor(), body, body.at);
    app.rooms.nudge(body.room);
    return null;
  });
  route(app, leaveRoom, async ({ body, actor }) => {
    await (body.returns ? service.pauseInRoom : service.leaveRoom)(app, actor(), body);
    app.rooms.nudge(body.room);
    return null;
  });
  rawRoute(app, followRoom, async ({ body, request, reply, actor }) => {
    await requireOwnEditor(app, actor(), body);
    const lines = app.rooms.follow({
      ...body,
      ...toReader(request),
      signal: abortOnClose(reply),
      checkAgain: () => authoriseAgain(app, followRoom, request),
      cut: () => reply.raw.destroy(),
    });
    request.isLasting = true;
    return sendLines(request, reply, lines, app.unread.readerOf(request, reply));
  });
  sweepHourly(app, 'edit rooms', () => service.endEmptyRooms(app));
}
