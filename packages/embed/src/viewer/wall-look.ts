import { turnBox } from './turned-box.ts';

const ROTATIONS = ['0', '90', '180', '270'];
const LAYOUTS = ['phone', 'desktop'];
/** Why a key has no values that could be named. */
const NO_THEMES = { zh: 'Excel 报表没有主题', en: 'Excel reports have no themes' };
const NO_LOG_IN = { zh: '播放列表需要登录', en: 'playlists need a log-in' };
const ONE_PAGE = { zh: '此大屏只有一页', en: 'this screen has one page' };

/** Degrees by which an address has its picture turned; 0 where it names none, or one that no display hangs at. */
export function rotationOf(search: string): number {
  const asked = new URLSearchParams(search).get('rotate') ?? '0';
  return ROTATIONS.includes(asked) ? Number(asked) : 0;
}

/**
 * Gives a page the theme and the rotation that its address names. What cannot be taken is left out, and the console says
 * what can: a wall shows its picture rather than a message about its address.
 */
export async function takeLook(search: string, page: Document): Promise<void> {
  takeRotation(search, page);
  const theme = new URLSearchParams(search).get('theme');
  if (theme === null) return;
  page.documentElement.style.setProperty('--aj-theme', theme);
  const { THEMES } = await import('@aj-report/widgets/themes');
  const names = THEMES.map(({ name }) => name);
  if (!names.includes(theme)) warn('theme', theme, names);
}

/** The same for an Excel report, which is paper: its sheets have colours of their own, and no theme of a screen. */
export function takePaperLook(search: string, page: Document): void {
  takeRotation(search, page);
  const theme = new URLSearchParams(search).get('theme');
  if (theme !== null) warn('theme', theme, [], NO_THEMES);
}

/** Says which page or layout an address names that its screen does not have: the first page, or that of the window, is shown. */
export function warnOfPage(search: string, pages: readonly { readonly id: string }[]): void {
  const query = new URLSearchParams(search);
  const [page, layout] = [query.get('page'), query.get('layout')];
  const ids = pages.map(({ id }) => id);
  if (page && !ids.includes(page)) warn('page', page, ids, ONE_PAGE);
  if (layout && !LAYOUTS.includes(layout)) warn('layout', layout, LAYOUTS);
}

/** Says that a share without a log-in plays no playlist. */
export function warnOfPlaylist(playlist: string): void {
  warn('playlist', playlist, [], NO_LOG_IN);
}

function takeRotation(search: string, page: Document): void {
  const rotate = new URLSearchParams(search).get('rotate');
  if (rotate !== null && !ROTATIONS.includes(rotate)) warn('rotate', rotate, ROTATIONS);
  const rotation = rotationOf(search);
  if (rotation !== 0) turnBox(page.body, rotation);
}

function warn(key: string, asked: string, known: readonly string[], why?: { zh: string; en: string }): void {
  // oxlint-disable-next-line no-console -- whoever writes the address looks there; the wall shows its picture
  console.warn(
    known.length === 0 && why
      ? `AJ Report: ${why.zh}，地址中的 ${key}=${asked} 已忽略。` +
          ` ${key}=${asked} of this address is left out: ${why.en}.`
      : `AJ Report: 地址中的 ${key}=${asked} 无法识别，已忽略，可用的值：${known.join('、')}。` +
          ` This address has ${key}=${asked}, which is not known and left out. Known: ${known.join(', ')}.`,
  );
}
