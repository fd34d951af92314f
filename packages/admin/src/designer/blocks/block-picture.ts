import { getPicturedBlock, keepBlockPicture } from '@aj-report/contract';
import { call, callWithForm } from '../../api/call.ts';
import { drawScreen, toFile } from '../../screen/draw-screen.ts';
import { drawLater } from '../../screen/pictures.ts';
import { toBlockScreen } from '../document/block.ts';

/** px of the picture at most */
const WIDTH = 480;
const HEIGHT = 320;
/** px at which a block is drawn for it at most; charts of larger ones would be drawn for nothing */
const DRAWN_WIDTH = 1280;
const DRAWN_HEIGHT = 800;
/** px of the picture to one of the block: small ones are drawn for displays of fine pixels */
const SCALE_MAX = 2;
const QUALITY = 0.82;
const SILENT = { showErrorDialog: false } as const;

async function draw(id: string, reportCode: string): Promise<string | undefined> {
  const screen = toBlockScreen(await call(getPicturedBlock, { params: { id }, ...SILENT }), reportCode);
  const { width, height } = screen.dashboard;
  const shrink = Math.min(1, DRAWN_WIDTH / width, DRAWN_HEIGHT / height);
  const size = { width: width * shrink, height: height * shrink };
  const scale = Math.min(SCALE_MAX, WIDTH / size.width, HEIGHT / size.height);
  const picture = await toFile(await drawScreen(screen, { ...size, fit: 'contain', scale }), 'image/webp', QUALITY);
  if (!picture) return undefined;
  const form = new FormData();
  form.append('id', id);
  form.append('file', picture, 'picture.webp');
  return (await callWithForm(keepBlockPicture, form, SILENT)).pictureId;
}

/**
 * Draws the picture of a block in the background and hands it to the service.
 * @param reportCode of the screen that asks for its data
 * @returns undefined = there is none
 */
export function makeBlockPicture(id: string, reportCode: string): Promise<string | undefined> {
  return drawLater(() => draw(id, reportCode));
}
