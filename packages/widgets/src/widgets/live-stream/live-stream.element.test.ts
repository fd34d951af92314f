import { toTable } from '@aj-report/contract';
import { expect } from '@esm-bundle/chai';
import { recordVideo } from '../../kit/media/record-video.testing.ts';
import type { AjStreamView } from '../../kit/media/stream-view.ts';
import { stylePage } from '../../kit/testing/page-style.testing.ts';
import { until } from '../../kit/testing/until.testing.ts';
import { AjLiveStream } from './live-stream.element.ts';

async function show(values: Partial<AjLiveStream>): Promise<AjLiveStream> {
  const element = new AjLiveStream();
  Object.assign(element, values);
  document.body.append(element);
  await element.updateComplete;
  return element;
}

function viewOf(element: AjLiveStream): AjStreamView | null {
  return element.renderRoot.querySelector('aj-stream-view');
}

describe('the live stream element', () => {
  let address = '';
  before(async () => {
    address = await recordVideo();
  });
  afterEach(() => {
    stylePage('');
    document.body.replaceChildren();
  });

  it('plays by itself and tells its states', async () => {
    const received: string[] = [];
    const listen = (event: Event): void => void received.push((event as CustomEvent<{ status: string }>).detail.status);
    document.body.addEventListener('aj-state', listen);
    const element = await show({ streamAddress: address, caption: '炉前' });
    await until(() => viewOf(element)?.streamState.status === 'live', 'it is live');
    document.body.removeEventListener('aj-state', listen);
    expect(received).to.deep.equal(['connecting', 'live']);
  });

  it('lets a page style picture, title and state, before what properties say', async () => {
    stylePage(`
      aj-live-stream::part(video) { object-fit: fill }
      aj-live-stream::part(caption) { letter-spacing: 3px }
      aj-live-stream::part(state) { letter-spacing: 4px }
      aj-live-stream::part(live) { letter-spacing: 5px }
    `);
    const element = await show({ streamAddress: address, caption: '炉前', objectFit: 'cover' });
    const styleOf = (part: string) => getComputedStyle(viewOf(element)!.renderRoot.querySelector(`[part=${part}]`)!);
    expect(styleOf('video').objectFit).to.equal('fill');
    expect(styleOf('caption').letterSpacing).to.equal('3px');
    expect(styleOf('state').letterSpacing).to.equal('4px');
    await until(() => viewOf(element)?.streamState.status === 'live', 'it is live');
    await viewOf(element)?.updateComplete;
    expect(styleOf('live').letterSpacing).to.equal('5px');
  });

  it('rests off-screen and while it is designed', async () => {
    const element = await show({ streamAddress: address });
    await until(() => viewOf(element)?.streamState.status === 'live', 'it is live');
    element.style.marginTop = '9000px';
    await until(() => viewOf(element)?.streamState.status === 'idle', 'it rests');
    const designed = await show({ streamAddress: address, mode: 'edit' });
    await designed.updateComplete;
    expect(viewOf(designed)?.active).to.equal(false);
  });

  it('takes address and title of the first row', async () => {
    const mapping = ['src', 'name'].map((role) => ({ role, field: role }));
    const element = await show({
      table: toTable([{ src: address, name: '南门' }]),
      mapping,
      streamAddress: '/other.flv',
    });
    expect(viewOf(element)?.source).to.deep.equal({ url: address, kind: 'file' });
    expect(element.summary()).to.equal('南门');
  });

  it('says what to do while it is designed without an address, and nothing on the wall', async () => {
    const designed = await show({ mode: 'edit' });
    expect(designed.renderRoot.querySelector('.placeholder')?.textContent).to.contain('视频流地址');
    const refused = await show({ mode: 'edit', streamAddress: 'rtsp://10.0.0.1/1' });
    expect(refused.renderRoot.querySelector('.placeholder')?.textContent).to.contain('不被允许');
    expect((await show({})).renderRoot.querySelector('.aj-drawing')?.children).to.have.length(0);
  });
});
