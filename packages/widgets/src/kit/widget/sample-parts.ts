import type { WidgetDeclaration } from './define-widget.ts';
import type { SamplePart, WidgetSample } from './widget-sample.ts';

/** What a container holds in a sample; nothing in other widgets. */
export function samplePartsOf(
  { parts }: WidgetDeclaration,
  sample?: Pick<WidgetSample, 'parts'>,
): readonly SamplePart[] {
  return sample?.parts ?? parts?.sample ?? [];
}
