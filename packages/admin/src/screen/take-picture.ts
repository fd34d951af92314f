import { getPicturedScreen, keepReportPicture, type ScreenDocument } from '@aj-report/contract';
import { call, callWithForm } from '../api/call.ts';
import { drawScreen, toFile } from './draw-screen.ts';

/** px of the picture, twice what a card shows on most displays */
const WIDTH = 640;
const HEIGHT = 360;
/** px at which the screen is drawn for it, where the window has the room */
const DRAWN_WIDTH = 1280;
const QUALITY = 0.82;
const SILENT = { showErrorDialog: false } as const;

async function draw(screen: ScreenDocument): Promise<Blob | null> {
  const drawnWidth = Math.min(DRAWN_WIDTH, window.innerWidth);
  const size = { width: drawnWidth, height: (drawnWidth * HEIGHT) / WIDTH };
  const canvas = await drawScreen(screen, { ...size, fit: 'cover', scale: WIDTH / drawnWidth });
  return toFile(canvas, 'image/webp', QUALITY);
}

interface Taken {
  readonly pictureId: string;
  readonly revision: number;
  /** Whether lists show it. */
  readonly isListed: boolean;
}

/**
 * Draws the picture of a screen and hands it to the service. Nobody waits for it, so that its failures are not shown:
 * lists go on showing what they had.
 * @param revision undefined = the one that lists show
 * @returns undefined = none was kept
 */
export async function takePicture(reportCode: string, revision?: number): Promise<Taken | undefined> {
  const query = revision === undefined ? {} : { revision };
  const screen = await call(getPicturedScreen, { params: { reportCode }, query, ...SILENT });
  if (!screen.revision) return undefined;
  const picture = await draw(screen);
  if (!picture) return undefined;
  const form = new FormData();
  form.append('reportCode', reportCode);
  form.append('revision', String(screen.revision));
  form.append('file', picture, 'picture.webp');
  const { pictureId, isListed } = await callWithForm(keepReportPicture, form, SILENT);
  return pictureId === '' ? undefined : { pictureId, isListed, revision: screen.revision };
}
