import { expect } from '@esm-bundle/chai';
import { declarations } from '../../gen/declarations.gen.ts';
import { AjButton } from '../../widgets/button/button.element.ts';
import { AjDropDown } from '../../widgets/drop-down/drop-down.element.ts';
import { AjHyperlink } from '../../widgets/hyperlink/hyperlink.element.ts';
import { AjPagination } from '../../widgets/pagination/pagination.element.ts';
import { AjPanel } from '../../widgets/panel/panel.element.ts';
import { AjTabPanel } from '../../widgets/tab-panel/tab-panel.element.ts';
import { resolveProps } from '../widget/resolve-props.ts';
import type { WidgetElement } from '../element/widget-element.ts';

type Box = readonly [width: number, height: number];

const VAST: Box = [1200, 800];

/** px of the letters of what matches, in a box of that size. */
async function lettersOf(
  element: WidgetElement,
  selector: string,
  [width, height]: Box,
  props: Readonly<Record<string, unknown>> = {},
): Promise<number> {
  element.props = props;
  element.style.cssText = `display: block; width: ${width}px; height: ${height}px; max-width: none`;
  document.body.replaceChildren(element);
  await element.updateComplete;
  return Number.parseFloat(getComputedStyle(element.renderRoot.querySelector(selector)!).fontSize);
}

/** px between the edges of a container and those of its body: what is seen, and what its declaration tells. */
async function barsOf(element: WidgetElement, box: Box, setup: Readonly<Record<string, unknown>>) {
  await lettersOf(element, '.body', box, setup);
  const outer = element.getBoundingClientRect();
  const body = element.renderRoot.querySelector('.body')!.getBoundingClientRect();
  const container = declarations[element.declaration.type];
  const [width, height] = box;
  return {
    seen: { top: body.top - outer.top, bottom: outer.bottom - body.bottom, sides: body.left - outer.left },
    received: container!.parts!.bars(resolveProps(container!, setup, 1), { width, height }),
  };
}

describe('what grows with a vast box', () => {
  afterEach(() => document.body.replaceChildren());

  it('are controls', async () => {
    expect(await lettersOf(new AjDropDown(), '.face', [260, 44])).to.equal(16);
    expect(await lettersOf(new AjDropDown(), '.face', [600, 120])).to.equal(16);
    expect(await lettersOf(new AjDropDown(), '.face', VAST)).to.equal(32);
  });

  it('are titles and tabs, as letters of charts do', async () => {
    expect(await lettersOf(new AjPanel(), '.head', [480, 300])).to.equal(18);
    expect(await lettersOf(new AjPanel(), '.head', VAST)).to.be.closeTo(25.2, 0.1);
    expect(await lettersOf(new AjTabPanel(), '.tabs', VAST)).to.be.closeTo(22.4, 0.1);
  });

  it('are titles and tabs in a small box, where they become smaller', async () => {
    expect(await lettersOf(new AjPanel(), '.head', [240, 150])).to.be.closeTo(14.2, 0.1);
    expect(await lettersOf(new AjPanel(), '.head', [120, 80])).to.equal(12);
    expect(await lettersOf(new AjTabPanel(), '.tabs', [240, 150])).to.be.closeTo(12.6, 0.1);
    expect(await lettersOf(new AjPanel(), '.head', [240, 150], { fontSize: 20 })).to.equal(20);
  });

  it('are links, in full as other words that stand alone', async () => {
    expect(await lettersOf(new AjHyperlink(), 'a', [480, 300])).to.equal(26);
    expect(await lettersOf(new AjHyperlink(), 'a', VAST)).to.be.closeTo(43.3, 0.1);
  });

  it('are pages to turn', async () => {
    expect(await lettersOf(new AjPagination(), '.pages', [640, 44])).to.equal(16);
    expect(await lettersOf(new AjPagination(), '.pages', VAST)).to.equal(32);
  });

  it('are words of a button that is larger than buttons are', async () => {
    expect(await lettersOf(new AjButton(), '.button', [200, 120])).to.equal(16);
    expect(await lettersOf(new AjButton(), '.button', VAST)).to.equal(64);
  });

  it('is not what was set by hand', async () => {
    expect(await lettersOf(new AjDropDown(), '.face', VAST, { fontSize: 20 })).to.equal(20);
    expect(await lettersOf(new AjPanel(), '.head', VAST, { fontSize: 20 })).to.equal(20);
    expect(await lettersOf(new AjHyperlink(), 'a', VAST, { fontSize: 20 })).to.equal(20);
    expect(await lettersOf(new AjButton(), '.button', VAST, { fontSize: 20 })).to.equal(20);
  });

  it('has a bar that has room for its letters', async () => {
    const panel = new AjPanel();
    await lettersOf(panel, '.head', VAST);
    expect(panel.renderRoot.querySelector<HTMLElement>('.head')!.offsetHeight).to.be.within(61, 62);
    await lettersOf(panel, '.head', VAST, { headingHeight: 50 });
    expect(panel.renderRoot.querySelector<HTMLElement>('.head')!.offsetHeight).to.equal(50);
  });

  it('has bars that are as high as their declarations tell', async () => {
    const panels = [{}, { showHeading: false }, { headingHeight: 50 }, { headingStyle: 'line', borderWidth: 9 }];
    const tabs = [{}, { side: 'bottom', showBorder: false }, { barHeight: 50 }, { variant: 'segmented' }];
    const looks = [
      ...panels.map((setup) => [AjPanel, setup] as const),
      ...tabs.map((setup) => [AjTabPanel, setup] as const),
    ];
    for (const box of [[200, 120], [640, 400], [900, 1200], VAST, [2400, 1600]] as const)
      for (const [Container, setup] of looks) {
        const { seen, received } = await barsOf(new Container(), box, setup);
        for (const side of ['top', 'bottom', 'sides'] as const)
          expect(seen[side], `${side} ${box.join()} ${JSON.stringify(setup)}`).to.be.closeTo(received[side], 0.05);
      }
  });
});
