import { getDataSet, saveFieldSettings } from '@aj-report/contract';
import { useState } from 'react';
import { call } from '../api/call.ts';
import { toApiError } from '../api/http.ts';
import { toastError, toastSuccess } from '../api/toast.ts';
import { fill } from '../i18n/fill.ts';
import { useText } from '../i18n/i18n.ts';
import { useCan } from '../session/use-can.tsx';
import { MAKE_WORDS } from './make-screen.words.ts';
import type { Origin } from './origin.ts';
import { withReadings } from './plan/field-reading.ts';
import type { ChosenReadings } from './plan/read-columns.ts';

const SILENT = { showErrorDialog: false } as const;

/** What the set says now, with what was chosen: somebody else may have said something since it was read. */
async function keep(id: string, chosen: ChosenReadings): Promise<void> {
  const { fieldSettings } = await call(getDataSet, { params: { id }, ...SILENT });
  await call(saveFieldSettings, { params: { id }, body: withReadings(fieldSettings, chosen), ...SILENT });
}

interface KeepReadingsProps {
  readonly origin: Extract<Origin, { kind: 'set' }>;
  readonly chosen: ChosenReadings;
  readonly disabled: boolean;
}

/** Offers to remember with the data set how its columns are read, so that nobody has to say it again. */
export function KeepReadings({ origin, chosen, disabled }: KeepReadingsProps) {
  const text = useText();
  const can = useCan();
  const [kept, setKept] = useState<ChosenReadings>({});
  const [isKeeping, setIsKeeping] = useState(false);
  if (!can(saveFieldSettings.permission) || Object.keys(chosen).length === 0 || chosen === kept) return null;

  async function handleClick(): Promise<void> {
    setIsKeeping(true);
    try {
      await keep(origin.id, chosen);
      setKept(chosen);
      toastSuccess(fill(text(MAKE_WORDS.kept), { name: origin.setName }));
    } catch (failure) {
      toastError(toApiError(failure).message);
    }
    setIsKeeping(false);
  }

  return (
    <button
      type="button"
      className="text-button"
      data-button="keep-readings"
      disabled={disabled || isKeeping}
      title={text(MAKE_WORDS.keepHint)}
      onClick={() => void handleClick()}
    >
      {text(MAKE_WORDS.keep)}
    </button>
  );
}
