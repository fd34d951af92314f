import { firstLanguage, getPicturedScreen, keepReportPicture, type ScreenDocument } from '@aj-report/contract';
import type { AjStage } from '@aj-report/widgets';
import '@aj-report/widgets/react';
import { domToCanvas } from 'modern-screenshot';
import { call, callWithForm } from '../api/call.ts';
import { currentLanguage } from '../i18n/language.ts';
import { screenClient } from './screen-client.ts';

/** px of the picture, twice what a card shows on most displays */
const WIDTH = 640;
const HEIGHT = 360;
/** px at which the screen is drawn for it, where the window has the room */
const DRAWN_WIDTH = 1280;
/** ms for widgets and their data; what is not there by then is not on the picture */
const READY_MS = 15_000;
/** ms for charts to come to rest */
const REST_MS = 1_000;
const QUALITY = 0.82;
const SILENT = { showErrorDialog: false } as const;

/** A stage that is within the window, so that it draws, and that nobody sees or reads. */
function layDown(screen: ScreenDocument): { readonly stage: AjStage; readonly holder: HTMLElement } {
  const width = Math.min(DRAWN_WIDTH, window.innerWidth);
  const holder = document.createElement('div');
  holder.inert = true;
  holder.ariaHidden = 'true';
  holder.style.cssText = 'position:fixed;inset:0;overflow:hidden;opacity:0;pointer-events:none;contain:strict';
  const stage = document.createElement('aj-stage') as AjStage;
  stage.style.cssText = `display:block;width:${width}px;height:${(width * HEIGHT) / WIDTH}px`;
  stage.still = true;
  stage.fit = 'cover';
  stage.language = firstLanguage(screen.dashboard?.language, currentLanguage());
  stage.provider = screenClient;
  stage.document = screen;
  holder.append(stage);
  return { stage, holder };
}

function ready(stage: AjStage): Promise<void> {
  return new Promise((resolve) => {
    stage.addEventListener('aj-stage-ready', () => resolve(), { once: true });
    setTimeout(resolve, READY_MS);
  });
}

/** Pages and films of others cannot be read into a picture. */
const canBeDrawn = (node: Node): boolean => !(node instanceof HTMLIFrameElement || node instanceof HTMLVideoElement);

async function draw(screen: ScreenDocument): Promise<Blob | null> {
  const { stage, holder } = layDown(screen);
  const isReady = ready(stage);
  document.body.append(holder);
  try {
    await isReady;
    await document.fonts.ready;
    await new Promise((resolve) => setTimeout(resolve, REST_MS));
    const scale = WIDTH / stage.clientWidth;
    const canvas = await domToCanvas(stage, { scale, filter: canBeDrawn });
    return await new Promise((resolve) => canvas.toBlob(resolve, 'image/webp', QUALITY));
  } finally {
    holder.remove();
  }
}

/**
 * Draws the picture of a report and hands it to the service. Nobody waits for it, so that its failures are not shown:
 * the list goes on showing what it had.
 * @param revision only if this is the revision that lists show; undefined = whichever it is
 * @returns id of the kept picture; undefined = none was
 */
export async function takePicture(reportCode: string, revision?: number): Promise<string | undefined> {
  const screen = await call(getPicturedScreen, { params: { reportCode }, ...SILENT });
  if (!screen.revision || (revision !== undefined && revision !== screen.revision)) return undefined;
  const picture = await draw(screen);
  if (!picture) return undefined;
  const form = new FormData();
  form.append('reportCode', reportCode);
  form.append('revision', String(screen.revision));
  form.append('file', picture, 'picture.webp');
  const { pictureId } = await callWithForm(keepReportPicture, form, SILENT);
  return pictureId === '' ? undefined : pictureId;
}
