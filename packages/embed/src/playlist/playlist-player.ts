import { dueItems, type Language, type PlaylistDocument, type PlaylistShownItem } from '@aj-report/contract';
import { playerText } from './player-texts.ts';
import { inTime, moveIn } from './player-motion.ts';
import { PLAYER_STYLES } from './player.styles.ts';
import { signOf, toMessage, type PlayedItem } from './played-item.ts';

/** What a player needs. */
export interface PlayerOptions {
  readonly language: Language;
  /** Begins to draw an item, unseen. */
  readonly play: (item: PlaylistShownItem) => PlayedItem;
  /** ms since the epoch by the clock of the wall */
  readonly now?: () => number;
  /** How much faster than the clock items follow each other: 1 on a wall. */
  readonly speed?: number;
  /** Another item is seen, or none, and why. */
  readonly onShow?: (item: PlaylistShownItem | null, title: string) => void;
}

/** ms between two looks at the clock */
const TICK_MS = 250;
/** ms before its turn that an item begins to be drawn, at most */
const AHEAD_MS = 10_000;
/** ms that the word of a skipped item stays */
const WORD_MS = 8_000;
/** ms after which what cannot be shown is tried again where nothing else is due */
const AGAIN_MS = 10_000;

/** ms after which an Excel report that is shown alone is drawn with new rows, at the earliest */
const REDRAW_MS = 60_000;

interface Turn {
  readonly item: PlaylistShownItem;
  readonly played: PlayedItem;
  /** ms; when it is over */
  endMs: number;
}

/**
 * Shows the items of a playlist in turn in a box. The next one is drawn before the present one goes; one alone stays;
 * one that cannot be shown is skipped with a word and tried again in the next turn.
 */
export class PlaylistPlayer {
  readonly element = document.createElement('div');
  readonly #options: PlayerOptions;
  readonly #root: ShadowRoot;
  readonly #card = document.createElement('div');
  readonly #word = document.createElement('div');
  readonly #notice = document.createElement('div');
  #document: PlaylistDocument | undefined;
  #current: Turn | undefined;
  #next: { readonly item: PlaylistShownItem; readonly played: PlayedItem } | undefined;
  /** Elements that are on their way out. */
  readonly #leaving = new Set<PlayedItem>();
  readonly #timers = new Set<ReturnType<typeof setTimeout>>();
  /** Where the turns stand: id of the item that was tried last. */
  #lastId = '';
  #againMs = 0;
  #tick: ReturnType<typeof setInterval>;

  constructor(options: PlayerOptions) {
    this.#options = options;
    this.#root = this.element.attachShadow({ mode: 'open' });
    const style = new CSSStyleSheet();
    style.replaceSync(PLAYER_STYLES);
    this.#root.adoptedStyleSheets = [style];
    this.#card.className = 'card';
    this.#word.className = 'word';
    this.#word.setAttribute('role', 'status');
    this.#notice.className = 'notice';
    this.#notice.setAttribute('role', 'alert');
    this.#word.hidden = true;
    this.#notice.hidden = true;
    this.#root.append(this.#card, this.#word, this.#notice);
    this.#say('loading');
    this.#tick = setInterval(() => this.look(), TICK_MS);
  }

  /** Takes up a playlist, or another state of it. */
  show(playlist: PlaylistDocument): void {
    this.#document = playlist;
    this.#againMs = 0;
    const same = (item: PlaylistShownItem | undefined) =>
      item && playlist.items.find((one) => signOf(one) === signOf(item));
    if (this.#next && !same(this.#next.item)) this.#dropNext();
    const kept = this.#current && same(this.#current.item);
    if (this.#current && kept) {
      const began = this.#current.endMs - this.#lengthOf(this.#current.item);
      this.#current = { ...this.#current, item: kept, endMs: began + this.#lengthOf(kept) };
    }
    this.look();
  }

  /** Nothing of it may be seen any more, and why. */
  refuse(reason: string): void {
    this.#document = undefined;
    this.#clear();
    this.#notice.hidden = true;
    this.#say('refused', reason);
  }

  /** Reports are asked for with other rights from now on. */
  renew(): void {
    this.#current?.played.renew();
    this.#next?.played.renew();
  }

  stop(): void {
    clearInterval(this.#tick);
    for (const timer of this.#timers) clearTimeout(timer);
    this.#timers.clear();
    this.#clear();
    this.element.remove();
  }

  /** What the clock says now. */
  look(): void {
    const playlist = this.#document;
    if (!playlist) return;
    const now = this.#now();
    this.#showNotice(playlist, now);
    const due = dueItems(playlist.items, new Date(now), playlist.timeZone);
    if (due.length === 0) {
      this.#clear();
      const why = playlist.enableFlag === 0 ? 'off' : playlist.items.length === 0 ? 'empty' : 'nothingDue';
      this.#say(why, playerText(`${why}Hint`, this.#options.language));
      return;
    }
    const at = this.#current ? due.findIndex((one) => signOf(one) === signOf(this.#current!.item)) : -1;
    if (at >= 0 && due.length === 1 && !this.#isOld(now)) return this.#dropNext();
    const isOver = at < 0 || !this.#current || now >= this.#current.endMs;
    if (this.#next && !due.some((one) => one.id === this.#next?.item.id)) this.#dropNext();
    const leadMs = this.#current ? Math.min(AHEAD_MS, this.#lengthOf(this.#current.item) / 2) : 0;
    const isNear = isOver || now >= (this.#current?.endMs ?? 0) - leadMs;
    if (isNear && !this.#next && now >= this.#againMs) this.#prepare(due);
  }

  /** Rows of an Excel report are those of the moment when it was drawn: one alone is drawn anew from time to time. */
  #isOld(now: number): boolean {
    if (this.#current?.item.kind !== 'excel') return false;
    return now >= this.#current.endMs + Math.max(0, REDRAW_MS - this.#lengthOf(this.#current.item));
  }

  #isShown(item: PlaylistShownItem): boolean {
    return this.#current !== undefined && signOf(this.#current.item) === signOf(item);
  }

  #now(): number {
    return this.#options.now?.() ?? Date.now();
  }

  #lengthOf({ seconds }: PlaylistShownItem): number {
    return (seconds * 1000) / (this.#options.speed ?? 1);
  }

  /** Begins to draw the item whose turn is next. */
  #prepare(due: readonly PlaylistShownItem[]): void {
    const after = due.findIndex(({ id }) => id === this.#lastId) + 1;
    const item = due[after % due.length];
    if (!item) return;
    this.#lastId = item.id;
    if (this.#current && this.#isShown(item) && item.kind !== 'excel') {
      // Nothing else could be shown: what stands there is not drawn anew.
      this.#current = { ...this.#current, endMs: this.#now() + this.#lengthOf(item) };
      return;
    }
    const refusal = this.#refusalOf(item);
    if (refusal !== undefined) return this.#skip(item, refusal, due.length);
    const played = this.#options.play(item);
    const next = { item, played };
    this.#next = next;
    this.#root.insertBefore(played.element, this.#card);
    void this.#await(next, due.length);
  }

  async #await(next: Omit<Turn, 'endMs'>, dueCount: number): Promise<void> {
    try {
      await inTime(next.played.ready, playerText('slow', this.#options.language));
      this.#swapWhenDue(next);
    } catch (reason) {
      if (this.#next !== next) return;
      this.#dropNext();
      this.#skip(next.item, reason instanceof Error ? reason.message : String(reason), dueCount);
    }
  }

  #refusalOf({ kind, visible, revision }: PlaylistShownItem): string | undefined {
    if (!visible) return playerText('hidden', this.#options.language);
    return kind !== 'message' && revision === 0 ? playerText('unpublished', this.#options.language) : undefined;
  }

  #swapWhenDue(next: { readonly item: PlaylistShownItem; readonly played: PlayedItem }): void {
    if (this.#next !== next) return;
    const isStillDue = () => {
      const { items = [], timeZone = 'UTC' } = this.#document ?? {};
      const due = dueItems(items, new Date(this.#now()), timeZone);
      return due.some((one) => this.#current && signOf(one) === signOf(this.#current.item));
    };
    const waitMs = this.#current && isStillDue() ? this.#current.endMs - this.#now() : 0;
    if (waitMs > 0) this.#after(Math.min(waitMs, TICK_MS), () => this.#swapWhenDue(next));
    else this.#swap(next);
  }

  #swap({ item, played }: { readonly item: PlaylistShownItem; readonly played: PlayedItem }): void {
    const before = this.#current?.played;
    const isSame = this.#isShown(item);
    this.#next = undefined;
    this.#current = { item, played, endMs: this.#now() + this.#lengthOf(item) };
    played.onLost = (reason) => this.#lose(played, item, reason);
    played.element.classList.add('shown');
    this.#card.hidden = true;
    // The new picture lies over the old one, where it was drawn: a report that is moved starts over.
    if (before) {
      this.#leaving.add(before);
      void moveIn(isSame ? 'none' : item.transition, played.element).finally(() => this.#letGo(before));
    }
    played.seen();
    this.#options.onShow?.(item, this.#nameOf(item));
  }

  #lose(played: PlayedItem, item: PlaylistShownItem, reason: string): void {
    if (this.#current?.played !== played) return;
    this.#say('refused', reason);
    this.#options.onShow?.(null, reason);
    this.#letGo(played);
    this.#current = undefined;
    this.#skip(item, reason, 1);
  }

  #skip(item: PlaylistShownItem, reason: string, dueCount: number): void {
    const { language } = this.#options;
    this.#word.textContent = playerText('skipped', language, { name: this.#nameOf(item), reason });
    this.#word.hidden = false;
    const said = this.#word.textContent;
    this.#after(WORD_MS, () => {
      if (this.#word.textContent === said) this.#word.hidden = true;
    });
    if (!this.#current) this.#say('refused', this.#word.textContent);
    // Where nothing else is due, or everything fails, it is not asked for without a pause.
    this.#againMs = this.#now() + (dueCount < 2 ? AGAIN_MS : AGAIN_MS / dueCount);
  }

  #nameOf(item: PlaylistShownItem): string {
    if (item.kind === 'message') return item.text;
    if (item.reportName !== '') return item.reportName;
    const position = (this.#document?.items.findIndex(({ id }) => id === item.id) ?? 0) + 1;
    return playerText('item', this.#options.language, { position: String(position) });
  }

  #showNotice({ notice }: PlaylistDocument, now: number): void {
    const isOver = !notice || (notice.untilTime !== null && Date.parse(notice.untilTime) <= now);
    const text = isOver ? '' : `${notice.severity}\n${notice.text}`;
    if ((this.#notice.dataset['text'] ?? '') === text) return;
    this.#notice.dataset['text'] = text;
    this.#notice.hidden = isOver;
    this.#notice.replaceChildren(...(isOver ? [] : [toMessage(notice.text, notice.severity)]));
  }

  #say(key: 'loading' | 'off' | 'empty' | 'nothingDue' | 'refused', hint = ''): void {
    const [title, text] = [playerText(key, this.#options.language), hint];
    if (!this.#card.hidden && this.#card.dataset['text'] === title + text) return;
    this.#card.dataset['text'] = title + text;
    const [head, body] = [document.createElement('h1'), document.createElement('p')];
    head.textContent = title;
    body.textContent = text;
    this.#card.replaceChildren(head, body);
    this.#card.hidden = false;
    this.#options.onShow?.(null, title);
  }

  #letGo(played: PlayedItem): void {
    this.#leaving.delete(played);
    played.stop();
    played.element.remove();
  }

  #dropNext(): void {
    if (this.#next) this.#letGo(this.#next.played);
    this.#next = undefined;
  }

  #clear(): void {
    this.#dropNext();
    if (this.#current) this.#letGo(this.#current.played);
    this.#current = undefined;
    for (const played of this.#leaving) this.#letGo(played);
  }

  #after(ms: number, run: () => void): ReturnType<typeof setTimeout> {
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      run();
    }, ms);
    this.#timers.add(timer);
    return timer;
  }
}
