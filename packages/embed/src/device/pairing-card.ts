import type { Language, Pairing } from '@aj-report/contract';
import { deviceText } from './device-texts.ts';
import { el } from './dom.ts';
import type { WallState } from './wall-device.ts';

const SVG = 'http://www.w3.org/2000/svg';
/** Cells of white around the code, as readers need them. */
const QUIET = 2;

/** Where people approve a wall: as the service is known to them, else as this page is. */
export function approveAddress({ wholeUrl, approveUrl }: Pairing, root: string): string {
  return wholeUrl ?? new URL(approveUrl.replace(/^\//, ''), root).href;
}

/** `MM:SS` */
function toClock(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

async function drawQr(address: string, label: string): Promise<SVGElement> {
  const { encodeQR } = await import('qr');
  const cells = encodeQR(address, 'raw', { ecc: 'medium', border: QUIET });
  const svg = document.createElementNS(SVG, 'svg');
  const path = document.createElementNS(SVG, 'path');
  svg.setAttribute('viewBox', `0 0 ${cells.length} ${cells.length}`);
  svg.setAttribute('shape-rendering', 'crispEdges');
  svg.setAttribute('role', 'img');
  svg.setAttribute('aria-label', label);
  const dark = cells.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  path.setAttribute('d', dark.join(''));
  svg.append(path);
  return svg;
}

/** A code that is read from afar, with the way to approve it. */
export class PairingCard {
  readonly element = el('section', 'pairing');
  readonly #language: Language;
  readonly #root: string;
  readonly #left = el('p', 'pairing__left');
  readonly #problem = el('p', 'pairing__problem');
  #shown = '';

  constructor(language: Language, root: string) {
    this.#language = language;
    this.#root = root;
  }

  show({ pairing, endsMs, problem, isRevoked }: Extract<WallState, { kind: 'pairing' }>): void {
    if (this.#shown !== pairing.code) this.#draw(pairing);
    this.#left.textContent = deviceText('left', this.#language, { time: toClock(endsMs - Date.now()) });
    const away = problem === '' ? '' : `${deviceText('away', this.#language)} · ${problem}`;
    this.#problem.textContent = away || (isRevoked ? deviceText('revoked', this.#language) : '');
  }

  #draw(pairing: Pairing): void {
    this.#shown = pairing.code;
    const text = (name: Parameters<typeof deviceText>[0]) => deviceText(name, this.#language);
    const address = approveAddress(pairing, this.#root);
    const { code } = pairing;
    const half = code.length / 2;
    const halves = [code.slice(0, half), code.slice(half)].map((one) => el('span', '', one));
    const shown = el('p', 'pairing__code', ...halves);
    shown.setAttribute('aria-label', [...code].join(' '));
    const qr = el('div', 'pairing__qr');
    // Without it the address and the code stand there.
    drawQr(address, text('qr')).then(
      (drawn) => qr.replaceChildren(drawn),
      () => qr.remove(),
    );
    const steps = el(
      'ol',
      'pairing__steps',
      el('li', '', text('scan'), el('b', '', address.replace(/\?.*$/, ''))),
      el('li', '', text('type')),
    );
    const words = el('div', 'pairing__words', el('h1', '', text('title')), steps, shown, this.#left, this.#problem);
    this.element.replaceChildren(words, qr);
  }
}
