import { BASE_PREFIX, pathOf, readReportPicture, type ScreenRevision } from '@aj-report/contract';
import { useState } from 'react';
import { formatTime } from '../../crud/format-value.ts';
import { useText } from '../../i18n/i18n.ts';
import { revisionKey, usePictures } from '../../screen/pictures.ts';
import { fill } from '../designer.words.ts';
import { Icon } from '../icons/icon.tsx';
import { VERSION_WORDS } from './versions.words.ts';

interface RevisionListProps {
  readonly reportCode: string;
  readonly revisions: readonly ScreenRevision[];
  readonly chosen: number | undefined;
  /** Revision that the open document was loaded or saved as. */
  readonly opened: number;
  onChoose(revision: number): void;
}

/** The revisions by number, with their pictures and names, who saved them and when. */
export function RevisionList({ reportCode, revisions, chosen, opened, onChoose }: RevisionListProps) {
  const text = useText();
  return (
    <ul className="versions__list">
      {revisions.map(({ revision, name, isPublished, pictureId, createBy, createTime }) => (
        <li key={revision}>
          <button
            type="button"
            className="versions__revision"
            data-revision={revision}
            aria-pressed={revision === chosen}
            onClick={() => onChoose(revision)}
          >
            <RevisionPicture revisionKey={revisionKey(reportCode, revision)} pictureId={pictureId} />
            <span className="versions__texts">
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
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}

interface RevisionPictureProps {
  readonly revisionKey: string;
  readonly pictureId: string;
}

/** The stored picture of a revision, fetched when it comes into sight. */
function RevisionPicture({ revisionKey: key, pictureId }: RevisionPictureProps) {
  const made = usePictures((state) => state.ofRevisions[key]);
  const [lost, setLost] = useState('');
  const shown = made ?? pictureId;
  return (
    <span className="versions__picture" aria-hidden="true">
      {shown === '' || shown === lost ? (
        <Icon name="history" />
      ) : (
        <img
          src={BASE_PREFIX + pathOf(readReportPicture, { pictureId: shown })}
          alt=""
          loading="lazy"
          decoding="async"
          width={640}
          height={360}
          onError={() => setLost(shown)}
        />
      )}
    </span>
  );
}
