import { expect } from '@esm-bundle/chai';
import { all, click, press, settle, showControl } from '../../kit/control/control.testing.ts';
import { until } from '../../kit/testing/until.testing.ts';
import { AjTextInput } from './text-input.element.ts';

async function type(element: AjTextInput, text: string, isComposing = false): Promise<void> {
  const input = all(element, 'input')[0] as HTMLInputElement;
  input.focus();
  input.value = text;
  input.dispatchEvent(new InputEvent('input', { bubbles: true, isComposing }));
  await settle(element);
}

describe('the text input element', () => {
  afterEach(() => document.body.replaceChildren());

  it('tells its default once, and a keyword when the button is pressed', async () => {
    const { element, received } = await showControl(new AjTextInput(), { defaultValue: '轴承' });
    await type(element, ' 齿轮 ');
    expect(received).to.deep.equal([{ value: '轴承' }]);
    await click(element, '.send');
    await click(element, '.send');
    expect(received).to.deep.equal([{ value: '轴承' }, { value: '齿轮' }]);
  });

  it('is cleared by its button and by Escape', async () => {
    const { element, received } = await showControl(new AjTextInput(), { defaultValue: '轴承' });
    await click(element, '.bare');
    expect(received.at(-1)).to.deep.equal({ value: '' });
    await type(element, '齿轮');
    await click(element, '.send');
    all(element, 'input')[0]!.focus();
    await press(element, 'Escape');
    expect([received.at(-1), element.value]).to.deep.equal([{ value: '' }, '']);
  });

  it('tells while typing, after a pause, and not while a word is composed', async () => {
    const { element, received } = await showControl(new AjTextInput(), { whileTyping: true, debounceMs: 100 });
    await type(element, 'zhou', true);
    await type(element, '轴');
    await type(element, '轴承');
    await until(() => received.length > 0, 'the keyword is received');
    expect(received).to.deep.equal([{ value: '轴承' }]);
  });

  it('tells nothing while it is designed', async () => {
    const { received } = await showControl(new AjTextInput(), { defaultValue: '轴承', mode: 'edit' });
    expect(received).to.deep.equal([]);
  });

  it('leaves the room of its clear button to the words where it is narrow, until it has the focus', async () => {
    const { element } = await showControl(new AjTextInput(), { defaultValue: 'SO-2026-1121' });
    const input = all(element, 'input')[0] as HTMLInputElement;
    const isShown = () => all(element, '.bare')[0]!.getClientRects().length > 0;
    element.style.cssText = 'width:120px;height:40px';
    expect([isShown(), input.scrollWidth <= input.clientWidth]).to.deep.equal([false, true]);
    input.focus();
    expect(isShown()).to.equal(true);
  });
});
