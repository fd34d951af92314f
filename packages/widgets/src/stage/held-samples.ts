import type { ContainerPart } from '../kit/widget/container-part.ts';
import type { WidgetDeclaration } from '../kit/widget/define-widget.ts';
import { setStyles } from '../kit/template/styles.ts';
import type { WidgetElement } from '../kit/element/widget-element.ts';
import { samplePartsOf } from '../kit/widget/sample-parts.ts';
import type { WidgetSample } from '../kit/widget/widget-sample.ts';
import { sampleIn } from '../kit/widget/sample-in.ts';
import { createWidget, loadWidget } from './load-widget.ts';

type ContainerElement = WidgetElement & { parts?: readonly ContainerPart[] };

/** Loads a widget with what it holds in a sample. */
export async function loadSample(declaration: WidgetDeclaration, sample?: Pick<WidgetSample, 'parts'>): Promise<void> {
  const held = samplePartsOf(declaration, sample).flatMap(({ widgets }) => widgets.map(({ type }) => type));
  await Promise.all([...new Set([declaration.type, ...held])].map(loadWidget));
}

/** The element at a place among the children, made when it is first wanted. */
function childAt(container: WidgetElement, at: number, type: string): WidgetElement {
  const known = container.children[at];
  if (known) return known as WidgetElement;
  return container.appendChild(createWidget(type));
}

/**
 * Puts into a container what it holds in a sample, in its theme and language; the same elements each time. Their code
 * must have been loaded. Other widgets stay as they are.
 */
export function holdSample(
  container: ContainerElement,
  declaration: WidgetDeclaration,
  sample?: Pick<WidgetSample, 'parts'>,
): void {
  const { language, theme } = container;
  const parts = samplePartsOf(declaration, sample).map((part, at) => ({ ...part, id: `part-${at + 1}` }));
  if (parts.length === 0) return;
  container.parts = parts.map(({ id, title }) => ({ id, title: title[language] }));
  const wanted = parts.flatMap(({ id, widgets }) => widgets.map((held) => ({ held, id })));
  wanted.forEach(({ held, id }, at) => {
    const child = childAt(container, at, held.type);
    const { rows, mapping = [], setup } = sampleIn(child.declaration, held, language);
    Object.assign(child, { props: { ...setup }, rows, mapping, language, theme });
    // A container that shows all of its parts has one room for everything.
    child.slot = declaration.parts?.shown === 'one' ? id : '';
    const inset = Object.entries(held.place).map(([edge, share]) => [edge, `${share}%`]);
    setStyles(child, { position: 'absolute', ...Object.fromEntries(inset) });
  });
}
