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
}

interface Box {
  readonly width: number;
  readonly height: number;
}

/** Frames that a chart needs at most: it waits for its size, its turn and the parts that it fetches. */
const FRAMES = 4;

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
  return { element, failures };
}
