import type { ScreenRevision } from '@aj-report/contract';
import { formatTime } from '../../crud/format-value.ts';
import { useText } from '../../i18n/i18n.ts';
import { fill } from '../designer.words.ts';
import { VERSION_WORDS } from './versions.words.ts';

interface RevisionListProps {
  readonly revisions: readonly ScreenRevision[];
  readonly chosen: number | undefined;
  /** Revision that the open document was loaded or saved as. */
  readonly opened: number;
  onChoose(revision: number): void;
}

/** The revisions by number, with their names, who saved them and when. */
export function RevisionList({ revisions, chosen, opened, onChoose }: RevisionListProps) {
  const text = useText();
  return (
    <ul className="versions__list">
      {revisions.map(({ revision, name, isPublished, createBy, createTime }) => (
        <li key={revision}>
          <button
            type="button"
            className="versions__revision"
            data-revision={revision}
            aria-pressed={revision === chosen}
            onClick={() => onChoose(revision)}
          >
            <span className="versions__head">
              <strong className="ellipsis">{name || fill(text(VERSION_WORDS.revision), { revision })}</strong>
              {isPublished ? <span className="versions__tag">{text(VERSION_WORDS.published)}</span> : null}
              {revision === opened ? (
                <span className="versions__tag versions__tag--plain">{text(VERSION_WORDS.open)}</span>
              ) : null}
            </span>
            <span className="versions__facts muted">
              {name ? <span>{fill(text(VERSION_WORDS.revision), { revision })}</span> : null}
              <span>{createBy}</span>
              <span>{formatTime(createTime)}</span>
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
