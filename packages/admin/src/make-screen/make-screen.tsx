import type { ScreenDocument } from '@aj-report/contract';
import { lazy, Suspense, useState } from 'react';
import { OriginPicker } from './origin-picker.tsx';
import type { Origin } from './origin.ts';

/** Planner and stage come when they are wanted first. */
const Dialog = lazy(async () => ({ default: (await import('./make-screen-dialog.tsx')).MakeScreenDialog }));

interface MakeScreenProps {
  /** Known already; absent = somebody is asked. */
  readonly origin?: Origin;
  /** Only tables of this source are offered. */
  readonly sourceId?: string;
  onClose(): void;
  readonly onMade?: (document: ScreenDocument) => void;
}

/** "Make a screen": from the question of what, to the finished screen. */
export function MakeScreen({ origin: given, sourceId, onClose, onMade }: MakeScreenProps) {
  const [origin, setOrigin] = useState(given);
  if (!origin) {
    return <OriginPicker {...(sourceId === undefined ? {} : { sourceId })} onPick={setOrigin} onClose={onClose} />;
  }
  return (
    <Suspense>
      <Dialog origin={origin} onClose={onClose} onMade={onMade} />
    </Suspense>
  );
}
