import { choices, prop } from '../kit/widget/prop.ts';
import type { FieldGroup } from '@aj-report/contract';

/** How a row of tabs looks. */
export function tabVariantField(group: FieldGroup) {
  return prop.choice('样式', 'Style', {
    group,
    default: 'underlined',
    options: choices({
      underlined: ['下划线', 'Underlined'],
      segmented: ['分段', 'Segmented'],
      pills: ['胶囊', 'Pills'],
      slanted: ['斜切', 'Slanted'],
    }),
  });
}
