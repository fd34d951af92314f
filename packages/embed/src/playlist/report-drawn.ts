import type { Language, PlaylistShownItem } from '@aj-report/contract';
import type { ReportReady } from '../report-state.ts';
import type { ScreenDetail } from '../screen-detail.ts';
import type { FailureDetail } from '../state-event.ts';
import { whenEntered } from '../when-entered.ts';
import type { PartTurns, ReportTag } from './part-turns.ts';
import { playerText } from './player-texts.ts';

interface DrawnContext {
  readonly language: Language;
  readonly parts: PartTurns;
  /** A picture that was there is taken down, and why. */
  readonly onLost: (reason: string) => void;
}

/** Settles when all of a report can be seen: data, rows, and widgets that move in. Rejects with the reason why not. */
export function whenDrawn(
  tag: ReportTag,
  { kind, page }: PlaylistShownItem,
  { language, parts, onLost }: DrawnContext,
): Promise<void> {
  const isScreen = kind === 'screen';
  let isReady = false;
  return new Promise((resolve, reject) => {
    const take = (names: readonly string[]) => {
      if (page === '' || names.includes(page)) parts.take(names);
      else reject(new Error(playerText('pageGone', language, { page })));
    };
    tag.addEventListener('aj-load', (event) => {
      if (isScreen) take((event as CustomEvent<ScreenDetail>).detail.pages.map(({ id }) => id));
    });
    tag.addEventListener('aj-ready', (event) => {
      isReady = true;
      if (isScreen) return void whenEntered(tag).then(resolve);
      take((event as CustomEvent<ReportReady>).detail.sheets);
      resolve();
    });
    tag.addEventListener('aj-error', (event) => {
      const { name, message, isRetrying } = (event as CustomEvent<FailureDetail>).detail;
      const isAway = name === 'offline';
      if (!isReady) reject(new Error(isAway && !isScreen ? playerText('needsService', language) : message));
      // A silence of the service keeps the last picture; a refusal takes it down.
      else if (!isRetrying && !isAway) onLost(message);
    });
    tag.addEventListener('aj-password-needed', () => reject(new Error(playerText('hidden', language))));
  });
}
