import { turnBox } from './turned-box.ts';

const ROTATIONS = ['0', '90', '180', '270'];

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
  if (theme !== null) warn('theme', theme, []);
}

function takeRotation(search: string, page: Document): void {
  const rotate = new URLSearchParams(search).get('rotate');
  if (rotate !== null && !ROTATIONS.includes(rotate)) warn('rotate', rotate, ROTATIONS);
  const rotation = rotationOf(search);
  if (rotation !== 0) turnBox(page.body, rotation);
}

function warn(key: string, asked: string, known: readonly string[]): void {
  // oxlint-disable-next-line no-console -- whoever writes the address looks there; the wall shows its picture
  console.warn(
    known.length === 0
      ? `AJ Report: Excel 报表没有主题，地址中的 ${key}=${asked} 已忽略。` +
          ` Excel reports have no themes: ${key}=${asked} of this address is left out.`
      : `AJ Report: 地址中的 ${key}=${asked} 无法识别，已忽略，可用的值：${known.join('、')}。` +
          ` This address has ${key}=${asked}, which is not known and left out. Known: ${known.join(', ')}.`,
  );
}
