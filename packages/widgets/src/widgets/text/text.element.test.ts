import { toTable } from '@aj-report/contract';
import { expect } from '@esm-bundle/chai';
import { loadFigureFace } from '../../kit/theme/figure-face.ts';
import { nextFrame } from '../../kit/testing/until.testing.ts';
import { AjText } from './text.element.ts';

async function show(values: Partial<AjText>): Promise<AjText> {
  const element = new AjText();
  Object.assign(element, values);
  document.body.append(element);
  await element.updateComplete;
  return element;
}

function textOf(element: AjText): string {
  return element.renderRoot.querySelector('.text')?.textContent ?? '';
}

function frameOf(element: AjText): HTMLElement {
  return element.renderRoot.querySelector<HTMLElement>('.frame')!;
}

describe('the text element', () => {
  afterEach(() => document.body.replaceChildren());

  it('takes its properties from attributes in kebab-case', async () => {
    const element = document.createElement('aj-text') as AjText;
    element.setAttribute('text', '产量');
    element.setAttribute('font-size', '40');
    element.setAttribute('format-numbers', 'false');
    document.body.append(element);
    await element.updateComplete;
    expect(element.fontSize).to.equal(40);
    expect(element.formatNumbers).to.equal(false);
    expect(textOf(element)).to.equal('产量');
  });

  it('goes back to the default when an attribute is taken away', async () => {
    const element = await show({});
    element.setAttribute('font-size', '40');
    element.removeAttribute('font-size');
    expect(element.fontSize).to.equal(26);
  });

  it('shows the typed text without data, and the value of the first row with data', async () => {
    const element = await show({ text: '标题', joinText: ' 台' });
    expect(textOf(element)).to.equal('标题 台');
    element.table = toTable([{ 产量: 1234567.891 }, { 产量: 2 }]);
    await element.updateComplete;
    expect(textOf(element)).to.equal('1,234,567.89 台');
  });

  it('shows data as text, never as markup', async () => {
    const element = await show({ rows: [{ name: '<img src=x onerror=alert(1)>' }] });
    expect(textOf(element)).to.equal('<img src=x onerror=alert(1)>');
    expect(element.renderRoot.querySelector('img')).to.equal(null);
  });

  it('keeps line breaks when set to', async () => {
    const element = await show({ text: 'a\nb', whiteSpace: true });
    expect(getComputedStyle(frameOf(element)).whiteSpace).to.equal('pre-wrap');
  });

  it('takes the colours of the condition while it is met', async () => {
    const element = await show({ rows: [{ v: -3 }], useCondition: true, conditionOperator: '<', conditionValue: '0' });
    expect(getComputedStyle(frameOf(element)).color).to.equal('rgb(255, 0, 0)');
    element.rows = [{ v: 3 }];
    await element.updateComplete;
    expect(getComputedStyle(frameOf(element)).color).not.to.equal('rgb(255, 0, 0)');
  });

  it('shrinks a text that does not fit its box', async () => {
    const element = await show({ text: '很长的一段文字'.repeat(20), fontSize: 60 });
    await nextFrame();
    const frame = frameOf(element);
    expect(Number.parseFloat(frame.style.fontSize)).to.be.below(60);
    expect((frame.firstElementChild as HTMLElement).offsetHeight).to.be.at.most(frame.clientHeight + 1);
  });

  it('fills its box when set to', async () => {
    const element = await show({ text: '9', fontSize: 10, fit: 'fill' });
    await nextFrame();
    expect(Number.parseFloat(frameOf(element).style.fontSize)).to.be.above(40);
  });

  it('fits again what it shows after a change, before the next frame', async () => {
    const element = await show({ text: '很长的一段文字'.repeat(20), fontSize: 30 });
    await nextFrame();
    const small = frameOf(element).style.fontSize;
    element.text = '短';
    await element.updateComplete;
    await Promise.resolve();
    expect(frameOf(element).style.fontSize).to.equal('30px');
    element.text = '很长的一段文字'.repeat(20);
    await element.updateComplete;
    await Promise.resolve();
    expect(frameOf(element).style.fontSize).to.equal(small);
  });

  it('writes its figure at the same height with a unit and without, so that figures in a row are level', async () => {
    await loadFigureFace();
    const figure = { fit: 'none', fontSize: 44 } as const;
    const heightOf = async (joinText: string) => {
      const element = await show({ ...figure, joinText, rows: [{ v: 330 }] });
      await nextFrame();
      return element.renderRoot.querySelector('.text')!.getBoundingClientRect().height;
    };
    const plain = await heightOf('');
    for (const unit of [' 元', 'K CNY', ' %']) expect(await heightOf(unit), unit).to.equal(plain);
  });

  it('refuses a background that would fetch an address', async () => {
    const element = await show({ background: 'url(https://example.org/spy.png)' });
    expect(frameOf(element).style.background).to.equal('');
  });

  it('shows a skeleton before the first data and the error beside the last good value', async () => {
    const element = await show({ status: 'loading' });
    expect(element.renderRoot.querySelector('[data-cover="skeleton"]')).not.to.equal(null);
    element.table = toTable([{ v: 7 }]);
    element.status = 'error';
    element.errorMessage = '查询超时';
    await element.updateComplete;
    expect(textOf(element)).to.equal('7');
    expect(element.renderRoot.querySelector('.aj-badge')?.textContent).to.contain('查询超时');
  });

  it('marks old data by a fold of the corner in a small box, which opens for the keyboard', async () => {
    const element = await show({ status: 'stale' });
    Object.assign(element.style, { width: '200px', height: '120px' });
    const mark = element.renderRoot.querySelector<HTMLElement>('.aj-badge')!;
    expect(mark.getBoundingClientRect()).to.include({ width: 11, height: 11 });
    mark.focus();
    expect(mark.getBoundingClientRect().width).to.be.greaterThan(40);
  });
});
