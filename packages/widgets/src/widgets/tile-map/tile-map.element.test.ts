import { expect } from '@esm-bundle/chai';
import { until } from '../../kit/testing/until.testing.ts';
import { AjTileMap } from './tile-map.element.ts';

async function show(values: Partial<AjTileMap>): Promise<AjTileMap> {
  const element = new AjTileMap();
  Object.assign(element, values);
  document.body.append(element);
  await until(() => element.renderRoot.querySelector('.cell') !== null, 'the cells are drawn');
  return element;
}

const rows = [
  { 地区: '广东', 销售额: 30 },
  { 地区: '火星', 销售额: 5 },
];

function cellOf(element: AjTileMap, name: string): SVGElement {
  const words = [...element.renderRoot.querySelectorAll('.words')];
  const at = words.findIndex(({ textContent }) => textContent?.includes(name));
  return element.renderRoot.querySelectorAll<SVGElement>('.cell')[at]!;
}

describe('the tile map element', () => {
  afterEach(() => document.body.replaceChildren());

  it('draws a cell for every province, and for every country when asked', async () => {
    const element = await show({ rows });
    expect(element.renderRoot.querySelectorAll('.cell')).to.have.length(34);
    element.scope = 'world';
    await until(() => element.renderRoot.querySelectorAll('.cell').length === 200, 'the world is drawn');
  });

  it('tells the region that is clicked, with its row', async () => {
    const element = await show({ rows });
    const received = new Promise<CustomEvent>((resolve) =>
      element.addEventListener('aj-select', (event) => resolve(event as CustomEvent), { once: true }),
    );
    cellOf(element, '广东')
      .querySelector('.face')!
      .dispatchEvent(new MouseEvent('click', { bubbles: true, composed: true }));
    expect((await received).detail).to.deep.equal({
      name: '广东',
      value: 30,
      seriesName: '销售额',
      row: rows[0],
      code: 'GD',
    });
  });

  it('tells value and name of the region under the pointer', async () => {
    const element = await show({ rows, language: 'en' });
    cellOf(element, 'GD')
      .querySelector('.face')!
      .dispatchEvent(new PointerEvent('pointerover', { bubbles: true, composed: true }));
    await element.updateComplete;
    expect(element.renderRoot.querySelector('.tip')?.textContent).to.match(/Guangdong\s+30/);
  });

  it('says what it shows and which names it does not know', async () => {
    const element = await show({ rows });
    expect(element.summary()).to.contain('格子地图，2 项').and.to.contain('1 个名称未识别：火星');
  });
});
