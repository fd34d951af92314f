import type { DeviceEvent, DeviceOrders } from '@aj-report/contract';
import { assert } from '@esm-bundle/chai';
import { until } from '../tag.testing.ts';
import { ClientError } from '../client-error.ts';
import type { DeviceCalls } from './device-calls.ts';
import { FaultLog } from './fault-log.ts';
import { WallDevice } from './wall-device.ts';
import { WallView } from './wall-view.ts';

const ORDERS: DeviceOrders = {
  id: 'd1',
  deviceName: '一号楼大厅',
  place: '总部',
  groupName: '',
  playlistCode: 'lobby',
  zoom: 100,
  rotation: 0,
  timeZone: 'UTC',
  darkFrom: '',
  darkTo: '',
  reloads: 3,
  identifyMs: 0,
};
const FAST = { waitMs: 5, beatMs: 20, retryMs: 5 };

/** A service that one wall speaks with. */
class Service implements DeviceCalls {
  codes = 0;
  approved = false;
  known = new Set<string>();
  orders: DeviceOrders = ORDERS;
  next: string | undefined;
  isAway = false;
  /** The code counts no more. */
  isOver = false;
  readonly beats: { readonly token: string; readonly faults: number; readonly shown: string }[] = [];
  push: ((event: DeviceEvent) => void) | undefined;

  #check(): void {
    if (this.isAway) throw new ClientError('network', 'network/unreachable', 'nobody answers');
  }

  async pair() {
    this.#check();
    const code = `AAAA${1111 * ++this.codes}`;
    return {
      token: `ajd.${this.codes}`,
      code,
      seconds: 900,
      approveUrl: `/report/device?code=${code}`,
      wholeUrl: null,
    };
  }

  async wait(token: string) {
    this.#check();
    if (this.isOver) {
      this.isOver = false;
      throw new ClientError('denied', 'pairing/over', 'over', 401);
    }
    if (this.approved) this.known.add(token);
    return { approved: this.approved, seconds: 800 };
  }

  async beat(token: string, report: Parameters<DeviceCalls['beat']>[1]) {
    this.#check();
    if (!this.known.has(token)) throw new ClientError('denied', 'device/unknown', 'unknown', 401);
    this.beats.push({ token, faults: report.faults.length, shown: report.shown.title });
    const { next } = this;
    this.next = undefined;
    if (next !== undefined) this.known.add(next);
    return { ...this.orders, ...(next === undefined ? {} : { token: next }) };
  }

  async *follow(token: string, signal: AbortSignal): AsyncGenerator<DeviceEvent, void, undefined> {
    this.#check();
    const waiting: DeviceEvent[] = [];
    let wake: (() => void) | undefined;
    this.push = (event) => {
      waiting.push(event);
      wake?.();
    };
    signal.addEventListener('abort', () => wake?.());
    if (!this.known.has(token)) throw new ClientError('denied', 'device/unknown', 'unknown', 401);
    while (!signal.aborted) {
      const event = waiting.shift();
      if (event) yield event;
      else await new Promise<void>((resolve) => (wake = resolve));
    }
  }
}

describe('a wall', () => {
  let service: Service;
  let storage: Map<string, string>;
  let faults: FaultLog;
  let reloads: number;
  let players: string[];
  let stops: string[];
  let wall: WallDevice;
  let view: WallView;
  let now: Date;
  let isUrgent: boolean;

  const open = () => {
    view = new WallView({
      language: 'zh',
      root: 'https://bi.example.com/x/',
      now: () => now,
      createPlayer: (playlistCode) => {
        players.push(playlistCode);
        const element = document.createElement('section');
        element.className = 'player';
        element.textContent = playlistCode;
        return { element, isUrgent: () => isUrgent, stop: () => stops.push(playlistCode) };
      },
    });
    wall = new WallDevice({
      ...FAST,
      calls: service,
      faults,
      storage: {
        length: 0,
        key: () => null,
        getItem: (key) => storage.get(key) ?? null,
        setItem: (key, text) => void storage.set(key, text),
        removeItem: (key) => void storage.delete(key),
      },
      describe: () => ({ shown: { reportCode: '', title: 't' }, version: 'v', width: 1, height: 1, density: 1 }),
      onChange: (state) => view.show(state),
      onIdentify: (ms) => view.identify(ms),
      reload: () => reloads++,
    });
    document.body.append(view.element);
    wall.start();
  };
  const close = () => {
    wall.stop();
    view.stop();
    view.element.remove();
  };
  const find = (selector: string) => view.element.querySelector<HTMLElement>(selector);
  const code = () => find('.pairing__code')?.textContent ?? '';
  const letIn = async () => {
    service.approved = true;
    await until(() => find('.player'));
  };

  beforeEach(() => {
    service = new Service();
    storage = new Map();
    faults = new FaultLog();
    reloads = 0;
    players = [];
    stops = [];
    now = new Date('2026-11-28T12:00Z');
    isUrgent = false;
    open();
  });
  afterEach(close);

  it('shows a code with the way to approve it, then plays', async () => {
    await until(() => find('.pairing__qr svg path')?.getAttribute('d'));
    assert.equal(code(), 'AAAA1111');
    assert.equal(find('.pairing__steps b')?.textContent, 'https://bi.example.com/x/report/device');
    assert.match(find('.pairing__left')?.textContent ?? '', /^\d+:\d\d 后更换$/);
    await letIn();
    assert.deepEqual(players, ['lobby']);
    assert.isNull(find('.pairing__code'));
  });

  it('gets a new code when the one before is over, and tries again while nobody answers', async () => {
    await until(() => code() === 'AAAA1111');
    service.isAway = true;
    await until(() => find('.pairing__problem')?.textContent !== '');
    assert.equal(code(), 'AAAA1111');
    service.isAway = false;
    service.isOver = true;
    await until(() => code() === 'AAAA2222');
  });

  it('takes up changes without making its player anew, but for another playlist', async () => {
    await letIn();
    const player = find('.player');
    service.push?.({ kind: 'orders', orders: { ...ORDERS, zoom: 150, rotation: 90 } });
    await until(() => find('.wall__box')?.dataset['turned'] === 'yes');
    assert.equal(find('.wall__box')?.style.getPropertyValue('--wall-zoom'), '1.5');
    assert.equal(find('.player'), player);
    service.orders = { ...ORDERS, playlistCode: 'canteen' };
    await until(() => players.at(-1) === 'canteen');
    assert.deepEqual(stops, ['lobby']);
    service.orders = { ...ORDERS, playlistCode: '' };
    await until(() => find('.wall__card')?.textContent?.includes('播放列表'));
    assert.deepEqual(stops, ['lobby', 'canteen']);
  });

  it('is dark at night and shows its name over everything', async () => {
    await letIn();
    now = new Date('2026-11-28T23:00Z');
    service.orders = { ...ORDERS, darkFrom: '22:00', darkTo: '06:00' };
    await until(() => find('.wall__dark')?.hidden === false);
    service.push?.({ kind: 'orders', orders: { ...service.orders, identifyMs: 1_500 } });
    await until(() => find('.wall__name')?.hidden === false);
    assert.equal(find('.wall__name')?.textContent, '一号楼大厅总部');
    await until(() => find('.wall__name')?.hidden === true);
  });

  it('has its name aside while a message interrupts', async () => {
    await letIn();
    isUrgent = true;
    service.push?.({ kind: 'orders', orders: { ...ORDERS, identifyMs: 600_000 } });
    await until(() => find('.wall__name')?.hidden === false);
    assert.isTrue(find('.wall__name')?.classList.contains('wall__name--aside'));
    isUrgent = false;
    await until(() => find('.wall__name')?.classList.contains('wall__name--aside') === false);
  });

  it('has its name the way round that it hangs, and none once it is shut out', async () => {
    await until(() => code());
    await letIn();
    await until(() => service.push);
    service.orders = { ...ORDERS, rotation: 90 };
    service.push?.({ kind: 'orders', orders: { ...service.orders, identifyMs: 600_000 } });
    await until(() => find('.wall__name')?.hidden === false);
    assert.equal(find('.wall__name')?.dataset['turned'], 'yes');
    assert.equal(find('.wall__name')?.style.getPropertyValue('--wall-rotation'), '90deg');
    service.approved = false;
    service.known.clear();
    await until(() => find('.pairing__code'));
    assert.isTrue(find('.wall__name')?.hidden);
  });

  it('loads its page anew when it is asked to, and not for what was asked before', async () => {
    await letIn();
    await until(() => service.beats.length > 2);
    assert.equal(reloads, 0);
    service.push?.({ kind: 'orders', orders: { ...ORDERS, reloads: 4 } });
    await until(() => reloads > 0);
  });

  it('goes on with a new token, and keeps it over a restart', async () => {
    await letIn();
    service.next = 'ajd.new';
    await until(() => service.beats.at(-1)?.token === 'ajd.new');
    service.known = new Set(['ajd.new']);
    await until(() => service.beats.filter(({ token }) => token === 'ajd.new').length > 3);
    assert.deepEqual(players, ['lobby']);
    close();
    service.isAway = true;
    open();
    // Nobody answers after the power cut: it plays what it knew.
    await until(() => find('.player'));
    assert.equal(wall.token, 'ajd.new');
  });

  it('sends its faults until somebody heard of them', async () => {
    await letIn();
    service.isAway = true;
    faults.add('widget/failed', 'no rows');
    await new Promise((resolve) => setTimeout(resolve, 60));
    service.isAway = false;
    await until(() => service.beats.some((beat) => beat.faults === 1));
    await until(() => service.beats.at(-1)?.faults === 0);
  });

  it('shows nothing more when it is revoked, and asks to be let in again', async () => {
    await letIn();
    service.approved = false;
    service.known.clear();
    service.push?.({ kind: 'end', code: 'device/unknown', message: '' });
    await until(() => code() === 'AAAA2222');
    assert.deepEqual(stops, ['lobby']);
    assert.equal(storage.size, 0);
    assert.isNull(find('.player'));
    assert.include(find('.pairing')?.textContent ?? '', '撤销');
  });
});
