import {
  approveDevice,
  askPairing,
  awaitPairing,
  deleteDevice,
  deleteDevices,
  followOrders,
  getDevice,
  identifyDevice,
  listDeviceGroups,
  listDevicePlaylists,
  listDevices,
  listWaitingDevices,
  reloadDevice,
  reportDevice,
  revokeDevice,
  updateDevice,
} from '@aj-report/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { abortOnClose } from '../../platform/abort.ts';
import { requireDeviceToken } from '../../platform/device-token.ts';
import { toReader } from '../../platform/errors.ts';
import { rawRoute, route } from '../../platform/route.ts';
import { sendLines } from '../../platform/send-answer.ts';
import { sweepHourly } from '../../platform/sweep.ts';
import { registerDeviceCalls } from './device-calls.service.ts';
import * as service from './device.service.ts';
import { takeReport } from './heartbeat.service.ts';
import * as pairing from './pairing.service.ts';

function callerOf({ ip, headers }: FastifyRequest): pairing.Caller {
  return { address: ip, userAgent: headers['user-agent'] ?? '' };
}

/** Calls of walls: they come with a token of their own, or none yet. */
function registerWalls(app: FastifyInstance): void {
  route(app, askPairing, ({ body, request }) => pairing.askPairing(app, body, callerOf(request)));
  route(app, awaitPairing, ({ request }) => pairing.awaitPairing(app, requireDeviceToken(request)));
  route(app, reportDevice, ({ body, request }) =>
    takeReport(app, requireDeviceToken(request), body, callerOf(request)),
  );
  rawRoute(app, followOrders, async ({ request, reply }) => {
    const token = requireDeviceToken(request);
    const cut = () => void reply.raw.destroy();
    const caller = { token, ...toReader(request), signal: abortOnClose(reply), cut };
    const lines = await app.deviceCalls.follow(caller);
    request.isLasting = true;
    return sendLines(request, reply, lines, app.unread.readerOf(request, reply));
  });
}

export function registerDevice(app: FastifyInstance): void {
  registerDeviceCalls(app);
  registerWalls(app);
  /** The device hears of a change at once where it holds a call to this server. */
  const heard = async (change: Promise<void>): Promise<null> => {
    await change;
    app.deviceWatch.nudge();
    return null;
  };
  route(app, listWaitingDevices, () => pairing.listWaiting(app));
  route(app, approveDevice, async ({ body, actor }) => {
    const approved = await service.approveDevice(app, actor(), body);
    app.deviceWatch.nudge();
    return approved;
  });
  route(app, listDevices, async ({ query }) => {
    const page = await service.listDevices(app, query);
    return { ...page, records: [...page.records] };
  });
  route(app, listDeviceGroups, () => service.listGroups(app));
  route(app, listDevicePlaylists, () => service.listPlaylistChoices(app));
  route(app, getDevice, ({ params }) => service.getDevice(app, params.id));
  route(app, updateDevice, ({ body, actor }) => heard(service.updateDevice(app, actor(), body)));
  route(app, reloadDevice, ({ body }) => heard(service.reloadDevice(app, body.id)));
  route(app, identifyDevice, ({ body }) => heard(service.identifyDevice(app, body.id)));
  route(app, revokeDevice, ({ body, actor }) => heard(service.revokeDevice(app, actor(), body.id)));
  route(app, deleteDevice, ({ params }) => heard(service.deleteDevice(app, params.id)));
  route(app, deleteDevices, async ({ body, language }) => {
    const done = await service.deleteDevices(app, body, language);
    app.deviceWatch.nudge();
    return done;
  });
  sweepHourly(app, 'pairings', () => pairing.forgetOver(app));
}
