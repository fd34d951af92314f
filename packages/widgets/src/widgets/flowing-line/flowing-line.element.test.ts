import { expect } from '@esm-bundle/chai';
import { AjFlowingLine } from './flowing-line.element.ts';

async function show(values: Partial<AjFlowingLine>): Promise<AjFlowingLine> {
  const element = new AjFlowingLine();
  Object.assign(element, values);
  document.body.append(element);
  await element.updateComplete;
  return element;
}

describe('the flowing line element', () => {
  afterEach(() => document.body.replaceChildren());

  it('runs as fast as set', async () => {
    const element = await show({ flowingLightSpeed: 'high' });
    expect(getComputedStyle(element.renderRoot.querySelector('i')!).animationDuration).to.equal('2s');
  });

  it('is mirrored to run the other way', async () => {
    const element = await show({ flowDirection: 'right' });
    expect(new DOMMatrix(getComputedStyle(element.renderRoot.querySelector('.line')!).transform).a).to.equal(-1);
  });

  it('is seen beyond its box when turned', async () => {
    const element = await show({ rotationAngle: 90, flowingLightRotationCenter: 'left' });
    const { height } = element.renderRoot.querySelector('.line')!.getBoundingClientRect();
    expect(height).to.be.closeTo(400, 1);
    expect(getComputedStyle(element).overflow).to.equal('visible');
  });
});
