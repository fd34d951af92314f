import { toastError, toastSuccess } from '../../api/toast.ts';
import { saveBlob } from '../../archive/request-export.ts';
import { currentLanguage } from '../../i18n/language.ts';
import { drawScreen } from '../../screen/draw-screen.ts';
import type { Designer } from '../designer.ts';
import { fill, WORDS } from '../designer.words.ts';

/** Characters that names of files do not take. */
const NOT_IN_NAMES = /[\\/:*?"<>|]/g;

/** The open page of the screen as a picture in its own size, what is not saved yet included. */
export async function downloadPicture({ document }: Pick<Designer, 'document'>): Promise<void> {
  const { screen } = document;
  const { width, height, title } = screen.dashboard;
  const language = currentLanguage();
  toastSuccess(WORDS.pictureBegun[language]);
  const picture = await drawScreen(screen, {
    width,
    height,
    fit: 'contain',
    type: 'image/png',
    page: document.scope.page,
  }).catch(() => null);
  if (!picture) return toastError(WORDS.pictureFailed[language]);
  const name = `${title.replaceAll(NOT_IN_NAMES, ' ').trim() || screen.reportCode}.png`;
  saveBlob(picture, name);
  toastSuccess(fill(WORDS.pictureDone[language], { name }));
}
