import { saveScreen, type NormalScreen, type ScreenDocument } from '@aj-report/contract';
import { call } from '../../api/call.ts';
import type { Designer } from '../designer.ts';
import { makePicture } from '../../screen/pictures.ts';
import { pinNameColours } from './pin-name-colours.ts';
import type { Saved, ScreenApi } from './save-store.ts';
import { screenApi } from './screen-api.ts';
import type { Seat } from '../together/room-line.ts';
import type { Together } from '../together/together.ts';

/** Who edits, and what is drawn there. */
interface Desk {
  readonly together: Together;
  readonly designer: Pick<Designer, 'stage'>;
}

const seen = ({ designer: { stage } }: Desk) => stage?.nameColours ?? {};

type Place = Seat & { readonly seq: number };

async function saveIn(screen: NormalScreen, together: Place): Promise<{ revision: number }> {
  const body = { ...(screen as ScreenDocument), publish: 0 as const, together };
  const saved = await call(saveScreen, { body, showErrorDialog: false });
  void makePicture(screen.reportCode, saved.revision);
  return saved;
}

/** Waits for word of a revision that another has saved. Resolves to whether it came. */
async function hearsOf(together: Together, after: number): Promise<boolean> {
  for (let tries = 0; tries < 50 && together.isLive && together.shown.revision <= after; tries++) {
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return together.shown.revision > after;
}

/**
 * Saves from within a room: all edits are in order first, and the others hear of it. Colours that names were seen to have
 * are pinned in what is stored; they are no edit.
 */
export function sharedSaves(deskOf: () => Desk): ScreenApi {
  let place: Place | undefined;

  async function save(screen: NormalScreen): Promise<Saved> {
    const together = deskOf().together;
    if (!place) {
      const { revision } = await screenApi.save(pinNameColours(screen, seen(deskOf())));
      together.noteSaved(screen, revision);
      return { revision };
    }
    const { revision } = await saveIn(pinNameColours(screen, seen(deskOf())), place).catch((reason: unknown) =>
      saveNext(together, screen, reason),
    );
    return { revision, isWhole: together.isWholeAt(place.seq) };
  }

  /** Another of the room was faster: what is here goes on from that. */
  async function saveNext(together: Together, screen: NormalScreen, reason: unknown): Promise<{ revision: number }> {
    if ((reason as { code?: unknown }).code !== 'screen/conflict') throw reason;
    if (!(await hearsOf(together, screen.revision))) throw reason;
    place = await together.settle();
    if (!place) throw reason;
    return saveIn(pinNameColours(together.shown, seen(deskOf())), place);
  }

  async function prepare(): Promise<void> {
    const together = deskOf().together;
    const { overdue } = together;
    if (overdue) {
      const screen = { ...overdue.screen, revision: together.shown.revision };
      // Where another was faster, the room takes more as well.
      await saveIn(screen, overdue.place).catch(() => undefined);
      await hearsOf(together, screen.revision);
    }
    place = await together.settle();
  }

  return { load: screenApi.load, prepare, save };
}
