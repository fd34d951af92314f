import { useText } from '../../i18n/i18n.ts';
import { WORDS } from '../designer.words.ts';
import { Icon } from '../icons/icon.tsx';

/** Stands in place of the designer, which keeps its work, while the window is too narrow for it. */
export function NarrowNotice() {
  const text = useText();
  return (
    <div className="designer-notice narrow-notice" role="status">
      <Icon name="screen" />
      <h1>{text(WORDS.narrow)}</h1>
      <p>{text(WORDS.narrowHelp)}</p>
      <div className="designer-notice__actions">
        <a className="button" href="/report/report">
          {text(WORDS.back)}
        </a>
      </div>
    </div>
  );
}
