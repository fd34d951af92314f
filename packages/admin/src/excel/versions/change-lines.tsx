import type { Language } from '@aj-report/contract';
import { useText } from '../../i18n/i18n.ts';
import { currentLanguage } from '../../i18n/language.ts';
import { fill } from '../../i18n/fill.ts';
import type { ExcelChange } from '../document/differences.ts';
import { EXCEL_VERSION_WORDS, PART_WORDS } from './versions.words.ts';
import '../../publish/publish.css';

const W = EXCEL_VERSION_WORDS;

/** What changed, and the values before and after. */
function wordsOf(change: ExcelChange, language: Language): readonly [what: string, detail: string] {
  switch (change.what) {
    case 'cell': {
      const { name, before, after } = change;
      const [was, is] = [before, after].map((one) => one || W.blank[language]);
      return [name, before === after ? fill(W.lookOnly[language], { text: is ?? '' }) : `${was} → ${is}`];
    }
    case 'sheet':
      return [W.addedSheet[language], ''];
    case 'name':
      return [fill(W.renamed[language], { name: change.before }), ''];
    case 'set':
      return [fill(W.set[language], { code: change.setCode }), ''];
    case 'parameters':
      return [W.parameters[language], ''];
    default:
      return [PART_WORDS[change.what][language], ''];
  }
}

/** Differences of two revisions, a line each. */
export function ChangeLines({ changes }: { readonly changes: readonly ExcelChange[] }) {
  const text = useText();
  return (
    <ul className="publish__changes">
      {changes.map((change, place) => {
        const [what, detail] = wordsOf(change, currentLanguage());
        return (
          <li key={place} data-change={change.kind}>
            <span className="publish__kind" data-kind={change.kind}>
              {text(W[change.kind])}
            </span>
            <span className="publish__what">
              <span className="ellipsis">{what}</span>
              {detail === '' ? null : <span className="publish__fields muted">{detail}</span>}
            </span>
            <span className="muted">{'sheet' in change ? change.sheet : ''}</span>
          </li>
        );
      })}
    </ul>
  );
}
