import { getPicturedScreen, keepReportPicture, type ScreenDocument } from '@aj-report/contract';
import { call, callWithForm } from '../api/call.ts';
import { drawScreen } from './draw-screen.ts';

/** px of the picture, twice what a card shows on most displays */
const WIDTH = 640;
const HEIGHT = 360;
/** px at which the screen is drawn for it, where the window has the room */
const DRAWN_WIDTH = 1280;
const QUALITY = 0.82;
const SILENT = { showErrorDialog: false } as const;

function draw(screen: ScreenDocument): Promise<Blob | null> {
  const drawnWidth = Math.min(DRAWN_WIDTH, window.innerWidth);
  const size = { width: drawnWidth, height: (drawnWidth * HEIGHT) / WIDTH };
  return drawScreen(screen, { ...size, fit: 'cover', scale: WIDTH / drawnWidth, type: 'image/webp', quality: QUALITY });
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
