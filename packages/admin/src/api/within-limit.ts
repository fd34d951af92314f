import type { Language } from '@aj-report/contract';
import { currentLanguage } from '../i18n/language.ts';
import { translate } from '../i18n/i18n.ts';
import { toastWarning } from './toast.ts';

interface Named {
  readonly name: string;
}

/** Names that a message tells before it only counts. */
const NAMED_MAX = 5;

/** The first files for which there is room beside those that are held already, and the others. */
export function withinLimit<T extends Named>(
  files: readonly T[],
  limit: number,
  held = 0,
): { readonly taken: readonly T[]; readonly left: readonly T[] } {
  const room = Math.max(0, limit - held);
  return { taken: files.slice(0, room), left: files.slice(room) };
}

/** Files by their names, as a sentence lists them. */
export function namesOf(files: readonly Named[], language: Language): string {
  const names = files.slice(0, NAMED_MAX).map(({ name }) => name);
  const listed = names.join(language === 'zh' ? '、' : ', ');
  if (files.length <= NAMED_MAX) return listed;
  return language === 'zh' ? `${listed}…（${files.length}）` : `${listed} … (${files.length})`;
}

/** The files that an upload takes; those for which there is no room are named in a warning. */
export function takeFiles(files: readonly File[], limit: number, held = 0): readonly File[] {
  const { taken, left } = withinLimit(files, limit, held);
  if (left.length > 0)
    toastWarning(translate('upload.tooMany', { count: limit, names: namesOf(left, currentLanguage()) }));
  return taken;
}
