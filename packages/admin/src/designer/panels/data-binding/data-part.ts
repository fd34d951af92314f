import type { Language, NormalWidget } from '@aj-report/contract';
import type { WidgetDeclaration } from '@aj-report/widgets/declarations';

/** What a part of the panel works on. */
export interface DataPartProps {
  readonly widget: NormalWidget;
  readonly declaration: WidgetDeclaration;
  readonly language: Language;
}
