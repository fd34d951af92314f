import type {
  DeviceEvent,
  DeviceOrders,
  DeviceReport,
  Language,
  Pairing,
  PairingAsk,
  PairingState,
} from '@aj-report/contract';
import { createClient, toConnection, type Client } from '../client.ts';
import { readLines } from '../read-lines.ts';
import { openAnswer } from '../transport.ts';

/** The calls of a wall; their declarations carry the schemas of the whole service, so a test compares the paths. */
export const DEVICE_PATHS = {
  askPairing: '/device/pair',
  awaitPairing: '/device/wait',
  reportDevice: '/device/heartbeat',
  followOrders: '/device/follow',
} as const;

/** One try: whoever calls tries again at its own pace. */
const ONCE = { attempts: 1, delayMs: 0 };

/** How a wall speaks with the service. */
export interface DeviceCalls {
  /** @throws ClientError */
  pair(ask: PairingAsk): Promise<Pairing>;
  /** @throws ClientError `pairing/over` */
  wait(token: string): Promise<PairingState>;
  /** @throws ClientError `device/unknown` */
  beat(token: string, report: DeviceReport): Promise<DeviceOrders>;
  /** Lines as they come, until the service or the signal ends it. @throws ClientError */
  follow(token: string, signal: AbortSignal): AsyncGenerator<DeviceEvent, void, undefined>;
}

/** @param base address of the service with its prefix */
export function createDeviceCalls(base: string, language: () => Language): DeviceCalls {
  const clientOf = (value: string): Client =>
    createClient({ base, language, token: value === '' ? null : { kind: 'host', value }, retry: ONCE, idleMs: 20_000 });
  return {
    pair: (ask) => clientOf('').call<Pairing>('POST', DEVICE_PATHS.askPairing, ask),
    wait: (token) => clientOf(token).call<PairingState>('POST', DEVICE_PATHS.awaitPairing),
    beat: (token, report) => clientOf(token).call<DeviceOrders>('POST', DEVICE_PATHS.reportDevice, report),
    async *follow(token, signal) {
      const connection = toConnection({ base, language, token: { kind: 'host', value: token } });
      const call = connection.toCall('POST', DEVICE_PATHS.followOrders, { signal, isHeldOpen: true });
      const answer = await openAnswer(connection.fetch, call);
      try {
        const { body } = answer.response;
        if (!body) return;
        for await (const line of readLines(body, answer.touch)) yield JSON.parse(line) as DeviceEvent;
      } catch (reason) {
        throw answer.toFailure(reason);
      } finally {
        answer.close();
      }
    },
  };
}
