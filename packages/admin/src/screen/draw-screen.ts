import { firstLanguage, type ScreenDocument } from '@aj-report/contract';
import { toCanvas, toSvg } from '@aj-report/embed/picture';
import type { AjStage } from '@aj-report/widgets';
import '@aj-report/widgets/react';
import { currentLanguage } from '../i18n/language.ts';
import { screenClient } from './screen-client.ts';

/** ms for widgets and their data; what is not there by then is not on the picture */
const READY_MS = 15_000;
/** ms for charts to come to rest */
const REST_MS = 1_000;

export interface Drawing {
  /** px at which the stage is laid out */
  readonly width: number;
  readonly height: number;
  readonly fit: 'cover' | 'contain';
  /** px of the picture to one of the stage; 1 unless given */
  readonly scale?: number;
  /** Page that is drawn; the first unless given. */
  readonly page?: string | undefined;
}

/** A stage that is within the window, so that it draws, and that nobody sees or reads. */
function layDown(screen: ScreenDocument, { width, height, fit, page }: Drawing) {
  const holder = document.createElement('div');
  holder.inert = true;
  holder.ariaHidden = 'true';
  holder.style.cssText = 'position:fixed;inset:0;overflow:hidden;opacity:0;pointer-events:none;contain:strict';
  const paper = document.createElement('div');
  // Widgets outside of the window do not draw; the stage itself knows nothing of being shrunk.
  const shrink = Math.min(1, window.innerWidth / width, window.innerHeight / height);
  paper.style.cssText = `width:${width}px;height:${height}px;transform-origin:0 0;transform:scale(${shrink})`;
  const stage = document.createElement('aj-stage') as AjStage;
  stage.style.cssText = `display:block;width:${width}px;height:${height}px`;
  stage.still = true;
  stage.fit = fit;
  stage.language = firstLanguage(screen.dashboard?.language, currentLanguage());
  stage.provider = screenClient;
  stage.document = screen;
  if (page !== undefined) stage.page = page;
  paper.append(stage);
  holder.append(paper);
  return { stage, holder };
}

function ready(stage: AjStage): Promise<void> {
  return new Promise((resolve) => {
    stage.addEventListener('aj-stage-ready', () => resolve(), { once: true });
    setTimeout(resolve, READY_MS);
  });
}

async function draw<T>(screen: ScreenDocument, drawing: Drawing, take: (stage: AjStage) => Promise<T>): Promise<T> {
  const { stage, holder } = layDown(screen, drawing);
  const isReady = ready(stage);
  document.body.append(holder);
  try {
    await isReady;
    await document.fonts.ready;
    await new Promise((resolve) => setTimeout(resolve, REST_MS));
    return await take(stage);
  } finally {
    holder.remove();
  }
}

/** A page of a screen with its data, as its stage draws it. */
export function drawScreen(screen: ScreenDocument, drawing: Drawing): Promise<HTMLCanvasElement> {
  return draw(screen, drawing, (stage) => toCanvas(stage, drawing, drawing.scale ?? 1));
}

/** The same as the text of an SVG; what `toSvg` says of it. */
export function drawScreenSvg(screen: ScreenDocument, drawing: Drawing): Promise<string> {
  return draw(screen, drawing, (stage) => toSvg(stage, drawing));
}

/** A drawn picture as a file; null when it is larger than the browser takes. */
export function toFile(canvas: HTMLCanvasElement, type: 'image/webp' | 'image/png', quality?: number) {
  return new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, quality));
}
