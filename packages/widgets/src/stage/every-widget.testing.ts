import type { ReactiveControllerHost } from 'lit';
import type { WidgetDeclaration } from '../kit/widget/define-widget.ts';
import { themeOf } from '../kit/theme/themes.ts';
import { sampleIn } from '../kit/widget/sample-in.ts';
import { allDrawn, nextFrame } from '../kit/testing/until.testing.ts';
import type { WidgetElement, WidgetFailure } from '../kit/element/widget-element.ts';
import type { WidgetSample } from '../kit/widget/widget-sample.ts';
import { holdSample, loadSample } from './held-samples.ts';
import { createWidget } from './load-widget.ts';

export interface ShownWidget {
  readonly element: WidgetElement;
  /** What it could not draw. */
  readonly failures: readonly string[];
  /** How often it, and elements within it that draw themselves, were drawn anew since it was made. */
  readonly updates: () => number;
}

interface Box {
  readonly width: number;
  readonly height: number;
}

/** Frames that a chart needs at most: it waits for its size, its turn and the parts that it fetches. */
const FRAMES = 4;

/** Updates of one element in one frame after which it would go on without end, and the page with it. */
const ENDLESS = 50;

/** Counts how often an element is drawn anew. @throws Error in the update of one that does not end */
function countUpdates(element: WidgetElement): () => number {
  let updates = 0;
  let atFrame = 0;
  const watch = (one: Partial<ReactiveControllerHost>) =>
    one.addController?.({
      hostUpdated() {
        updates += 1;
        if (updates - atFrame > ENDLESS) throw new Error(`${element.localName} is drawn again without end.`);
        requestAnimationFrame(() => (atFrame = updates));
        for (const inner of element.renderRoot.querySelectorAll('*')) {
          if (!('addController' in inner) || watched.has(inner)) continue;
          watched.add(inner);
          watch(inner as unknown as ReactiveControllerHost);
        }
      },
    });
  const watched = new WeakSet<Element>();
  watch(element);
  return () => updates;
}

/** A widget of a type on a page in the colour of its theme, after it has drawn. */
export async function showWidget(
  declaration: WidgetDeclaration,
  values: Readonly<Record<string, unknown>>,
  sample?: WidgetSample,
  box: Box = sample?.size ?? declaration.size,
): Promise<ShownWidget> {
  await loadSample(declaration, sample);
  const element = createWidget(declaration.type);
  const failures: string[] = [];
  const updates = countUpdates(element);
  element.addEventListener('aj-widget-error', (event) => {
    failures.push((event as CustomEvent<WidgetFailure>).detail.message);
  });
  const theme = themeOf('graphite');
  const { rows, mapping = [], setup } = sampleIn(declaration, sample ?? {}, element.language);
  element.props = { ...setup };
  Object.assign(element, { theme, rows, mapping, ...values });
  holdSample(element, declaration, sample);
  element.style.cssText = `width:${box.width}px;height:${box.height}px`;
  const host = document.createElement('main');
  host.style.cssText = 'background:#181b20;display:inline-block';
  host.append(element);
  document.body.replaceChildren(host);
  for (let frame = 0; frame < FRAMES; frame++) {
    await nextFrame();
    await element.updateComplete;
    await allDrawn();
  }
  return { element, failures, updates };
}
