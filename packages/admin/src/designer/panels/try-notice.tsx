import { useStore } from 'zustand';
import { useText } from '../../i18n/i18n.ts';
import { WORDS } from '../designer.words.ts';
import { Icon } from '../icons/icon.tsx';
import { useDesigner } from '../ui/use-designer.ts';

/** Says that clicks go to the widgets, forgets what was chosen in them, and ends it. */
export function TryNotice() {
  const text = useText();
  const designer = useDesigner();
  const isOn = useStore(designer.view.store, (state) => state.isTrying);
  if (!isOn) return null;
  return (
    <div className="solo-notice" role="status" data-trying>
      <Icon name="pointer" />
      {text(WORDS.trying)}
      <button type="button" className="text-button" onClick={() => designer.stage?.startOver()}>
        {text(WORDS.tryClear)}
      </button>
      <button type="button" className="text-button" onClick={() => designer.view.tryOut(false)}>
        {text(WORDS.tryEnd)}
      </button>
    </div>
  );
}
