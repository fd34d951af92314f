import { expect } from '@esm-bundle/chai';
import { LitElement } from 'lit';
import { Turns } from './turns.ts';
import { until } from '../testing/until.testing.ts';

class Round extends LitElement {
  readonly turns = new Turns(this);
}
customElements.define('test-round', Round);

const FAST = { count: 3, intervalMs: 20, isPaused: false };

async function show(): Promise<Round> {
  const element = new Round();
  element.style.cssText = 'display:block;height:10px';
  document.body.append(element);
  await element.updateComplete;
  return element;
}

describe('turns', () => {
  afterEach(() => document.body.replaceChildren());

  it('go round and round', async () => {
    const { turns } = await show();
    turns.run(FAST);
    await until(() => turns.current === 2, 'the last has its turn');
    await until(() => turns.current === 0, 'the first has it again');
    expect(turns.previous).to.equal(2);
  });

  it('go beyond the ends by hand', async () => {
    const { turns } = await show();
    turns.run({ ...FAST, intervalMs: 0 });
    turns.go(-1);
    expect(turns.current).to.equal(2);
    turns.go(3);
    expect(turns.current).to.equal(0);
    expect(turns.isRunning).to.equal(false);
  });

  it('rest while held, while designed, alone and out of the page', async () => {
    const element = await show();
    const { turns } = element;
    turns.run(FAST);
    turns.hold(true);
    expect(turns.isRunning).to.equal(false);
    turns.hold(false);
    expect(turns.isRunning).to.equal(true);
    turns.run({ ...FAST, isPaused: true });
    expect(turns.isRunning).to.equal(false);
    turns.run({ ...FAST, count: 1 });
    expect(turns.isRunning).to.equal(false);
    turns.run(FAST);
    element.remove();
    expect(turns.isRunning).to.equal(false);
  });

  it('rest where nobody sees them', async () => {
    const element = await show();
    element.turns.run(FAST);
    element.style.marginTop = '9000px';
    await until(() => element.turns.isAsleep, 'it is asleep');
    expect(element.turns.isRunning).to.equal(false);
  });

  it('begin anew when the place of the turn is gone', async () => {
    const { turns } = await show();
    turns.run({ ...FAST, intervalMs: 0 });
    turns.go(2);
    turns.run({ ...FAST, intervalMs: 0, count: 2 });
    expect(turns.current).to.equal(0);
  });
});
