import { expect } from '@esm-bundle/chai';
import { html, render } from 'lit';
import { keyedList } from './keyed-list.ts';

describe('a list with keys', () => {
  let box: HTMLElement;

  beforeEach(() => {
    box = document.createElement('div');
  });

  function show(words: string): void {
    const list = keyedList(
      [...words],
      (letter) => letter,
      (letter, index) => html`<b>${letter}${index}</b>`,
    );
    render(html`<i></i>${list}<i></i>`, box);
  }

  const texts = () => [...box.querySelectorAll('b')].map((one) => one.textContent);
  const elementOf = (letter: string) => [...box.querySelectorAll('b')].find((one) => one.textContent?.[0] === letter);

  it('shows its items in their order, between what stands around it', () => {
    show('abc');
    expect(texts()).to.deep.equal(['a0', 'b1', 'c2']);
    show('cxa');
    expect(texts()).to.deep.equal(['c0', 'x1', 'a2']);
    show('');
    expect(texts()).to.deep.equal([]);
    show('b');
    expect([...box.children].map((one) => one.localName)).to.deep.equal(['i', 'b', 'i']);
  });

  it('keeps the elements of items that stay, and does not take them out of the page', () => {
    show('abcd');
    const kept = ['a', 'c', 'd'].map(elementOf);
    let moves = 0;
    const observer = new MutationObserver(() => undefined);
    observer.observe(box, { childList: true });
    show('axcd');
    for (const { removedNodes } of observer.takeRecords())
      for (const node of removedNodes) if (kept.includes(node as HTMLElement)) moves++;
    observer.disconnect();
    expect(['a', 'c', 'd'].map(elementOf)).to.deep.equal(kept);
    expect(moves).to.equal(0);
  });

  it('leaves nothing behind of items that come and go', () => {
    show('abc');
    const before = box.childNodes.length;
    for (let i = 0; i < 20; i++) {
      show(i % 2 === 0 ? 'xyzab' : '');
      show('cba');
    }
    expect(box.childNodes.length).to.equal(before);
  });
});
