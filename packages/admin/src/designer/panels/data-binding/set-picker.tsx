import type { DataSetChoice } from '@aj-report/contract';
import { Select } from '../../../form/select/select.tsx';
import { useText } from '../../../i18n/i18n.ts';
import { DATA_WORDS } from './data.words.ts';
import { toSetOptions } from './set-options.ts';
import type { Loaded } from './use-data-sets.ts';

interface SetPickerProps {
  readonly sets: Loaded<readonly DataSetChoice[]>;
  readonly chosen: DataSetChoice | undefined;
  readonly setCode: string;
  onChoose(set: DataSetChoice): void;
}

/** One of the data sets that may be shown, found by its name, its code or one of its fields. */
export function SetPicker({ sets, chosen, setCode, onChoose }: SetPickerProps) {
  const text = useText();
  if (sets.kind === 'failed') return <p className="data__problem">{sets.message}</p>;
  if (sets.kind === 'ready' && sets.value.length === 0) return <NoSets />;
  const known = sets.kind === 'ready' ? sets.value : [];
  return (
    <section className="data__part" data-set-picker>
      <h4>{text(DATA_WORDS.dataSet)}</h4>
      <Select
        size="small"
        label={text(DATA_WORDS.dataSet)}
        placeholder={chosen?.setName ?? (setCode || text(DATA_WORDS.chooseSet))}
        value={setCode}
        options={toSetOptions(known)}
        onChange={(code) => {
          const set = known.find((one) => one.setCode === code);
          if (set) onChoose(set);
        }}
      />
    </section>
  );
}

function NoSets() {
  const text = useText();
  return (
    <div className="panel__empty">
      <p>{text(DATA_WORDS.noSets)}</p>
      <p>{text(DATA_WORDS.noSetsHelp)}</p>
      <a href="/report/resultset" target="_blank" rel="noreferrer">
        {text(DATA_WORDS.openSets)}
      </a>
    </div>
  );
}
