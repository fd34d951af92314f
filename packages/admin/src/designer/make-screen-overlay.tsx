import { normalizeScreen, type NormalScreen, type ScreenDocument } from '@aj-report/contract';
import { MakeScreen } from '../make-screen/make-screen.tsx';
import { MAKE_WORDS } from '../make-screen/make-screen.words.ts';
import type { Recipe } from './document/change.ts';
import type { OpenDesigner } from './open-designer.ts';
import { restoreScreen } from './versions/restore.ts';

/** Everything of the made screen but the name that the open one has already. */
export function takeOver(made: NormalScreen): Recipe {
  return (screen) => {
    const { title, description } = screen.dashboard;
    restoreScreen(made)(screen);
    screen.dashboard = { ...screen.dashboard, title, description };
  };
}

/** "Make a screen" into the open one, as one step that can be undone. */
export function MakeScreenOverlay({ open, onClose }: { readonly open: OpenDesigner; onClose(): void }) {
  const { designer } = open;
  function handleMade(document: ScreenDocument) {
    designer.replaceScreen(MAKE_WORDS.makeStep, takeOver(normalizeScreen(document)));
    designer.fitScreen();
    onClose();
  }
  return <MakeScreen onClose={onClose} onMade={handleMade} />;
}
