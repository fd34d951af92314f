import { toTable } from '@aj-report/contract';
import { expect } from '@esm-bundle/chai';
import { nextFrame } from '../../kit/testing/until.testing.ts';
import { AjRichText } from './rich-text.element.ts';

async function show(values: Partial<AjRichText>): Promise<AjRichText> {
  const element = new AjRichText();
  Object.assign(element, values);
  document.body.append(element);
  await element.updateComplete;
  await nextFrame();
  return element;
}

function nodesOf(element: AjRichText, selector: string): Element[] {
  return [...element.renderRoot.querySelectorAll(`.text ${selector}`)];
}

describe('the rich text element', () => {
  afterEach(() => document.body.replaceChildren());

  it('is built as nodes with the values of the first row', async () => {
    const table = toTable([{ 销售额: 9_854_000 }, { 销售额: 1 }]);
    const element = await show({ table, text: '# 简报\n完成 **{销售额|short}** 元' });
    expect(nodesOf(element, 'h1')[0]?.textContent).to.equal('简报');
    expect(nodesOf(element, 'strong')[0]?.textContent).to.equal('985.4万');
    expect(element.summary()).to.equal('简报 完成 985.4万 元');
  });

  it('shows markup of data as it is', async () => {
    const table = toTable([{ 备注: '<img src=x onerror=alert(1)> **a**' }]);
    const element = await show({ table, text: '{备注}' });
    expect(nodesOf(element, '*').map(({ localName }) => localName)).to.deep.equal(['p']);
    expect(nodesOf(element, 'p')[0]?.textContent).to.equal('<img src=x onerror=alert(1)> **a**');
  });

  it('links only to addresses that are allowed', async () => {
    const element = await show({ text: '[好](https://a.example/) [坏](javascript:alert(1)) [坏](data:text/html,x)' });
    const links = nodesOf(element, 'a') as HTMLAnchorElement[];
    expect(links.map(({ href, rel }) => [href, rel])).to.deep.equal([['https://a.example/', 'noopener noreferrer']]);
  });

  it('is written once a row when set to', async () => {
    const element = await show({
      table: toTable([{ a: 1 }, { a: 2 }, { a: 3 }]),
      text: '{a}',
      repeat: 'each',
      limit: 2,
    });
    expect(
      [...element.renderRoot.querySelectorAll('.text')].map(({ textContent }) => textContent?.trim()),
    ).to.deep.equal(['1', '2']);
  });

  it('becomes smaller until it fits', async () => {
    const element = await show({ text: '很长的文字'.repeat(80) });
    const frame = element.renderRoot.querySelector<HTMLElement>('.frame')!;
    expect(Number.parseFloat(frame.style.fontSize)).to.be.below(18);
    expect(frame.scrollHeight).to.be.at.most(frame.clientHeight + 1);
  });

  it('is scrolled rather than too small to be read', async () => {
    const element = await show({ text: '很长的文字'.repeat(400) });
    const frame = element.renderRoot.querySelector<HTMLElement>('.frame')!;
    expect(frame.style.fontSize).to.equal('9px');
    expect(frame.scrollHeight).to.be.above(frame.clientHeight);
  });

  it('becomes larger in a vast box, where nobody set its size', async () => {
    const sizeOf = async (values: Partial<AjRichText>) => {
      const element = await show(values);
      element.style.cssText = 'width:1200px;min-width:1200px;height:800px';
      element.requestUpdate();
      await element.updateComplete;
      await nextFrame();
      return element.renderRoot.querySelector<HTMLElement>('.frame')!.style.fontSize;
    };
    expect(await sizeOf({ text: 'a' })).to.equal('30px');
    expect(await sizeOf({ text: 'a', fontSize: 20 })).to.equal('20px');
  });

  it('needs no data without fields', async () => {
    const element = await show({ table: toTable([]), text: '通知' });
    expect(nodesOf(element, 'p')[0]?.textContent).to.equal('通知');
    element.text = '{a}';
    await element.updateComplete;
    expect(element.renderRoot.querySelector('.aj-drawing')?.hasAttribute('data-off')).to.equal(true);
  });
});
