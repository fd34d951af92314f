import { expect } from '@esm-bundle/chai';
import '../widgets/hyperlink/hyperlink.element.ts';
import type { AjStage } from './aj-stage.ts';
import { AnsweringProvider, asking, screen, show, typed, widgetOf } from './stage.testing.ts';

const LINKAGE = [{ originId: 'a', targetId: 'b', paramsConfig: [{ originKey: 'city', targetKey: 'city' }] }];
const settled = () => new Promise((resolve) => setTimeout(resolve));

function choose(stage: AjStage, id: string, detail: unknown): boolean {
  const event = new CustomEvent('aj-select', { detail, bubbles: true, composed: true, cancelable: true });
  return widgetOf(stage, id).dispatchEvent(event);
}

function hear(target: EventTarget, ...types: string[]): CustomEvent[] {
  const heard: CustomEvent[] = [];
  for (const type of types) target.addEventListener(type, (event) => heard.push(event as CustomEvent));
  return heard;
}

describe('what a reader does in a stage', () => {
  afterEach(() => document.body.replaceChildren());

  it('comes with the row of the data, before anything comes of it', async () => {
    const linked = typed('a', { type: 'text', layerName: '城市', linkage: LINKAGE });
    const data = { dataType: 'static' as const, staticData: [{ city: '杭州' }, { city: '宁波' }] };
    const stage = await show(screen([{ ...linked, data }, asking('b', 's')]), { provider: new AnsweringProvider() });
    const heard = hear(document.body, 'aj-click', 'aj-select');
    choose(stage, 'a', { city: '宁波', row: 2, field: 'city' });
    const of = { id: 'a', payload: { city: '宁波', row: 2, field: 'city' } };
    expect(heard.map(({ type, detail }) => [type, detail]).slice(-2)).to.deep.equal([
      ['aj-click', { ...of, type: 'text', title: '城市', row: { city: '宁波' }, field: 'city' }],
      ['aj-select', of],
    ]);
  });

  it('comes to nothing where the page cancels it', async () => {
    const provider = new AnsweringProvider();
    const stage = await show(screen([typed('a', { linkage: LINKAGE }), asking('b', 's')]), { provider });
    stage.addEventListener('aj-click', (event) => event.preventDefault());
    const selects: unknown[] = [];
    stage.addEventListener('aj-select', (event) => selects.push((event as CustomEvent).detail));
    expect(choose(stage, 'a', { city: '宁波' })).to.equal(false);
    await settled();
    expect(provider.rounds).to.have.length(1);
    expect(selects).to.deep.equal([]);
  });

  describe('at a link', () => {
    const open = async () => {
      const setup = { text: '去', linkAddress: 'https://example.com/a?x=1', jumpMode: 'other' };
      const stage = await show(screen([typed('l', { type: 'hyperlink', setup })]));
      const link = stage.boxOf('l')!.querySelector('aj-hyperlink')!.renderRoot.querySelector('a')!;
      // No test leaves its page.
      const clicks: boolean[] = [];
      window.addEventListener(
        'click',
        (event) => {
          clicks.push(event.defaultPrevented);
          event.preventDefault();
        },
        { once: true },
      );
      return { stage, link, clicks };
    };

    it('comes with the address, and is followed', async () => {
      const { stage, link, clicks } = await open();
      const [heard] = [hear(stage, 'aj-navigate')];
      link.click();
      const detail = { id: 'l', type: 'hyperlink', title: '', row: null, field: '', payload: null };
      expect(heard.map((event) => event.detail)).to.deep.equal([
        { ...detail, href: 'https://example.com/a?x=1', target: '_blank' },
      ]);
      expect(clicks).to.deep.equal([false]);
    });

    it('is not followed where the page cancels it', async () => {
      const { stage, link, clicks } = await open();
      stage.addEventListener('aj-navigate', (event) => event.preventDefault());
      link.click();
      expect(clicks).to.deep.equal([true]);
    });
  });
});
