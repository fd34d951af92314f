import { applyEdit, editBetween, fieldsOf, type NormalScreen, type ScreenEdit } from '@aj-report/contract';
import { conflictsBetween } from './conflicts.ts';
import { SharedScreen, type Merged } from './shared-screen.ts';

/** What is here, and what the room goes on from. */
interface Joining {
  /** The saved screen that was gone on from here. */
  readonly former: NormalScreen;
  /** The saved screen that the room goes on from, after its edit `baseSeq`. */
  readonly base: NormalScreen;
  readonly baseSeq: number;
  /** What was shared with a room before; absent = it is the first time. */
  readonly shared: SharedScreen | undefined;
  readonly isSameRoom: boolean;
  readonly shown: NormalScreen;
}

interface Joined extends Merged {
  readonly shared: SharedScreen;
  /** Something done here is not in the base. */
  readonly hasOwn: boolean;
}

/** The screen as it is shared after joining a room: own work on top of what is saved there. */
export function join(joining: Joining): Joined {
  const { former, base, baseSeq, shared, isSameRoom, shown } = joining;
  const waiting = isSameRoom ? (shared?.waiting ?? []) : [];
  const local = shared?.localOf(shown) ?? editBetween(former, shown);
  const mine = isSameRoom ? [...waiting.flatMap(({ edit }) => edit), ...local] : ownWork(joining);
  return {
    shared: new SharedScreen(base, baseSeq, waiting),
    hasOwn: mine.length > 0,
    screen: applyEdit(base, mine),
    fields: fieldsOf(editBetween(former, base)),
    conflicts: conflictsBetween(mine, { base: former, shown, theirs: base }),
  };
}

/** Own work that is not in the screen which is gone on from. */
function ownWork({ former, base, shared, shown }: Joining): ScreenEdit {
  // Nobody has saved: what others did and nobody has any more is kept too.
  if (!shared || former.revision === base.revision) return editBetween(former, shown);
  return [...shared.own, ...shared.waiting].flatMap(({ edit }) => edit).concat(shared.localOf(shown));
}
