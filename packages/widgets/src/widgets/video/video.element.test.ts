import { expect } from '@esm-bundle/chai';
import { stylePage } from '../../kit/testing/page-style.testing.ts';
import { AjVideo } from './video.element.ts';

async function show(values: Partial<AjVideo>): Promise<AjVideo> {
  const element = new AjVideo();
  Object.assign(element, values);
  document.body.append(element);
  await element.updateComplete;
  return element;
}

/** A second of a moving canvas, recorded here: no file is needed. */
async function record(): Promise<string> {
  const canvas = document.createElement('canvas');
  const pen = canvas.getContext('2d')!;
  const recorder = new MediaRecorder(canvas.captureStream(20));
  const parts: Blob[] = [];
  recorder.ondataavailable = ({ data }) => parts.push(data);
  const done = new Promise((resolve) => {
    recorder.onstop = resolve;
  });
  recorder.start();
  for (let i = 0; i < 10; i++) {
    pen.fillRect(i * 10, 0, 10, 50);
    await new Promise((resolve) => setTimeout(resolve, 40));
  }
  recorder.stop();
  await done;
  return URL.createObjectURL(new Blob(parts, { type: recorder.mimeType }));
}

function playerOf(element: AjVideo): HTMLVideoElement {
  return element.renderRoot.querySelector('video')!;
}

async function until(isDone: () => boolean): Promise<void> {
  while (!isDone()) await new Promise((resolve) => setTimeout(resolve, 20));
}

describe('the video element', () => {
  let address = '';
  before(async () => {
    address = await record();
  });
  afterEach(() => {
    stylePage('');
    document.body.replaceChildren();
  });

  it('lets a page style its picture, before what properties say', async () => {
    stylePage('aj-video::part(video) { object-fit: fill; border-radius: 7px }');
    const element = await show({ videoAddress: '/not-there.webm', objectFit: 'cover', borderRadius: 2 });
    const { objectFit, borderRadius } = getComputedStyle(playerOf(element));
    expect([objectFit, borderRadius]).to.deep.equal(['fill', '7px']);
  });

  it('starts by itself, muted', async () => {
    const element = await show({ videoAddress: address, autoplay: true, isLoop: true });
    await until(() => !playerOf(element).paused && playerOf(element).readyState >= 2);
    expect(playerOf(element).muted).to.equal(true);
    expect(playerOf(element).loop).to.equal(true);
  });

  it('waits for its reader otherwise, with sound', async () => {
    const element = await show({ videoAddress: address });
    await until(() => playerOf(element).readyState >= 1);
    expect(playerOf(element).paused).to.equal(true);
    expect(playerOf(element).muted).to.equal(false);
    expect(playerOf(element).controls).to.equal(true);
  });

  it('rests while nobody sees it', async () => {
    const element = await show({ videoAddress: address, autoplay: true, isLoop: true });
    await until(() => !playerOf(element).paused);
    element.style.marginTop = '9000px';
    await until(() => playerOf(element).paused);
  });

  it('does not play while it is designed', async () => {
    const element = await show({ videoAddress: address, autoplay: true, mode: 'edit' });
    await until(() => playerOf(element).readyState >= 1);
    expect(playerOf(element).paused).to.equal(true);
  });

  it('says what to do without an address, and that an address does not play', async () => {
    const empty = await show({ mode: 'edit' });
    expect(empty.renderRoot.querySelector('.placeholder')?.textContent).to.contain('视频地址');
    const broken = await show({ videoAddress: '/not-there.mp4' });
    await until(() => broken.renderRoot.querySelector('.placeholder') !== null);
    expect((await show({})).renderRoot.querySelector('.aj-drawing')?.children).to.have.length(0);
  });
});
