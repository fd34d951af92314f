import type { Language, PlaylistShownItem } from '@aj-report/contract';
import { isTooOld } from '../browser-floor.ts';
import type { Access } from '../client.ts';
import type { WallDisk } from '../kept/wall-disk.types.ts';
import { PartTurns, type ReportTag } from './part-turns.ts';
import { playerText } from './player-texts.ts';
import { whenDrawn } from './report-drawn.ts';

/** What items are drawn with. */
export interface ItemContext {
  /** Root of the product, with a slash at its end. */
  readonly root: string;
  /** Of the page: what is said about an item is said in it. */
  readonly language: Language;
  /** What the address of the page asks reports for, whatever a screen says of its language; empty = nothing. */
  readonly lang: string;
  readonly access: () => Access;
  /** Where a wall keeps what it shows; default: nothing is kept. */
  readonly disk?: WallDisk | undefined;
}

/** An item that is being drawn. */
export interface PlayedItem {
  readonly element: HTMLElement;
  /** Settles when it can be seen; rejects with the reason why not. */
  readonly ready: Promise<void>;
  /** Called when a picture that was there is taken down, for the reason given. */
  onLost: (reason: string) => void;
  /** It is shown from now on: what changes by itself begins. */
  seen(): void;
  /** What is loaded with other rights from now on. */
  renew(): void;
  stop(): void;
}

/** What of an item matters to the picture of it: a change of the rest is no reason to draw it anew. */
export function signOf({ id, kind, reportCode, page, text, severity }: PlaylistShownItem): string {
  return JSON.stringify([id, kind, reportCode, page, text, severity]);
}

/** The largest letters with which a text fits into the box, in hundredths of its shorter side. */
function sizeOfText(text: string): number {
  return Math.max(3.2, Math.min(14, 60 / Math.sqrt(Math.max(1, text.length))));
}

/** A message as a wall shows it. */
export function toMessage(text: string, severity: string): HTMLElement {
  const element = document.createElement('div');
  element.className = `message ${severity}`;
  element.textContent = text;
  element.style.setProperty('--message-size', `${sizeOfText(text)}cqmin`);
  return element;
}

function boxOf(item: PlaylistShownItem, ...content: readonly HTMLElement[]): HTMLElement {
  const box = document.createElement('div');
  box.className = `item ${item.kind}`;
  box.dataset['item'] = item.id;
  box.append(...content);
  return box;
}

/** Registers the tag of a report. No tag is looked for in the shadow root of a player, so nothing else does it. */
async function defineTag(isScreen: boolean, language: Language): Promise<unknown> {
  if (isTooOld()) throw new Error((await import('../old-browser.ts')).tooOldText(language));
  return isScreen ? customElements.whenDefined('aj-bigscreen') : import('../excel/define.ts');
}

/** Begins to draw an item, unseen. */
export function playItem(item: PlaylistShownItem, { root, language, lang, access, disk }: ItemContext): PlayedItem {
  if (item.kind === 'message') {
    const element = boxOf(item, toMessage(item.text, item.severity));
    return {
      element,
      ready: Promise.resolve(),
      onLost: () => undefined,
      seen: () => undefined,
      renew: () => undefined,
      stop: () => undefined,
    };
  }
  const isScreen = item.kind === 'screen';
  const tag = document.createElement(isScreen ? 'aj-bigscreen' : 'aj-excel-report') as ReportTag;
  const query = new URLSearchParams({ reportCode: item.reportCode });
  const box = boxOf(item);
  const parts = new PartTurns(tag, item);
  let isStarted = false;
  let isStopped = false;
  const start = () => {
    if (isStopped) return;
    isStarted = true;
    // What is set before that would hide its properties; what stands on the page without an address is an error.
    customElements.upgrade(tag);
    tag.access = access();
    tag.kept = disk?.screens;
    tag.keptReports = disk?.reports;
    if (!isScreen) Object.assign(tag, { fit: 'width', kiosk: true });
    if (item.page !== '') tag[isScreen ? 'page' : 'sheet'] = item.page;
    tag.src = `${root}${isScreen ? 'bigscreen' : 'excelreport'}/viewer?${query.toString()}`;
    box.append(tag);
  };
  const played: PlayedItem = {
    element: box,
    ready: new Promise((resolve, reject) => {
      whenDrawn(tag, item, { language, parts, onLost: (reason) => played.onLost(reason) }).then(resolve, reject);
      defineTag(isScreen, language).then(start, (cause: unknown) =>
        reject(isTooOld() ? cause : new Error(playerText('noCode', language))),
      );
    }),
    onLost: () => undefined,
    seen: () => parts.begin(),
    renew: () => {
      // Before that, it takes the rights of the moment when it starts.
      if (isStarted) tag.access = access();
    },
    stop: () => {
      isStopped = true;
      parts.stop();
      box.remove();
    },
  };
  // Without one a screen speaks its own language, and else that of the page, as it does behind its share link.
  if (lang !== '') tag.lang = lang;
  return played;
}
