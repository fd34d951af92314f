import type { ScreenChange } from '@aj-report/contract';
import { declarations } from '@aj-report/widgets/declarations';
import type { ReactNode } from 'react';
import { useT } from '../i18n/i18n.ts';
import { currentLanguage } from '../i18n/language.ts';
import { fieldNamesOf } from './field-names.ts';
import './publish.css';

/** Lines that are shown; of a screen that was redone nobody reads more. */
const SHOWN_MAX = 50;
/** Fields that are named of one widget. */
const FIELDS_MAX = 6;

function nameOf({ type = '', name }: ScreenChange): string {
  return name ?? declarations[type]?.label[currentLanguage()] ?? type;
}

function ChangeLine({ change, action }: { readonly change: ScreenChange; readonly action: ReactNode }) {
  const t = useT();
  const { kind, what, parts = [] } = change;
  const fields = fieldNamesOf(change, currentLanguage());
  const rest = fields.length - FIELDS_MAX;
  const more = rest > 0 ? t('publish.moreFields', { count: rest }) : '';
  const named = fields.slice(0, FIELDS_MAX).join(t('publish.and')) + more;
  return (
    <li data-change={kind} data-widget={change.id}>
      <span className="publish__kind" data-kind={kind}>
        {t(`publish.${kind}`)}
      </span>
      <span className="publish__what">
        <span className="ellipsis">{what === 'widget' ? nameOf(change) : t(`publish.${what}`)}</span>
        {named === '' ? null : <span className="publish__fields muted">{named}</span>}
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

/** Differences of two revisions: what was added, removed and changed, with the fields. */
export function ChangeList({ changes, actionOf }: ChangeListProps) {
  const t = useT();
  const left = changes.length - SHOWN_MAX;
  return (
    <ul className="publish__changes" data-acts={actionOf ? '' : undefined}>
      {changes.slice(0, SHOWN_MAX).map((change, place) => (
        <ChangeLine key={place} change={change} action={actionOf?.(change)} />
      ))}
      {left > 0 ? <li className="muted">{t('publish.more', { count: left })}</li> : null}
    </ul>
  );
}
