import { expect } from '@esm-bundle/chai';
import { panel, tabPanel } from '../gen/declarations.gen.ts';
import type { WidgetDeclaration } from '../kit/widget/define-widget.ts';
import type { WidgetElement } from '../kit/element/widget-element.ts';
import { showWidget } from './every-widget.testing.ts';
import { holdSample } from './held-samples.ts';

/** What is seen of that which a container holds. */
function seen(container: WidgetElement): readonly string[] {
  const held = [...container.children] as WidgetElement[];
  return held.filter((one) => one.offsetParent !== null).map((one) => one.summary());
}

describe('what a container holds in a sample', () => {
  afterEach(() => document.body.replaceChildren());

  it('stands in its room, in its language', async () => {
    const { element } = await showWidget(panel, { language: 'en' });
    expect(seen(element)).to.have.length(4);
    expect(seen(element)[0]).to.include('Output today');
    const room = element.renderRoot.querySelector('.body')!.getBoundingClientRect();
    for (const one of element.children) {
      const { left, right, top, bottom } = one.getBoundingClientRect();
      expect(left > room.left && right < room.right && top > room.top && bottom < room.bottom).to.equal(true);
    }
  });

  it('is one part at a time where there are tabs, named as it is', async () => {
    const { element } = await showWidget(tabPanel, {});
    const first = seen(element);
    const tabs = [...element.renderRoot.querySelectorAll<HTMLElement>('[role="tab"]')];
    expect(tabs.map((tab) => tab.textContent?.trim())).to.deep.equal(['产量', '质量', '设备']);
    tabs[1]!.click();
    await element.updateComplete;
    expect(seen(element)).to.have.length(3);
    expect(seen(element)).to.not.deep.equal(first);
  });

  it('are the same elements when the container is dressed anew', async () => {
    const { element } = await showWidget(panel, {});
    const before = [...element.children];
    element.language = 'en';
    holdSample(element, panel as unknown as WidgetDeclaration);
    await element.updateComplete;
    expect([...element.children]).to.deep.equal(before);
    expect(seen(element)[0]).to.include('Output today');
  });
});
