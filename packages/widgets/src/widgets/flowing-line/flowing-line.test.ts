import { defaultsOf } from '@aj-report/contract';
import { describe, expect, it } from 'vitest';
import { toLineStyles, type FlowingLineProps } from './flowing-line.option.ts';
import { flowingLine } from './flowing-line.widget.ts';

const plain: FlowingLineProps = defaultsOf(flowingLine.fields);

describe('a flowing line', () => {
  it('passes in 8, 4 or 2 seconds', () => {
    const passes = (['low', 'medium', 'high'] as const).map(
      (flowingLightSpeed) => toLineStyles({ ...plain, flowingLightSpeed })['--pass'],
    );
    expect(passes).toEqual(['8s', '4s', '2s']);
  });

  it('turns around the chosen end', () => {
    const turned = toLineStyles({ ...plain, rotationAngle: 45, flowingLightRotationCenter: 'right' });
    expect(turned).toMatchObject({ transform: 'rotate(45deg)', 'transform-origin': '100% 50%' });
    expect(toLineStyles(plain)['transform']).toBe('');
  });

  it('takes the colours of the theme until one is set', () => {
    expect(toLineStyles(plain)['--light']).toBe('');
    expect(toLineStyles({ ...plain, background: 'url(x)' })['--line']).toBe('');
  });
});
