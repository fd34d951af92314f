import type { DeviceOrders, Language } from '@aj-report/contract';
import { deviceText } from './device-texts.ts';
import { el } from './dom.ts';
import { turnBox } from '../viewer/turned-box.ts';
import { isNight } from './night.ts';
import { PairingCard } from './pairing-card.ts';
import type { WallState } from './wall-device.ts';

/** Plays what a device was given; made anew for another playlist. */
export interface WallPlayer {
  readonly element: HTMLElement;
  /** It shows a message that nothing may cover. */
  isUrgent(): boolean;
  /** Its page is going to show something else. */
  stop(): void;
}

export interface WallViewOptions {
  readonly language: Language;
  /** Root of the product, with a slash at its end. */
  readonly root: string;
  readonly createPlayer: (playlistCode: string) => WallPlayer;
  readonly now?: () => Date;
}

/** ms between two looks at the clock */
const TICK_MS = 1_000;

/** Everything that is seen of a wall: its code, what it plays, its name, the night. */
export class WallView {
  readonly element = el('main', 'wall');
  readonly #options: WallViewOptions;
  readonly #card: PairingCard;
  readonly #box = el('div', 'wall__box');
  readonly #dark = el('div', 'wall__dark');
  readonly #name = el('div', 'wall__name');
  #state: WallState = { kind: 'starting', problem: '' };
  #player: { readonly playlistCode: string; readonly player: WallPlayer } | undefined;
  #nameTimer: ReturnType<typeof setTimeout> | undefined;
  readonly #tick: ReturnType<typeof setInterval>;

  constructor(options: WallViewOptions) {
    this.#options = options;
    this.#card = new PairingCard(options.language, options.root);
    this.#dark.hidden = true;
    this.#name.hidden = true;
    this.#name.setAttribute('role', 'status');
    this.element.append(this.#box, this.#dark, this.#name);
    this.#tick = setInterval(() => this.#look(), TICK_MS);
  }

  show(state: WallState): void {
    this.#state = state;
    if (state.kind === 'playing') this.#play(state.orders);
    else {
      this.#stopPlaying();
      this.#turn(null);
      // A wall that was shut out has no name.
      this.#name.hidden = true;
      if (state.kind === 'starting') this.#say(deviceText('starting', this.#options.language), state.problem);
    }
    this.#look();
  }

  /** Its name, large, over whatever it shows, the night too; under a message that interrupts it stands small at the foot. */
  identify(ms: number): void {
    const { orders } = this.#state.kind === 'playing' ? this.#state : { orders: null };
    if (!orders) return;
    clearTimeout(this.#nameTimer);
    const { deviceName, place, groupName } = orders;
    const where = [place, groupName].filter((one) => one !== '').join(' · ');
    this.#name.replaceChildren(el('strong', '', deviceName), el('span', '', where));
    this.#name.hidden = false;
    this.#look();
    this.#nameTimer = setTimeout(() => (this.#name.hidden = true), ms);
  }

  stop(): void {
    clearInterval(this.#tick);
    clearTimeout(this.#nameTimer);
    this.#stopPlaying();
  }

  /** What changes with the clock alone. */
  #look(): void {
    const state = this.#state;
    if (state.kind === 'pairing') {
      this.#card.show(state);
      if (this.#box.firstChild !== this.#card.element) this.#box.replaceChildren(this.#card.element);
    }
    const now = this.#options.now?.() ?? new Date();
    this.#name.classList.toggle('wall__name--aside', this.#player?.player.isUrgent() === true);
    this.#dark.hidden = !(state.kind === 'playing' && state.orders !== null && isNight(state.orders, now));
  }

  #play(orders: DeviceOrders | null): void {
    this.#turn(orders);
    const { language } = this.#options;
    if (orders === null) {
      this.#stopPlaying();
      this.#say(deviceText('paired', language), '');
    } else if (orders.playlistCode === '') {
      this.#stopPlaying();
      this.#say(orders.deviceName, deviceText('noPlaylist', language));
    } else if (this.#player?.playlistCode !== orders.playlistCode) {
      this.#stopPlaying();
      const player = this.#options.createPlayer(orders.playlistCode);
      this.#player = { playlistCode: orders.playlistCode, player };
      this.#box.replaceChildren(player.element);
    }
  }

  #stopPlaying(): void {
    this.#player?.player.stop();
    this.#player = undefined;
  }

  #say(title: string, text: string): void {
    this.#box.replaceChildren(el('section', 'wall__card', el('h1', '', title), el('p', '', text)));
  }

  /** A turned wall has its box turned in the middle of the window; a zoomed one a smaller box, drawn larger. */
  #turn(orders: DeviceOrders | null): void {
    const { zoom, rotation } = orders ?? { zoom: 100, rotation: 0 };
    turnBox(this.#box, rotation, zoom);
    turnBox(this.#name, rotation);
  }
}
