import { expect } from '@esm-bundle/chai';
import { screen, show, typed, widgetOf } from '../../stage/stage.testing.ts';
import { AjBarChart } from '../../widgets/bar-chart/bar-chart.element.ts';
import { AjButton } from '../../widgets/button/button.element.ts';
import { light } from './themes-warm.ts';
import { aurora, deepBlue } from './themes-cool.ts';

/** Waits until `read` gives `wanted`; the runner ends a test for which that never comes. */
async function until(read: () => unknown, wanted: unknown): Promise<void> {
  while (JSON.stringify(read()) !== JSON.stringify(wanted)) await new Promise(requestAnimationFrame);
}

/** Whether a chart has drawn anything in that colour; bars fade towards their foot. */
function hasDrawn(chart: AjBarChart, colour: readonly number[]): boolean {
  const canvas = chart.renderRoot.querySelector('canvas');
  const pixels = canvas?.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data ?? [];
  const isColour = (at: number) => colour.every((part, i) => Math.abs((pixels[at + i] ?? 0) - part) < 3);
  for (let at = 0; at < pixels.length; at += 4) if ((pixels[at + 3] ?? 0) > 100 && isColour(at)) return true;
  return false;
}

describe('the theme that a page sets', () => {
  const supports = CSS.supports;
  let sheet: CSSStyleSheet;

  beforeEach(() => {
    sheet = new CSSStyleSheet();
    document.adoptedStyleSheets = [sheet];
  });
  afterEach(() => {
    CSS.supports = supports;
    document.adoptedStyleSheets = [];
    document.documentElement.removeAttribute('class');
    document.body.replaceChildren();
  });

  async function put<T extends HTMLElement>(element: T): Promise<T> {
    element.style.width = '300px';
    element.style.height = '200px';
    document.body.append(element);
    await (element as unknown as AjButton).updateComplete;
    return element;
  }

  it('is drawn by elements below it, and follows a class', async () => {
    sheet.replaceSync(':root { --aj-theme-palette-1: #ff0080 } .other { --aj-theme-palette-1: rgb(0 200 0) }');
    const chart = await put(new AjBarChart());
    await until(() => hasDrawn(chart, [255, 0, 128]), true);
    document.documentElement.className = 'other';
    await until(() => hasDrawn(chart, [0, 200, 0]), true);
    expect(hasDrawn(chart, [255, 0, 128])).to.equal(false);
    sheet.replaceSync('');
    await until(() => chart.currentTheme === deepBlue, true);
  });

  it('may begin later, and on the element itself', async () => {
    const chart = await put(new AjBarChart());
    await until(() => chart.renderRoot.querySelector('canvas') !== null, true);
    chart.style.setProperty('--aj-theme-palette-1', '#ff0080');
    await until(() => hasDrawn(chart, [255, 0, 128]), true);
  });

  it('follows attributes of the page where browsers tell nothing', async () => {
    CSS.supports = (...asked: [string, string?]) =>
      asked[0] !== 'transition-behavior' && supports(...(asked as [string, string]));
    sheet.replaceSync('.other { --aj-theme-accent: #ff0080 }');
    const button = await put(new AjButton());
    button.renderRoot.querySelector<HTMLElement>('[style*="--aj-theme-seen"]')!.style.transition = 'none';
    await import('./watch-page.ts');
    document.documentElement.className = 'other';
    await until(() => button.currentTheme.accent, '#ff0080');
  });

  it('reads every colour, leaves out what is none, and is dark by its text', async () => {
    sheet.replaceSync(`:root { --brand: hsl(0 100% 50%); --aj-theme-accent: var(--brand); --aj-theme-danger: no-colour;
      --aj-theme-text: oklch(0 0 0); --aj-theme-background: white; --aj-theme-font-family: serif }`);
    const button = await put(new AjButton());
    await until(() => button.currentTheme.accent, 'rgba(255, 0, 0, 1)');
    const { danger, text, background, fontFamily, dark, name } = button.currentTheme;
    expect({ danger, text, background, fontFamily, dark, name }).to.deep.equal({
      danger: deepBlue.danger,
      text: 'rgba(0, 0, 0, 1)',
      background: 'rgba(255, 255, 255, 1)',
      fontFamily: 'serif',
      dark: false,
      name: 'deep-blue',
    });
    expect(getComputedStyle(button).fontFamily).to.equal('serif');
  });

  it('keeps corners that were set by hand', async () => {
    sheet.replaceSync(':root { --aj-theme-radius: 20px }');
    const [button, own] = [await put(new AjButton()), await put(Object.assign(new AjButton(), { borderRadius: 3 }))];
    const radius = ({ renderRoot }: AjButton) =>
      getComputedStyle(renderRoot.querySelector('button')!).borderTopLeftRadius;
    expect([radius(button), radius(own)]).to.deep.equal(['20px', '3px']);
  });

  it('replaces the theme of a screen, not one that an element names', async () => {
    sheet.replaceSync(':root { --aj-theme: light } .other { --aj-theme: aurora; --aj-theme-title: #123456 }');
    const document = screen([typed('a')]);
    const stage = await show({ ...document, dashboard: { ...document.dashboard, theme: 'amber' } } as typeof document);
    const named = await put(Object.assign(new AjButton(), { theme: 'graphite' }));
    const usual = await put(new AjButton());
    await until(() => usual.currentTheme.name, 'light');
    await until(() => widgetOf(stage, 'a').currentTheme === light, true);
    expect(named.currentTheme.name).to.equal('graphite');
    window.document.documentElement.className = 'other';
    await until(() => widgetOf(stage, 'a').currentTheme.title, '#123456');
    expect(widgetOf(stage, 'a').currentTheme.accent).to.equal(aurora.accent);
    expect(named.currentTheme.name).to.equal('graphite');
    stage.style.setProperty('--aj-theme', 'initial');
    stage.style.setProperty('--aj-theme-title', 'initial');
    await until(() => widgetOf(stage, 'a').currentTheme.name, 'amber');
  });
});
