import { AppError, normalizeScreen, type NormalScreen, type ScreenDocument } from '@aj-report/contract';
import { describe, expect, it } from 'vitest';
import { DocumentStore } from '../document/document-store.ts';
import { setDashboard } from '../document/operations.ts';
import { ScreenSaver, type ScreenApi } from './save-store.ts';

const LABEL = { zh: '改', en: 'Change' };

/** Keeps revisions by the service's own rule: a save must name the newest one. */
class RevisionShelf implements ScreenApi {
  readonly revisions: NormalScreen[] = [];
  isDown = false;
  private gate: Promise<void> = Promise.resolve();
  private release: () => void = () => {};

  /** Saves wait from now on, until the returned function is called. */
  hold(): () => void {
    this.gate = new Promise((resolve) => {
      this.release = resolve;
    });
    return () => this.release();
  }

  async load(): Promise<ScreenDocument> {
    const newest = this.revisions.at(-1) ?? normalizeScreen({ reportCode: 'r' });
    return { ...newest, revision: this.revisions.length } as ScreenDocument;
  }

  async save(screen: NormalScreen): Promise<{ revision: number }> {
    await this.gate;
    if (this.isDown) throw new Error('the service is down');
    const newest = this.revisions.length;
    if (screen.revision !== newest) throw new AppError('screen/conflict', { revision: newest, by: 'li', at: 'now' });
    this.revisions.push(screen);
    return { revision: newest + 1 };
  }
}

function open(shelf: RevisionShelf, revision = 0) {
  const document = new DocumentStore(normalizeScreen({ reportCode: 'r', revision }));
  const edit = (title: string): void => document.change(LABEL, setDashboard({ title }));
  return { document, edit, saver: new ScreenSaver(document, shelf) };
}

describe('saving', () => {
  it('stores a revision and clears the dirty mark', async () => {
    const shelf = new RevisionShelf();
    const { document, edit, saver } = open(shelf);
    edit('one');
    expect(await saver.save()).toBe(true);
    expect([document.isDirty, document.screen.revision, shelf.revisions[0]?.dashboard.title]).toEqual([
      false,
      1,
      'one',
    ]);
    edit('two');
    expect(await saver.save()).toBe(true);
    expect(document.screen.revision).toBe(2);
  });

  it('that is asked for twice at once makes one revision when nothing changed between', async () => {
    const shelf = new RevisionShelf();
    const { edit, saver } = open(shelf);
    edit('one');
    expect(await Promise.all([saver.save(), saver.save()])).toEqual([true, true]);
    expect(shelf.revisions).toHaveLength(1);
  });

  it('also stores what was edited while the first save was under way', async () => {
    const shelf = new RevisionShelf();
    const release = shelf.hold();
    const { document, edit, saver } = open(shelf);
    edit('one');
    const first = saver.save();
    edit('two');
    const second = saver.save();
    release();
    expect(await Promise.all([first, second])).toEqual([true, true]);
    expect(shelf.revisions.map((revision) => revision.dashboard.title)).toEqual(['one', 'two']);
    expect(document.isDirty).toBe(false);
  });

  it('keeps everything when the service fails, and works the next time', async () => {
    const shelf = new RevisionShelf();
    const { document, edit, saver } = open(shelf);
    edit('one');
    shelf.isDown = true;
    expect(await saver.save()).toBe(false);
    expect([document.isDirty, document.screen.dashboard.title]).toEqual([true, 'one']);
    expect(saver.store.getState()).toEqual({ kind: 'failed', message: 'the service is down' });
    shelf.isDown = false;
    expect(await saver.save()).toBe(true);
  });
});

describe('a conflict', () => {
  it('is reported with who and when, and saving over makes a new revision on top of theirs', async () => {
    const shelf = new RevisionShelf();
    const mine = open(shelf);
    const theirs = open(shelf);
    theirs.edit('theirs');
    await theirs.saver.save();
    mine.edit('mine');
    expect(await mine.saver.save()).toBe(false);
    expect(mine.saver.store.getState()).toMatchObject({ kind: 'conflict', message: expect.stringContaining('li') });
    expect(mine.document.screen.dashboard.title).toBe('mine');
    expect(await mine.saver.saveOver()).toBe(true);
    expect(shelf.revisions.map((revision) => revision.dashboard.title)).toEqual(['theirs', 'mine']);
    expect([mine.document.isDirty, mine.document.screen.revision]).toEqual([false, 2]);
  });
});
