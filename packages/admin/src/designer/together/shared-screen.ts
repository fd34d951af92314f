import {
  applyEdit,
  editBetween,
  fieldsOf,
  isSameField,
  isSameValue,
  valueAt,
  type FieldPath,
  type NormalScreen,
  type OrderedEdit,
  type ScreenEdit,
} from '@aj-report/contract';
import { toPieces } from './edit-pieces.ts';
import type { SentEdit } from './sent-edit.ts';

/** A field that two have written without knowing of each other. */
export interface Conflict {
  readonly at: FieldPath;
  readonly mine: unknown;
  readonly theirs: unknown;
  readonly by: string;
  /** Which of both the screen has now. */
  readonly holds: 'mine' | 'theirs';
}

/** What came of an edit of the room. */
export interface Merged {
  readonly screen: NormalScreen;
  /** Fields that others wrote, and that no own edit writes after them. */
  readonly fields: readonly FieldPath[];
  readonly conflicts: readonly Conflict[];
}

/**
 * A screen as the room has it, with own edits on top. The service puts all edits into one order, so that everybody
 * comes to the same screen by applying them in it; own ones that are not in it yet are applied last.
 */
export class SharedScreen {
  /** The last edit of the room that is known. */
  seq: number;
  /** Newest saved screen that is known, and the last edit that it has. */
  base: NormalScreen;
  baseSeq: number;
  /** Own edits since the base, in the order of the room. */
  own: readonly OrderedEdit[] = [];
  private confirmed: NormalScreen;
  /** The confirmed screen with what is on its way. */
  private known: NormalScreen;
  private sent: readonly SentEdit[];
  /** The last edit that was known when something was changed first that is not sent yet. */
  private touchedAt: number | undefined;
  /** Edits of the room since the base. */
  private log: readonly OrderedEdit[] = [];

  /** @param sent edits that may have arrived, or not */
  constructor(base: NormalScreen, baseSeq: number, sent: readonly SentEdit[] = []) {
    this.base = base;
    this.sent = sent;
    this.baseSeq = baseSeq;
    this.seq = baseSeq;
    this.confirmed = base;
    this.known = this.withSent();
  }

  /** The screen with what the room has, and nothing else. */
  get ordered(): NormalScreen {
    return this.confirmed;
  }

  /** Own edits that are on their way. */
  get waiting(): readonly SentEdit[] {
    return this.sent;
  }

  /** What of the shown screen nobody else has. */
  localOf(shown: NormalScreen): ScreenEdit {
    return editBetween(this.known, shown);
  }

  /** Something is changed: what arrives from now on was not known. */
  touch(): void {
    this.touchedAt ??= this.seq;
  }

  /** Takes what is new of the shown screen as edits to be sent: one, unless it is too large for that. */
  send(shown: NormalScreen, nextId: () => string): readonly SentEdit[] {
    const edit = this.localOf(shown);
    const seen = this.touchedAt ?? this.seq;
    this.touchedAt = undefined;
    const sent = toPieces(edit).map((piece) => ({ editId: nextId(), seen, edit: piece }));
    this.sent = [...this.sent, ...sent];
    this.known = applyEdit(this.known, edit);
    return sent;
  }

  /** The service refused what was sent: it is not sent yet. */
  recall(): void {
    for (const { seen } of this.sent) this.touchedAt = Math.min(seen, this.touchedAt ?? seen);
    this.sent = [];
    this.known = this.confirmed;
  }

  /** The next edit of the room arrives. `shown` is the screen with all that is own. */
  take(next: OrderedEdit, clientId: string, shown: NormalScreen): Merged {
    if (next.seq <= this.seq) return { screen: shown, fields: [], conflicts: [] };
    this.seq = next.seq;
    this.log = [...this.log, next];
    if (next.clientId === clientId) {
      this.arrive(next);
      return { screen: shown, fields: [], conflicts: [] };
    }
    const local = this.localOf(shown);
    const pending = [...this.sent.flatMap(({ edit }) => edit), ...local];
    this.confirmed = applyEdit(this.confirmed, next.edit);
    this.known = this.withSent();
    const screen = applyEdit(this.known, local);
    const conflicts = this.conflictsWith(next, pending, { before: shown, after: screen });
    const mine = fieldsOf(pending);
    const fields = fieldsOf(next.edit).filter((field) => !mine.some((own) => isSameField(own, field)));
    return { screen, fields, conflicts };
  }

  /** An edit that was sent is in the base already. */
  forget(editId: string): void {
    this.sent = this.sent.filter((one) => one.editId !== editId);
    this.known = this.withSent();
  }

  /** Somebody saved what the room had after an edit. */
  saved(revision: number, seq: number): void {
    const included = this.log.filter((edit) => edit.seq <= seq);
    this.base = { ...included.reduce((screen, { edit }) => applyEdit(screen, edit), this.base), revision };
    this.baseSeq = seq;
    this.log = this.log.filter((edit) => edit.seq > seq);
    this.own = this.own.filter((edit) => edit.seq > seq);
  }

  private arrive(edit: OrderedEdit): void {
    const [first, ...others] = this.sent;
    this.own = [...this.own, edit];
    if (first?.editId === edit.editId && others.length === 0) this.confirmed = this.known;
    else this.confirmed = applyEdit(this.confirmed, edit.edit);
    this.sent = this.sent.filter((one) => one.editId !== edit.editId);
    this.known = this.withSent();
  }

  private withSent(): NormalScreen {
    return this.sent.reduce((screen, { edit }) => applyEdit(screen, edit), this.confirmed);
  }

  private conflictsWith(
    { edit, seen, name }: OrderedEdit,
    pending: ScreenEdit,
    { before, after }: { readonly before: NormalScreen; readonly after: NormalScreen },
  ): Conflict[] {
    // What is in the room already, and they did not know of: theirs is the later one.
    const unknown = this.own.filter((own) => own.seq > seen).flatMap((own) => own.edit);
    const asTheirs = applyEdit(before, edit);
    return commonFields([...pending, ...unknown], edit).flatMap((at) => {
      const [mine, theirs] = [valueAt(before, at), valueAt(asTheirs, at)];
      if (isSameValue(mine, theirs)) return [];
      const holds = isSameValue(valueAt(after, at), theirs) ? 'theirs' : 'mine';
      return [{ at, mine, theirs, by: name, holds } as const];
    });
  }
}

/** Fields of one edit that the other writes too; an entry that one removes counts for all its fields. */
export function commonFields(mine: ScreenEdit, theirs: ScreenEdit): FieldPath[] {
  const others = fieldsOf(theirs);
  const met = fieldsOf(mine).flatMap((field) => {
    const other = others.find((one) => isSameField(one, field));
    if (!other) return [];
    return [other.length < field.length ? other : field];
  });
  return [...new Map(met.map((field) => [field.join('\n'), field])).values()];
}
