import { normalizeScreen, type WidgetNode } from '@aj-report/contract';
import type { AjStage } from '@aj-report/widgets';
import '@aj-report/widgets';
import { expect } from '@esm-bundle/chai';
import { Designer } from '../designer.ts';
import { DocumentStore } from '../document/document-store.ts';
import { moveLayers } from '../document/move-layers.ts';
import { setFrames } from '../document/operations.ts';
import { mountCanvas, type MountedCanvas } from './mount-canvas.ts';

const host = {
  clipboard: { read: async () => '', write: async () => {} },
  language: () => 'zh' as const,
  save: async () => {},
  preview: async () => {},
  publish: async () => {},
  warn: () => {},
  openOverlay: () => {},
  readSets: async () => [],
  setsAtHand: () => [],
  askSets: async () => new Map(),
  askContents: async () => undefined,
  startRename: () => {},
};

interface Open {
  readonly designer: Designer;
  readonly root: HTMLElement;
  readonly stage: AjStage;
  readonly viewport: HTMLElement;
  readonly canvas: MountedCanvas;
}

let open: Open | undefined;

function element<K extends keyof HTMLElementTagNameMap>(
  name: K,
  parent: HTMLElement,
  style: string,
): HTMLElementTagNameMap[K] {
  const made = document.createElement(name);
  made.style.cssText = style;
  parent.append(made);
  return made;
}

function text(id: string, left: number): WidgetNode {
  return { id, type: 'text', left, top: 100, width: 100, height: 50 };
}

/** A canvas of 600 × 400 px showing a screen of 1000 × 500 with two texts, at 100 %. */
async function openCanvas(): Promise<Open> {
  const root = element('div', document.body, 'position:fixed;left:0;top:0;width:620px;height:420px');
  const rulerX = element('canvas', root, 'position:absolute;left:20px;top:0');
  const rulerY = element('canvas', root, 'position:absolute;left:0;top:20px');
  rulerY.dataset['ruler'] = 'y';
  const viewport = element(
    'div',
    root,
    'position:absolute;left:20px;top:20px;width:600px;height:400px;overflow:hidden',
  );
  const paper = element('div', viewport, 'position:absolute;left:0;top:0;transform-origin:0 0');
  const stage = document.createElement('aj-stage') as AjStage;
  paper.append(stage);
  const screen = normalizeScreen({
    reportCode: 'test',
    dashboard: { width: 1000, height: 500 },
    widgets: [text('a', 50), text('b', 317)],
  });
  const designer = new Designer(host, new DocumentStore(screen));
  designer.view.setViewport({ width: 600, height: 400 });
  const canvas = mountCanvas(designer, { root, viewport, paper, stage, rulerX, rulerY }, () => {});
  await new Promise((resolve) => stage.addEventListener('aj-stage-ready', resolve, { once: true }));
  open = { designer, root, stage, viewport, canvas };
  return open;
}

/** Sends a pointer event to what lies at a place of the viewport. */
function point({ viewport }: Open, type: string, x: number, y: number, more: PointerEventInit = {}): void {
  const box = viewport.getBoundingClientRect();
  const at = { clientX: box.left + x, clientY: box.top + y };
  const target = document.elementFromPoint(at.clientX, at.clientY) ?? viewport;
  target.dispatchEvent(
    new PointerEvent(type, { ...at, bubbles: true, cancelable: true, pointerId: 1, isPrimary: true, ...more }),
  );
}

const placeOf = (element: Element): number[] => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return [left - 20, top - 20, width, height].map(Math.round);
};

before(() => {
  // A made-up pointer cannot be captured.
  HTMLElement.prototype.setPointerCapture = () => {};
});

afterEach(() => {
  open?.canvas.stop();
  open?.root.remove();
  open = undefined;
});

describe('the canvas', () => {
  it('moves the box with the pointer, and the document once at the end', async () => {
    const at = await openCanvas();
    const box = at.stage.boxOf('a')!;
    point(at, 'pointerdown', 60, 110);
    point(at, 'pointermove', 80, 190);
    point(at, 'pointermove', 93, 260);
    expect(placeOf(box)).to.deep.equal([83, 250, 100, 50]);
    expect(at.designer.document.widget('a')!.left).to.equal(50);
    point(at, 'pointerup', 93, 260);
    await at.stage.updateComplete;
    expect(placeOf(box)).to.deep.equal([83, 250, 100, 50]);
    expect(box.style.translate).to.equal('');
    expect(at.designer.document.history.past).to.have.length(1);
    at.designer.document.undo();
    await at.stage.updateComplete;
    expect(placeOf(box)).to.deep.equal([50, 100, 100, 50]);
  });

  it('puts everything back when a drag is given up', async () => {
    const at = await openCanvas();
    point(at, 'pointerdown', 60, 110);
    point(at, 'pointermove', 93, 260);
    at.designer.tools.cancel();
    expect(placeOf(at.stage.boxOf('a')!)).to.deep.equal([50, 100, 100, 50]);
  });

  it('frames the selection with handles, and a handle resizes', async () => {
    const at = await openCanvas();
    point(at, 'pointerdown', 60, 110);
    point(at, 'pointerup', 60, 110);
    const frame = at.viewport.querySelector('.overlay__frame')!;
    expect(frame.querySelectorAll('[data-handle]')).to.have.length(8);
    const style = (frame as HTMLElement).style;
    expect([style.width, style.height, style.transform]).to.deep.equal(['100px', '50px', 'translate(50px, 100px)']);
    const handle = frame.querySelector('[data-handle="se"]')!;
    handle.dispatchEvent(new PointerEvent('pointerdown', { clientX: 170, clientY: 170, bubbles: true, pointerId: 1 }));
    point(at, 'pointermove', 190, 190);
    point(at, 'pointerup', 190, 190);
    const { width, height } = at.designer.document.widget('a')!;
    expect([width, height]).to.deep.equal([140, 90]);
  });

  it('draws charts anew with the pixels of the zoom when the wheel has come to rest', async () => {
    const at = await openCanvas();
    const box = at.viewport.getBoundingClientRect();
    at.viewport.dispatchEvent(
      new WheelEvent('wheel', {
        deltaY: -100,
        ctrlKey: true,
        clientX: box.left + 50,
        clientY: box.top + 100,
        bubbles: true,
        cancelable: true,
      }),
    );
    const { zoom } = at.designer.view.camera;
    expect(zoom).to.be.greaterThan(1);
    expect(placeOf(at.stage.boxOf('a')!).slice(0, 2)).to.deep.equal([50, 100]);
    while (Math.abs(at.stage.scale - zoom) > 0.01) await new Promise(requestAnimationFrame);
    expect(placeOf(at.stage.boxOf('a')!).slice(0, 2)).to.deep.equal([50, 100]);
  });

  it('pulls a guide out of a ruler', async () => {
    const at = await openCanvas();
    const ruler = at.root.querySelector('[data-ruler="y"]')!;
    ruler.dispatchEvent(new PointerEvent('pointerdown', { clientX: 10, clientY: 120, bubbles: true, pointerId: 1 }));
    point(at, 'pointermove', 200, 100);
    point(at, 'pointerup', 222, 100);
    expect(at.designer.document.screen.dashboard.guides).to.deep.equal([{ axis: 'x', position: 222 }]);
    expect(at.viewport.querySelectorAll('[data-guide]')).to.have.length(1);
  });

  it('places what comes into a vast tab panel below the tabs that it shows, and keeps it there', async () => {
    const at = await openCanvas();
    const { document } = at.designer;
    const label = { zh: '改', en: 'Change' };
    const tabsOf = () => at.stage.boxOf('tabs')?.querySelector('aj-tab-panel')?.shadowRoot?.querySelector('.tabs');
    const gap = () =>
      at.stage.boxOf('a')!.getBoundingClientRect().top - (tabsOf()?.getBoundingClientRect().bottom ?? Number.NaN);
    document.change(label, (screen) => {
      const tabs = { id: 'tabs', type: 'tab-panel', left: 0, top: 150, width: 1200, height: 800 };
      screen.widgets.unshift(...normalizeScreen({ reportCode: 't', widgets: [tabs] }).widgets);
      screen.groups.push({ id: 'one', name: '1', container: 'tabs' });
    });
    document.change(label, moveLayers({ widgets: ['a'] }, { line: 'one', edge: 'inside' }));
    while (!tabsOf()) await new Promise(requestAnimationFrame);
    const before = gap();
    expect(before).to.be.within(15, 17);
    document.change(label, setFrames(new Map([['tabs', { width: 640, height: 400 }]])));
    await at.stage.updateComplete;
    expect(gap()).to.be.closeTo(before, 1);
  });

  it('has a map while not all of it is in sight; a press there looks at that place', async () => {
    const { viewport, designer } = await openCanvas();
    const map = viewport.querySelector<HTMLCanvasElement>('.minimap')!;
    expect(getComputedStyle(map).display).not.to.equal('none');
    const { left, top, width, height } = map.getBoundingClientRect();
    const press = { bubbles: true, button: 0, pointerId: 1 };
    map.setPointerCapture = () => {};
    map.dispatchEvent(
      new PointerEvent('pointerdown', { ...press, clientX: left + width / 2, clientY: top + height / 2 }),
    );
    expect(designer.view.centre.x).to.be.closeTo(500, 8);
    expect(designer.view.centre.y).to.be.closeTo(250, 8);
    designer.fitScreen();
    expect(getComputedStyle(map).display).to.equal('none');
  });

  it('draws links as arrows, and gives the pointer to the widgets while they are tried out', async () => {
    const at = await openCanvas();
    const { document: shown, view } = at.designer;
    shown.change({ zh: '', en: '' }, (screen) => {
      const paramsConfig = [{ originKey: 'name', targetKey: 'city' }];
      screen.widgets[0]!.linkage = [{ originId: 'a', targetId: 'b', paramsConfig }];
    });
    expect(at.viewport.querySelectorAll('[data-link]')).to.have.length(0);
    view.toggleLinks();
    expect(at.viewport.querySelector('[data-link="a b"]')).not.to.equal(null);
    expect(at.viewport.querySelector('.links__label')!.textContent).to.equal('name → city');
    view.tryOut(true);
    await at.stage.updateComplete;
    expect(at.stage.mode).to.equal('view');
    point(at, 'pointerdown', 60, 110);
    expect(shown.selection).to.deep.equal([]);
    view.tryOut(false);
    while (!at.stage.boxOf('a')) await new Promise(requestAnimationFrame);
    expect(at.stage.mode).to.equal('edit');
  });

  it('shows the selection alone, and all of it again', async () => {
    const { stage, designer } = await openCanvas();
    designer.view.hideBySolo(['b']);
    const isSeen = (id: string) => getComputedStyle(stage.boxOf(id)!).visibility === 'visible';
    expect([isSeen('a'), isSeen('b')]).to.deep.equal([true, false]);
    designer.document.change({ zh: '', en: '' }, setFrames(new Map([['b', { left: 400 }]])));
    await stage.updateComplete;
    expect(isSeen('b')).to.equal(false);
    designer.view.hideBySolo([]);
    expect(isSeen('b')).to.equal(true);
  });
});
