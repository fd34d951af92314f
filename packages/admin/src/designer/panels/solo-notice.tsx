import { useStore } from 'zustand';
import { useText } from '../../i18n/i18n.ts';
import { WORDS } from '../designer.words.ts';
import { Icon } from '../icons/icon.tsx';
import { useDesigner } from '../ui/use-designer.ts';

/** Says above the canvas that not all of the screen is shown, and shows it again. */
export function SoloNotice() {
  const text = useText();
  const { view } = useDesigner();
  const isOn = useStore(view.store, (state) => state.hiddenBySolo.size > 0);
  if (!isOn) return null;
  return (
    <div className="solo-notice" role="status">
      <Icon name="eye-off" />
      {text(WORDS.solo)}
      <button type="button" className="text-button" onClick={() => view.hideBySolo([])}>
        {text(WORDS.showAll)}
      </button>
    </div>
  );
}
