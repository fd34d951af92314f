import { expect } from '@esm-bundle/chai';
import { createWidget, loadWidget } from '../../stage/load-widget.ts';

const CITIES = [{ v: '杭州' }, { v: '宁波' }, { v: '温州' }];
const ONE = [{ role: 'text', field: 'v' }];
const PARTS = [
  { id: 'p1', title: '一' },
  { id: 'p2', title: '二' },
];
const pressed = (element: HTMLElement) =>
  [
    ...element.shadowRoot!.querySelectorAll<HTMLElement>('[part~="chosen"], [aria-selected="true"], [aria-expanded]'),
  ].map((one) => `${one.textContent?.trim() ?? ''}${one.getAttribute('aria-expanded') ?? ''}`);

interface Case {
  readonly type: string;
  readonly given: Readonly<Record<string, unknown>>;
  /** Chooses as a reader does. */
  readonly act: (root: ShadowRoot) => void | Promise<void>;
  /** What the element shows as chosen. */
  readonly shown: (element: HTMLElement) => unknown;
}

const click = (selector: string, at: number) => (root: ShadowRoot) =>
  root.querySelectorAll<HTMLElement>(selector)[at]!.click();

const CASES: readonly Case[] = [
  { type: 'tabs', given: { rows: CITIES, mapping: ONE }, act: click('button', 1), shown: pressed },
  {
    type: 'drop-down',
    given: { rows: CITIES, mapping: ONE, model: 'tabs' },
    act: click('button', 1),
    shown: (element) => (element as HTMLElement & { value: string }).value,
  },
  {
    type: 'checkbox-group',
    given: { rows: CITIES, mapping: ONE },
    act: click('input', 1),
    shown: (element) => [...element.shadowRoot!.querySelectorAll('input')].map(({ checked }) => checked),
  },
  {
    type: 'pagination',
    given: { total: 100, pageSize: 10 },
    act: (root) => [...root.querySelectorAll('button')].find(({ textContent }) => textContent?.trim() === '2')!.click(),
    shown: (element) =>
      [...element.shadowRoot!.querySelectorAll('[aria-current]')].map(({ textContent }) => textContent),
  },
  {
    type: 'text-input',
    given: { defaultValue: '钢', whileTyping: false },
    act: (root) => {
      const input = root.querySelector('input')!;
      input.value = '铁';
      input.dispatchEvent(new InputEvent('input', { bubbles: true }));
      input.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, composed: true }));
    },
    shown: (element) => element.shadowRoot!.querySelector('input')!.value,
  },
  {
    type: 'time-range',
    given: {},
    act: click('button', 1),
    shown: (element) => (element as HTMLElement & { summary(): string }).summary(),
  },
  {
    type: 'tab-panel',
    given: { parts: PARTS },
    act: click('[role="tab"]', 1),
    shown: pressed,
  },
  { type: 'panel', given: { collapsible: true, parts: PARTS }, act: click('button', 0), shown: pressed },
  {
    type: 'table',
    given: { rows: CITIES },
    act: click('.body .cell', 1),
    shown: (element) => element.shadowRoot!.querySelectorAll('.row[aria-selected="true"], .row[data-selected]').length,
  },
  {
    type: 'calendar',
    given: {},
    act: click('.day:not([data-vacant])', 3),
    shown: (element) => element.shadowRoot!.querySelectorAll('[aria-selected="true"]').length,
  },
];

async function show({ type, given }: Case): Promise<HTMLElement> {
  await loadWidget(type);
  const element = Object.assign(createWidget(type), given);
  element.style.cssText = 'width: 600px; height: 300px';
  document.body.append(element);
  await settled(element);
  return element;
}

async function settled(element: HTMLElement): Promise<void> {
  for (let i = 0; i < 3; i++) await (element as HTMLElement & { updateComplete: Promise<unknown> }).updateComplete;
}

describe('a choice that the page cancels', () => {
  afterEach(() => document.body.replaceChildren());

  for (const one of CASES)
    it(`leaves <aj-${one.type}> as it was`, async () => {
      const element = await show(one);
      const before = one.shown(element);
      let isCancelled = true;
      let count = 0;
      element.addEventListener('aj-select', (event) => {
        count++;
        if (isCancelled) event.preventDefault();
      });
      await one.act(element.shadowRoot!);
      await settled(element);
      expect(count, 'events').to.equal(1);
      expect(one.shown(element)).to.deep.equal(before);
      // Without the page saying no, the same is chosen.
      isCancelled = false;
      await one.act(element.shadowRoot!);
      await settled(element);
      expect(count, 'events').to.equal(2);
      expect(one.shown(element)).not.to.deep.equal(before);
    });
});
