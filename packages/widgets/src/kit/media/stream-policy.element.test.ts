import { expect } from '@esm-bundle/chai';
import { until } from '../testing/until.testing.ts';
import { makeHls } from './made-streams.testing.ts';
import { AjStreamView } from './stream-view.ts';

const policy = document.createElement('meta');
policy.httpEquiv = 'Content-Security-Policy';
policy.content = "connect-src 'self' blob: ws:";
document.head.append(policy);

async function show(kind: 'hls' | 'flv', url: string): Promise<AjStreamView> {
  const element = new AjStreamView();
  element.style.cssText = 'width:320px;height:180px';
  Object.assign(element, { source: { kind, url }, active: true, language: 'en' });
  document.body.append(element);
  await element.updateComplete;
  return element;
}

describe('a stream of another host under a strict policy', () => {
  const { canPlayType } = HTMLMediaElement.prototype;
  before(() => {
    // Without a player of its own for playlists, as most browsers are.
    HTMLMediaElement.prototype.canPlayType = function (this: HTMLMediaElement, type) {
      return type.includes('mpegurl') ? '' : canPlayType.call(this, type);
    };
  });
  after(() => {
    HTMLMediaElement.prototype.canPlayType = canPlayType;
  });
  afterEach(() => document.body.replaceChildren());

  for (const kind of ['hls', 'flv'] as const) {
    it(`says which origin has to be allowed, and nothing else of its address: ${kind}`, async () => {
      const element = await show(kind, `http://cameras.example:8080/secret/gate.${kind}?key=1`);
      await until(() => element.streamState.fault === 'policy', 'the policy is the fault');
      await element.updateComplete;
      expect(element.streamState.status).to.equal('failed');
      const said = element.renderRoot.querySelector('.state')?.textContent ?? '';
      expect(said).to.contain('http://cameras.example:8080;');
      expect(said).to.contain('AJ_MEDIA_ORIGINS');
      expect(said).not.to.contain('secret');
    });
  }

  it('plays what the policy allows after one that it refused', async () => {
    const element = await show('hls', 'http://cameras.example/gate.m3u8');
    await until(() => element.streamState.fault === 'policy', 'the policy is the fault');
    element.source = { kind: 'hls', url: await makeHls() };
    await until(() => element.streamState.status === 'live', 'the other one is live');
    expect(element.streamState.refusedOrigin).to.equal(undefined);
  });
});
