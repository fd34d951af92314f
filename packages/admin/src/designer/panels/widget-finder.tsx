import { declarations } from '@aj-report/widgets/declarations';
import { useText } from '../../i18n/i18n.ts';
import { WORDS } from '../designer.words.ts';
import { findWidgets } from '../document/find-widgets.ts';
import { Finder } from '../ui/finder.tsx';
import { useDesigner } from '../ui/use-designer.ts';
import { WidgetIcon } from './widget-icon.tsx';

/** Widgets of the screen by name, text or data set; Enter selects one and brings it into sight. */
export function WidgetFinder({ onClose }: { onClose(): void }) {
  const designer = useDesigner();
  const text = useText();
  const find = (words: string) =>
    findWidgets(designer.document.shown.widgets, words).map(({ widget, at }) => {
      const kind = text(declarations[widget.type]?.label ?? { zh: widget.type, en: widget.type });
      return {
        key: widget.id,
        icon: <WidgetIcon type={widget.type} />,
        label: widget.layerName || kind,
        note: at === '' ? kind : at,
        run: () => designer.lookAt(widget.id),
      };
    });
  return <Finder label={text(WORDS.searchCanvas)} find={find} onClose={onClose} />;
}
