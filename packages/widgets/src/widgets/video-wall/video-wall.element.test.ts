import { expect } from '@esm-bundle/chai';
import { decoderLoad } from '../../kit/media/decoder-budget.ts';
import { recordVideo } from '../../kit/media/record-video.testing.ts';
import type { AjStreamView } from '../../kit/media/stream-view.ts';
import { stylePage } from '../../kit/testing/page-style.testing.ts';
import { until } from '../../kit/testing/until.testing.ts';
import { AjVideoWall } from './video-wall.element.ts';

const mapping = ['src', 'name'].map((role) => ({ role, field: role }));

async function show(values: Partial<AjVideoWall>): Promise<AjVideoWall> {
  const element = new AjVideoWall();
  Object.assign(element, { mapping, ...values });
  document.body.append(element);
  await element.updateComplete;
  return element;
}

function viewsOf(element: AjVideoWall): AjStreamView[] {
  return [...element.renderRoot.querySelectorAll<AjStreamView>('aj-stream-view')];
}

describe('the video wall element', () => {
  let address = '';
  const rows = (count: number) => Array.from({ length: count }, (_, i) => ({ src: address, name: `相机 ${i + 1}` }));
  before(async () => {
    address = await recordVideo();
  });
  afterEach(() => {
    stylePage('');
    document.body.replaceChildren();
  });

  it('plays the tiles of its page and no others', async () => {
    const element = await show({ rows: rows(6), interval: 0 });
    expect(viewsOf(element).map(({ caption }) => caption)).to.deep.equal(['相机 1', '相机 2', '相机 3', '相机 4']);
    await until(() => viewsOf(element).every(({ streamState }) => streamState.status === 'live'), 'all are live');
    element.renderRoot.querySelector<HTMLButtonElement>('.arrow[data-way="1"]')!.click();
    await element.updateComplete;
    expect(viewsOf(element).map(({ caption }) => caption)).to.deep.equal(['相机 5', '相机 6']);
    await until(() => decoderLoad().used === 2, 'the others have stopped');
  });

  it('shows where streams may be added by a sign alone', async () => {
    const element = await show({ rows: rows(3), interval: 0 });
    const vacant = [...element.renderRoot.querySelectorAll('.vacant')];
    expect(vacant.map((tile) => [tile.querySelectorAll('svg').length, tile.textContent?.trim()])).to.deep.equal([
      [1, ''],
    ]);
  });

  it('says on a dark tile that an address is refused, also in a light theme', async () => {
    const element = await show({ theme: 'light', rows: [{ src: 'rtsp://10.0.0.1/1', name: '旧' }], interval: 0 });
    const { backgroundColor, color } = getComputedStyle(element.renderRoot.querySelector('.tile .placeholder')!);
    expect([backgroundColor, color]).to.deep.equal(['rgba(0, 0, 0, 0)', 'rgba(255, 255, 255, 0.72)']);
  });

  it('lets a page style picture and title of every tile', async () => {
    stylePage('aj-video-wall::part(video) { object-fit: fill } aj-video-wall::part(caption) { letter-spacing: 3px }');
    const element = await show({ rows: rows(2), interval: 0, objectFit: 'cover' });
    const views = viewsOf(element);
    await Promise.all(views.map(({ updateComplete }) => updateComplete));
    const styles = (part: string) =>
      views.map(({ renderRoot }) => getComputedStyle(renderRoot.querySelector(`[part=${part}]`)!));
    expect(styles('video').map(({ objectFit }) => objectFit)).to.deep.equal(['fill', 'fill']);
    expect(styles('caption').map(({ letterSpacing }) => letterSpacing)).to.deep.equal(['3px', '3px']);
  });

  it('writes names whole in tiles of a few px, on two lines if need be', async () => {
    const names = ['Loading dock 1', 'Compressors', 'Finished goods A', '成品库南门一号'];
    const wall = { rows: names.map((name) => ({ src: address, name })), layout: 16, interval: 0 } as const;
    const element = await show(wall);
    element.style.cssText = 'width:200px;height:120px';
    const titleOf = (view: AjStreamView) => view.renderRoot.querySelector<HTMLElement>('[part=caption]')!;
    await until(() => viewsOf(element).every((view) => view.offsetWidth < 60), 'tiles are small');
    const fits = ({ scrollWidth, scrollHeight, clientWidth, clientHeight }: HTMLElement) =>
      scrollWidth === clientWidth && scrollHeight === clientHeight;
    await until(() => viewsOf(element).every((view) => fits(titleOf(view))), 'names are whole');
    for (const view of viewsOf(element)) {
      const title = titleOf(view);
      const words = document.createRange();
      words.selectNodeContents(title);
      const [tile, text] = [view.getBoundingClientRect(), words.getBoundingClientRect()];
      // What a face keeps above its letters is higher than its line.
      expect(text.top).to.be.at.least(tile.top - 2);
      expect(text.bottom).to.be.at.most(tile.bottom);
    }
  });

  it('enlarges a tile, stops those that it covers, and tells which it was', async () => {
    const element = await show({ rows: rows(4), interval: 0 });
    await until(() => decoderLoad().used === 4, 'all play');
    const received: unknown[] = [];
    element.addEventListener('aj-select', (event) => received.push((event as CustomEvent).detail));
    const cover = () => element.renderRoot.querySelectorAll<HTMLButtonElement>('.cover')[1]!;
    cover().click();
    await until(() => decoderLoad().used === 1, 'one plays');
    expect(viewsOf(element).map(({ active }) => active)).to.deep.equal([false, true, false, false]);
    cover().click();
    await until(() => decoderLoad().used === 4, 'all play again');
    expect(received[0]).to.deep.equal({ name: '相机 2', value: address, row: 2 });
  });

  it('turns its pages by itself', async () => {
    const element = await show({ rows: rows(2), layout: 1, interval: 0.1 });
    await until(() => viewsOf(element)[0]?.caption === '相机 2', 'the second has its turn');
  });

  it('decodes nothing off-screen, while designed and out of the page', async () => {
    const element = await show({ rows: rows(4), interval: 0 });
    await until(() => decoderLoad().used === 4, 'all play');
    element.style.marginTop = '9000px';
    await until(() => decoderLoad().used === 0, 'none plays');
    element.remove();
    const designed = await show({ rows: rows(4), mode: 'edit' });
    expect(viewsOf(designed).some(({ active }) => active)).to.equal(false);
  });

  it('leaves no more tiles than decoders to play at once', async () => {
    const first = await show({ rows: rows(16), layout: 16, interval: 0 });
    const second = await show({ rows: rows(4), interval: 0 });
    await until(() => decoderLoad().used + decoderLoad().waiting === 20, 'all have asked');
    expect(decoderLoad()).to.deep.equal({ used: 16, waiting: 4 });
    first.remove();
    await until(() => decoderLoad().used === 4, 'the others have their turn');
    second.remove();
  });
});
