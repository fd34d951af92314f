import { expect } from '@esm-bundle/chai';
import { until } from '../../kit/testing/until.testing.ts';
import { AjGeoMap } from './geo-map.element.ts';
import { readSampleMap } from './sample-source.ts';

const SIZE = { width: 640, height: 480 };

async function show(values: Partial<AjGeoMap>): Promise<AjGeoMap> {
  const element = new AjGeoMap();
  Object.assign(element, values);
  element.style.cssText = `width:${SIZE.width}px;height:${SIZE.height}px`;
  document.body.append(element);
  await until(() => element.renderRoot.querySelector('.aj-chart canvas') !== null, 'the map is drawn');
  return element;
}

function click(element: AjGeoMap, x: number, y: number): void {
  const canvas = element.renderRoot.querySelector('.aj-chart canvas')!;
  const box = canvas.getBoundingClientRect();
  for (const type of ['mousemove', 'mousedown', 'mouseup', 'click']) {
    const place = { clientX: box.left + x, clientY: box.top + y, bubbles: true, composed: true, button: 0 };
    canvas.parentElement!.dispatchEvent(new MouseEvent(type, place));
  }
}

describe('the map element', () => {
  afterEach(() => document.body.replaceChildren());

  it('drills down where a region has a map, tells the region, and leads back', async () => {
    const element = await show({});
    expect(element.shownMapCode).to.equal('990000');
    const received: unknown[] = [];
    element.addEventListener('aj-select', (event) => received.push((event as CustomEvent).detail));
    // The middle of the island: 云麓市, which has a map of its own.
    click(element, SIZE.width * 0.52, SIZE.height * 0.42);
    await until(() => element.shownMapCode === '990300', 'the map of the city is open');
    expect(received[0]).to.include({ name: '云麓市', value: 1104, code: '990300' });
    await element.updateComplete;
    const way = element.renderRoot.querySelector('.way')!;
    expect(way.textContent).to.match(/全图\s*›\s*云麓市/);
    way.querySelector('button')!.click();
    await until(() => element.shownMapCode === '990000', 'the whole map is back');
    expect(received[1]).to.equal(null);
    await element.updateComplete;
    expect(element.renderRoot.querySelector('.way')).to.equal(null);
  });

  it('only tells the region where drilling is switched off', async () => {
    const element = await show({ isDrill: false });
    const received = new Promise<CustomEvent>((resolve) =>
      element.addEventListener('aj-select', (event) => resolve(event as CustomEvent), { once: true }),
    );
    click(element, SIZE.width * 0.52, SIZE.height * 0.42);
    expect((await received).detail).to.include({ name: '云麓市' });
    await element.updateComplete;
    expect(element.shownMapCode).to.equal('990000');
  });

  it('asks its source for the map by code, and says when there is none', async () => {
    const asked: string[] = [];
    const element = await show({
      map: 'own',
      mapSource: (code) => {
        asked.push(code);
        return code === 'own' ? Promise.resolve(readSampleMap('990100')) : Promise.reject(new Error('没有这张地图'));
      },
    });
    expect(asked).to.deep.equal(['own']);
    expect(element.shownMapCode).to.equal('990100');
    element.map = 'gone';
    await until(() => element.renderRoot.textContent?.includes('没有这张地图') === true, 'the reason is shown');
  });

  it('draws no sample in the place of a map that was named and that nobody gives', async () => {
    const map = new AjGeoMap();
    Object.assign(map, { map: 'china', rows: [{ name: '北京', value: 1 }] });
    const failed = new Promise((resolve) => map.addEventListener('aj-widget-error', resolve, { once: true }));
    document.body.append(map);
    await failed;
    await map.updateComplete;
    expect(map.shownMapCode).to.equal('');
    expect(map.renderRoot.textContent).to.contain('没有编码为 china 的地图');
  });

  it('draws a map that was replaced when it looks again, and keeps what it has when that fails', async () => {
    const [before, after] = [readSampleMap('990100'), readSampleMap('990300')].map((map) => ({
      ...map,
      mapCode: 'own',
    }));
    let source = () => Promise.resolve(before!);
    const element = await show({ map: 'own', mapSource: () => source(), rows: [{ 地区: '云台', 旅客量: 5 }] });
    const note = () => element.renderRoot.querySelector('.note')?.textContent;
    await until(() => note() === '1 个名称未识别：云台', 'the first map does not know the region');
    source = () => Promise.reject(new Error('没有网络'));
    await element.checkMap();
    await element.updateComplete;
    expect(note()).to.equal('1 个名称未识别：云台');
    source = () => Promise.resolve(after!);
    await element.checkMap();
    await until(() => note() === undefined, 'the second map knows it');
  });

  it('tells names that the map does not have', async () => {
    const element = await show({
      rows: [
        { 地区: '火星', 旅客量: 3 },
        { 地区: '星港', 旅客量: 5 },
      ],
    });
    await element.updateComplete;
    expect(element.renderRoot.querySelector('.note')?.textContent).to.equal('1 个名称未识别：火星');
  });
});
