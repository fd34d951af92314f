import { expect } from '@esm-bundle/chai';
import { queueDrawing, showAfterDrawing } from './drawing-queue.ts';
import { until } from '../testing/until.testing.ts';

/** ms that a job of these tests takes on the clock that stands still between them */
const JOB_MS = 10;

/** Jobs that were run, by turn of the event loop: a microtask runs only when a turn is over. */
class TurnLog {
  readonly turns: string[][] = [];
  #current: string[] | undefined;

  note(name: string): void {
    if (!this.#current) {
      this.#current = [];
      this.turns.push(this.#current);
      queueMicrotask(() => {
        this.#current = undefined;
      });
    }
    this.#current.push(name);
  }

  get count(): number {
    return this.turns.flat().length;
  }
}

describe('the drawing queue', () => {
  let log: TurnLog;
  let now: number;

  const job = (name: string) => () => {
    now += JOB_MS;
    log.note(name);
  };

  beforeEach(() => {
    log = new TurnLog();
    now = 0;
    performance.now = () => now;
  });
  afterEach(() => {
    delete (performance as Partial<Performance>).now;
  });

  it('shows what was drawn after the first slice of a page, then seldom, and the rest at the end', async () => {
    const shown: number[] = [];
    const drawAndShow = () => {
      job('a')();
      showAfterDrawing(() => shown.push(log.count));
    };
    for (let count = 0; count < 160; count++) queueDrawing(drawAndShow);
    await until(() => shown.length === 160, 'all is shown');
    // Fifty jobs take 500 ms; after 108 of them fewer are left than wait to be shown.
    expect([...new Set(shown)]).to.deep.equal([4, 56, 160]);
    for (let count = 0; count < 160; count++) queueDrawing(drawAndShow);
    await until(() => shown.length === 320, 'all is shown again');
    expect([...new Set(shown)].slice(3)).to.deep.equal([212, 264, 320]);
  });

  it('draws in order, a slice of 40 ms a turn', async () => {
    for (const name of 'abcdefgh') queueDrawing(job(name));
    expect(log.count).to.equal(0);
    await until(() => log.count === 8, 'all jobs have run');
    expect(log.turns).to.deep.equal([
      ['a', 'b', 'c', 'd'],
      ['e', 'f', 'g', 'h'],
    ]);
  });

  it('lets what else waits have its turn between two slices', async () => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => log.note('input'));
    port1.start();
    for (const name of 'abcdefgh') queueDrawing(job(name));
    port2.postMessage(null);
    await until(() => log.count === 9, 'all jobs have run');
    expect(log.turns).to.deep.equal([['a', 'b', 'c', 'd'], ['input'], ['e', 'f', 'g', 'h']]);
    port1.close();
  });

  it('leaves out what was taken back, and goes on when it was idle', async () => {
    queueDrawing(job('a'));
    queueDrawing(job('b'))();
    await until(() => log.count === 1, 'the first job has run');
    queueDrawing(job('c'));
    await until(() => log.count === 2, 'the later job has run');
    expect(log.turns.flat()).to.deep.equal(['a', 'c']);
  });
});
