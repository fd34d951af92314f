import { declarations } from '@aj-report/widgets/declarations';
import type { IconName } from '../../shoelace/icons.ts';

/** Small icon of a widget's type, as its declaration names it. */
export function WidgetIcon({ type }: { readonly type: string }) {
  const name = (declarations[type]?.icon ?? 'question-circle') as IconName;
  return <sl-icon className="widget-icon" name={name} />;
}
