import { declarations } from '@aj-report/widgets/declarations';
import { useText } from '../../i18n/i18n.ts';
import { currentLanguage } from '../../i18n/language.ts';
import { WORDS } from '../designer.words.ts';
import { nameOfWidget } from '../../screen/widget-name.ts';
import { findOnPages } from '../document/find-widgets.ts';
import { Finder } from '../ui/finder.tsx';
import { useDesigner } from '../ui/use-designer.ts';
import { WidgetIcon } from './widget-icon.tsx';

/** Widgets of all pages by name, text or data set; Enter selects one, goes to its page and brings it into sight. */
export function WidgetFinder({ onClose }: { onClose(): void }) {
  const designer = useDesigner();
  const text = useText();
  const { screen, scope } = designer.document;
  const find = (words: string) =>
    findOnPages(screen, scope.page, words, currentLanguage()).map(({ widget, at, page }) => {
      const kind = text(declarations[widget.type]?.label ?? { zh: widget.type, en: widget.type });
      return {
        key: widget.id,
        icon: <WidgetIcon type={widget.type} />,
        label: nameOfWidget(widget, currentLanguage()),
        note: [page, at === '' ? kind : at].filter((one) => one !== '').join(' · '),
        run: () => designer.lookAt(widget.id),
      };
    });
  return <Finder label={text(WORDS.searchCanvas)} find={find} onClose={onClose} />;
}
