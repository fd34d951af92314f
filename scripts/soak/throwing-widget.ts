import type { Page } from 'playwright-core';

/** Has one widget of a kind throw whenever it draws, and draw in every frame. */
export async function breakWidget(page: Page, tag: string): Promise<void> {
  await page.evaluate((name) => {
    interface Drawn extends Element {
      renderPicture(): unknown;
      requestUpdate(): void;
    }
    const roots: (Document | ShadowRoot)[] = [document];
    const found: Drawn[] = [];
    for (let root = roots.pop(); root; root = roots.pop()) {
      for (const element of root.querySelectorAll('*')) {
        if (element.shadowRoot) roots.push(element.shadowRoot);
        if (element.localName === name) found.push(element as Drawn);
      }
    }
    const [widget] = found;
    if (!widget) throw new Error(`There is no ${name}.`);
    widget.renderPicture = () => {
      throw new Error('soak');
    };
    const draw = (): void => {
      widget.requestUpdate();
      requestAnimationFrame(draw);
    };
    draw();
  }, tag);
}
