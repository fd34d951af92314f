import { LIMITS } from '@aj-report/contract';
import { useState } from 'react';
import { toastSuccess } from '../../api/toast.ts';
import { useText } from '../../i18n/i18n.ts';
import { atOnce } from '../../shoelace/at-once.ts';
import { VERSION_WORDS } from './versions.words.ts';

interface RevisionNameProps {
  readonly name: string;
  /** Rejects when it is not stored; why was said. */
  onSave(name: string): Promise<void>;
}

/** The name of a revision, and what stores another one. */
export function RevisionName({ name: stored, onSave }: RevisionNameProps) {
  const text = useText();
  const [name, setName] = useState(stored);
  async function save() {
    const done = await onSave(name).then(
      () => true,
      () => false,
    );
    if (done) toastSuccess(text(VERSION_WORDS.named));
  }
  return (
    <form
      className="versions__name"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <sl-input
        size="small"
        data-name
        aria-label={text(VERSION_WORDS.name)}
        placeholder={`${text(VERSION_WORDS.name)} · ${text(VERSION_WORDS.nameHint)}`}
        maxlength={LIMITS.revisionNameMax}
        value={name}
        onsl-input={atOnce((event) => setName((event.target as HTMLInputElement).value))}
      />
      <sl-button size="small" type="submit" disabled={name.trim() === stored}>
        {text(VERSION_WORDS.saveName)}
      </sl-button>
    </form>
  );
}
