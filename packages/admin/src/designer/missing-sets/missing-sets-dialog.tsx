import { useState } from 'react';
import { SetMapping } from '../../archive/set-mapping.tsx';
import { useText } from '../../i18n/i18n.ts';
import { currentLanguage } from '../../i18n/language.ts';
import { nameOfWidget } from '../../screen/widget-name.ts';
import { Modal } from '../../shell/modal.tsx';
import { WORDS } from '../designer.words.ts';
import { fill } from '../../i18n/fill.ts';
import type { SetsQuestion } from '../open-designer.ts';
import { toSetOptions } from '../panels/data-binding/set-options.ts';
import { lackingFields, proposedSet, type MissingSet } from './missing-sets.ts';
import { MISSING_SETS_WORDS } from './missing-sets.words.ts';
import './missing-sets.css';

const SAMPLE = '';

/** Asks which data set here takes the place of each one that is missing, before anything is inserted. */
export function MissingSetsDialog({ question }: { readonly question: SetsQuestion }) {
  const text = useText();
  const { missing, here, answer } = question;
  const [chosen, setChosen] = useState<Readonly<Record<string, string>>>(() =>
    Object.fromEntries(missing.map((set) => [set.setCode, proposedSet(set, here)?.setCode ?? SAMPLE])),
  );
  const setOf = ({ setCode }: MissingSet) => here.find((set) => set.setCode === chosen[setCode]);
  const options = [...toSetOptions(here), { value: SAMPLE, label: text(MISSING_SETS_WORDS.sample) }];
  const cancel = () => answer(undefined);

  return (
    <Modal
      title={text(MISSING_SETS_WORDS.title)}
      isOpen
      width="720px"
      onClose={cancel}
      footer={
        <>
          <sl-button onClick={cancel}>{text(WORDS.cancel)}</sl-button>
          <sl-button
            variant="primary"
            autofocus
            data-button="insert"
            onClick={() => answer(new Map(missing.map((set) => [set.setCode, setOf(set)])))}
          >
            {text(MISSING_SETS_WORDS.insert)}
          </sl-button>
        </>
      }
    >
      <div className="missing-sets">
        <p className="muted">{text(MISSING_SETS_WORDS.help)}</p>
        <SetMapping
          sets={missing.map((set) => ({
            setCode: set.setCode,
            setName: set.setName,
            state: 'missing',
            options,
            value: chosen[set.setCode] ?? SAMPLE,
            note: <SetNote missing={set} lacking={lackingOf(set, setOf(set))} />,
          }))}
          onChoose={(setCode, value) => setChosen({ ...chosen, [setCode]: value })}
        />
      </div>
    </Modal>
  );
}

function lackingOf(missing: MissingSet, set: ReturnType<typeof proposedSet>): readonly string[] {
  return set ? lackingFields(missing, set) : [];
}

/** The widgets bound to a set, the fields that they draw, and which of those the chosen set does not have. */
function SetNote({ missing, lacking }: { readonly missing: MissingSet; readonly lacking: readonly string[] }) {
  const text = useText();
  const joined = (names: readonly string[]) => names.join(text(MISSING_SETS_WORDS.between));
  const widgets = missing.widgets.map((widget) => nameOfWidget(widget, currentLanguage()));
  return (
    <>
      <span className="muted">{fill(text(MISSING_SETS_WORDS.usedBy), { widgets: joined(widgets) })}</span>
      {missing.fields.length > 0 ? (
        <span className="muted">{fill(text(MISSING_SETS_WORDS.fields), { fields: joined(missing.fields) })}</span>
      ) : null}
      {lacking.length > 0 ? (
        <span className="missing-sets__lacking" role="status">
          {fill(text(MISSING_SETS_WORDS.lacking), { fields: joined(lacking) })}
        </span>
      ) : null}
    </>
  );
}
