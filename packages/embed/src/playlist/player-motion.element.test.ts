import { expect } from '@esm-bundle/chai';
import { whenEntered } from '../when-entered.ts';
import { moveIn } from './player-motion.ts';

describe('a swap on a wall', () => {
  let box: HTMLElement;
  beforeEach(() => {
    box = document.createElement('div');
    box.attachShadow({ mode: 'open' });
    document.body.append(box);
  });
  afterEach(() => box.remove());

  it('waits for widgets that come in, and for nothing else that moves', async () => {
    const stage = document.createElement('aj-stage');
    const root = stage.shadowRoot ?? stage.attachShadow({ mode: 'open' });
    const [widget, marquee] = [document.createElement('p'), document.createElement('p')];
    box.shadowRoot!.append(stage);
    root.append(widget, marquee);
    marquee.animate([{ opacity: 0 }, { opacity: 1 }], { duration: 100, iterations: Number.POSITIVE_INFINITY });
    await whenEntered(box);
    const entrance = widget.animate([{ opacity: 0 }, {}], { id: 'aj-entrance', duration: 150, delay: 50 });
    await whenEntered(box);
    expect(entrance.playState).to.equal('finished');
    // One that is taken away meanwhile holds nothing up.
    const gone = widget.animate([{ opacity: 0 }, {}], { id: 'aj-entrance', duration: 60_000 });
    const waiting = whenEntered(box);
    gone.cancel();
    await waiting;
  });

  it('fades, slides or comes at once, and leaves nothing moving', async () => {
    const frames: string[] = [];
    const animate = box.animate.bind(box);
    box.animate = (keyframes, options) => {
      frames.push(Object.keys((keyframes as Keyframe[])[0]!).join());
      return animate(keyframes, options);
    };
    await moveIn('none', box);
    expect(frames).to.deep.equal([]);
    await moveIn('fade', box);
    await moveIn('slide', box);
    expect(frames).to.deep.equal(['opacity', 'transform']);
    expect(box.getAnimations()).to.deep.equal([]);
  });
});
