import type { NormalWidget } from '@aj-report/contract';
import { useSyncExternalStore } from 'react';
import { selectedOf, type DocumentState } from '../document/document-store.ts';
import { useDesigner } from './use-designer.ts';
import type { Designer } from '../designer.ts';

interface Settled {
  readonly state: DocumentState;
  readonly widgets: readonly NormalWidget[];
}

const settledOf = new WeakMap<Designer, Settled>();

/** The state as it was when no tool was at work: panels need not follow a pointer that is still moving. */
function readSettled(designer: Designer): Settled {
  const state = designer.document.store.getState();
  const known = settledOf.get(designer);
  if (known && (known.state === state || !designer.tools.isSettled)) return known;
  const isSame = known && known.state.screen === state.screen && known.state.selection === state.selection;
  const settled = { state, widgets: isSame ? known.widgets : selectedOf(state) };
  settledOf.set(designer, settled);
  return settled;
}

/** The selected widgets in order of choosing; while the pointer drags, those from before. */
export function useSettledSelection(): readonly NormalWidget[] {
  const designer = useDesigner();
  return useSyncExternalStore(
    (onChange) => {
      const stops = [designer.document.store.subscribe(onChange), designer.tools.store.subscribe(onChange)];
      return () => stops.forEach((stop) => stop());
    },
    () => readSettled(designer).widgets,
  );
}
