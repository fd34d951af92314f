import {
  countWaiting,
  createUser,
  deleteUser,
  deleteUsers,
  enableUsers,
  endOtherSessions,
  endSession,
  getUser,
  listSessions,
  listUsers,
  resetPassword,
  roleTree,
  saveRoleTree,
  updateUser,
  uploadAvatar,
  LIMITS,
} from '@aj-report/contract';
import type { FastifyInstance } from 'fastify';
import { route } from '../../platform/route.ts';
import { endSessions, requireSession } from '../../platform/session.ts';
import { receiveUpload } from '../../platform/upload.ts';
import { keepAvatar } from './avatar.service.ts';
import * as sessions from './my-sessions.service.ts';
import { peopleShowing } from './avatar-usage.service.ts';
import * as service from './people.service.ts';
import * as roles from './user-roles.service.ts';

export function registerPeople(app: FastifyInstance): void {
  app.uses.addFileHolders('user', async (db, fileId) =>
    (await peopleShowing(db, fileId)).map((one) => ({ ...one, isBinned: false })),
  );
  route(app, listUsers, ({ query, language }) => service.listUsers(app, query, language));
  route(app, countWaiting, () => service.countWaiting(app));
  route(app, getUser, ({ params, language }) => service.getUser(app, params.id, language));
  route(app, createUser, ({ body, actor }) => service.createUser(app, body, actor()));
  route(app, updateUser, async ({ body, request }) => {
    await service.updateUser(app, body, requireSession(request));
    return null;
  });
  route(app, uploadAvatar, async ({ request, actor }) => {
    const limit = { bytes: LIMITS.avatarBytesMax, error: 'file/too-large' } as const;
    return keepAvatar(app, actor(), await receiveUpload(app, uploadAvatar, request, limit));
  });
  route(app, enableUsers, async ({ params, body, request }) => {
    await service.enableUsers(app, body, params.enableFlag === '1' ? 1 : 0, requireSession(request));
    return null;
  });
  route(app, deleteUser, async ({ params, request }) => {
    await service.deleteUser(app, params.id, requireSession(request));
    return null;
  });
  route(app, deleteUsers, ({ body, request, language }) =>
    service.deleteUsers(app, body, requireSession(request), language),
  );
  route(app, resetPassword, ({ body, request }) => service.resetPassword(app, body.loginName, requireSession(request)));
  route(app, roleTree, ({ params, language }) => roles.readRoleTree(app, params.loginName, language));
  route(app, saveRoleTree, async ({ body, request }) => {
    await roles.saveRoleTree(app, body, requireSession(request));
    return null;
  });
  route(app, listSessions, ({ request }) => sessions.listSessions(app, requireSession(request)));
  route(app, endSession, async ({ params, request }) => {
    await sessions.endSession(app, requireSession(request), params.id);
    return null;
  });
  route(app, endOtherSessions, async ({ request }) => {
    const { userId, tokenHash } = requireSession(request);
    await endSessions(app.db, userId, app.clock.now(), tokenHash);
    return null;
  });
}
