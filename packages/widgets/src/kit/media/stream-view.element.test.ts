import { expect } from '@esm-bundle/chai';
import { until } from '../testing/until.testing.ts';
import { decoderLoad } from './decoder-budget.ts';
import type { StreamSource } from './stream-source.ts';
import { AjStreamView } from './stream-view.ts';
import { makeFlv, makeHls } from './made-streams.testing.ts';
import { recordVideo } from './record-video.testing.ts';

const violations: string[] = [];
document.addEventListener('securitypolicyviolation', ({ violatedDirective }) => violations.push(violatedDirective));
const policy = document.createElement('meta');
policy.httpEquiv = 'Content-Security-Policy';
policy.content = "style-src 'self'; worker-src 'none'; script-src 'self'; require-trusted-types-for 'script'";
document.head.append(policy);

async function show(source: StreamSource): Promise<AjStreamView> {
  const element = new AjStreamView();
  element.style.cssText = 'width:320px;height:180px';
  Object.assign(element, { source, active: true });
  document.body.append(element);
  await element.updateComplete;
  return element;
}

function saidBy(element: AjStreamView): string {
  return element.renderRoot.querySelector('[part=state]')?.textContent?.trim() ?? '';
}

describe('the view of a stream', () => {
  const { canPlayType } = HTMLMediaElement.prototype;
  let recorded = '';
  before(async () => {
    recorded = await recordVideo();
    // Without a player of its own for playlists, as most browsers are.
    HTMLMediaElement.prototype.canPlayType = function (this: HTMLMediaElement, type) {
      return type.includes('mpegurl') ? '' : canPlayType.call(this, type);
    };
  });
  after(() => {
    HTMLMediaElement.prototype.canPlayType = canPlayType;
  });
  afterEach(() => document.body.replaceChildren());

  it('plays muted and says that it is live', async () => {
    const element = await show({ kind: 'file', url: recorded });
    expect(element.streamState.status).to.equal('connecting');
    await until(() => element.streamState.status === 'live', 'it is live');
    await element.updateComplete;
    expect(element.renderRoot.querySelector('video')?.muted).to.equal(true);
    expect(element.renderRoot.querySelector('[part=live]')?.textContent).to.equal('直播');
    expect(saidBy(element)).to.equal('');
  });

  it('begins a file again that has ended', async () => {
    const element = await show({ kind: 'file', url: recorded });
    const video = element.renderRoot.querySelector('video')!;
    let times = 0;
    video.addEventListener('ended', () => times++);
    await until(() => times >= 2, 'it ended twice');
    expect(element.streamState.status).to.equal('live');
  });

  it('fetches and decodes nothing while it is not active', async () => {
    const element = await show({ kind: 'file', url: recorded });
    await until(() => element.streamState.status === 'live', 'it is live');
    expect(decoderLoad().used).to.equal(1);
    element.active = false;
    await element.updateComplete;
    expect(decoderLoad().used).to.equal(0);
    expect(element.renderRoot.querySelector('video')?.hasAttribute('src')).to.equal(false);
    element.active = true;
    await until(() => element.streamState.status === 'live', 'it is live again');
  });

  it('gives its decoder back when it is taken out of the page', async () => {
    const element = await show({ kind: 'file', url: recorded });
    element.remove();
    expect(decoderLoad()).to.deep.equal({ used: 0, waiting: 0 });
  });

  for (const kind of ['file', 'hls', 'flv'] as const) {
    it(`tries again what is not there, without telling its address: ${kind}`, async () => {
      const element = await show({ kind, url: new URL(`/secret-camera/not-there.${kind}`, location.href).href });
      await until(() => element.streamState.status === 'stalled', 'it has broken off');
      await element.updateComplete;
      expect(saidBy(element)).to.equal('画面中断，正在第 1 次重连');
      expect(element.renderRoot.textContent).not.to.contain('secret-camera');
      if (kind === 'file') await until(() => element.streamState.attempt === 2, 'it was tried again');
    });
  }

  for (const kind of ['hls', 'flv'] as const) {
    it(`says that it cannot play what is no stream: ${kind}`, async () => {
      const element = await show({ kind, url: URL.createObjectURL(new Blob(['<html>login</html>'.repeat(500)])) });
      const isOver = () => ['stalled', 'failed'].includes(element.streamState.status);
      await until(isOver, 'it has broken off or failed');
      expect(element.streamState.attempt).to.equal(1);
    });
  }

  for (const kind of ['hls', 'flv'] as const) {
    it(`plays a stream of the kind ${kind} with the library for it, under trusted types`, async () => {
      const url = await (kind === 'hls' ? makeHls() : makeFlv());
      const element = await show({ kind, url });
      await until(() => element.streamState.status === 'live', 'it is live');
      expect(element.renderRoot.querySelector('video')?.videoWidth).to.equal(160);
      expect(element.renderRoot.querySelector('video')?.src).to.match(/^blob:/);
      expect(violations).to.deep.equal([]);
    });
  }

  it('leaves playlists to a browser that plays them itself', async () => {
    const element = new AjStreamView();
    document.body.append(element);
    await element.updateComplete;
    const video = element.renderRoot.querySelector('video')!;
    video.canPlayType = () => 'maybe';
    Object.assign(element, { source: { kind: 'hls', url: recorded }, active: true });
    await until(() => video.src === recorded, 'the browser has the address itself');
  });

  it('plays a stream that comes after one that failed', async () => {
    const element = await show({ kind: 'file', url: '/not-there.webm' });
    await until(() => element.streamState.status === 'stalled', 'it has broken off');
    element.source = { kind: 'file', url: recorded };
    await until(() => element.streamState.status === 'live', 'the other one is live');
    expect(element.streamState.attempt).to.equal(0);
  });
});
