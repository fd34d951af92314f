import type { ScreenChange } from '@aj-report/contract';
import { declarations } from '@aj-report/widgets/declarations';
import { useState, type ReactNode } from 'react';
import { useT } from '../i18n/i18n.ts';
import { currentLanguage } from '../i18n/language.ts';
import { fieldChangesOf } from './field-names.ts';
import './publish.css';

/** Lines that are shown at first; of a screen that was redone few read more. */
const SHOWN_MAX = 50;
/** Fields of one widget that are shown at first. */
const FIELDS_MAX = 6;

function nameOf({ type = '', name }: ScreenChange): string {
  return name ?? declarations[type]?.label[currentLanguage()] ?? type;
}

/** The first of a list, and what shows the rest. */
function useShown<T>(all: readonly T[], max: number): [readonly T[], () => void] {
  const [isAll, setAll] = useState(false);
  return [isAll ? all : all.slice(0, max), () => setAll(true)];
}

interface ShowRestProps {
  /** How many there are; without any there is nothing to press. */
  readonly count: number;
  readonly word: 'publish.more' | 'publish.moreFields';
  onShow(): void;
}

function ShowRest({ count, word, onShow }: ShowRestProps) {
  const t = useT();
  if (count <= 0) return null;
  return (
    <button type="button" className="text-button" data-show-rest={count} onClick={onShow}>
      {t(word, { count })}
    </button>
  );
}

function ChangeLine({ change, action }: { readonly change: ScreenChange; readonly action: ReactNode }) {
  const t = useT();
  const { kind, what, parts = [] } = change;
  const fields = fieldChangesOf(change, currentLanguage());
  const [shown, showRest] = useShown(fields, FIELDS_MAX);
  return (
    <li data-change={kind} data-widget={change.id}>
      <span className="publish__kind" data-kind={kind}>
        {t(`publish.${kind}`)}
      </span>
      <span className="publish__what">
        <span className="ellipsis">{what === 'widget' ? nameOf(change) : t(`publish.${what}`)}</span>
        {fields.length === 0 ? null : (
          <span className="publish__fields muted">
            {shown.join(t('publish.and'))}
            <ShowRest count={fields.length - shown.length} word="publish.moreFields" onShow={showRest} />
          </span>
        )}
      </span>
      <span className="muted">{parts.map((part) => t(`publish.part.${part}`)).join(t('publish.and'))}</span>
      {action}
    </li>
  );
}

interface ChangeListProps {
  readonly changes: readonly ScreenChange[];
  /** What can be done about one of them. */
  readonly actionOf?: (change: ScreenChange) => ReactNode;
}

/** Differences of two revisions: what was added, removed and changed, with the fields and their values. */
export function ChangeList({ changes, actionOf }: ChangeListProps) {
  const [shown, showRest] = useShown(changes, SHOWN_MAX);
  const rest = changes.length - shown.length;
  return (
    <ul className="publish__changes" data-acts={actionOf ? '' : undefined}>
      {shown.map((change, place) => (
        <ChangeLine key={place} change={change} action={actionOf?.(change)} />
      ))}
      {rest > 0 ? (
        <li>
          <ShowRest count={rest} word="publish.more" onShow={showRest} />
        </li>
      ) : null}
    </ul>
  );
}
