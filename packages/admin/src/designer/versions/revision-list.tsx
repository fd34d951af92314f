import { BASE_PREFIX, pathOf, readReportPicture, type ExcelRevision, type ScreenRevision } from '@aj-report/contract';
import { useState, type ReactNode } from 'react';
import { formatTime } from '../../i18n/format-value.ts';
import { useText } from '../../i18n/i18n.ts';
import { revisionKey, usePictures } from '../../screen/pictures.ts';
import { fill } from '../../i18n/fill.ts';
import { Icon } from '../icons/icon.tsx';
import { VERSION_WORDS } from './versions.words.ts';

interface RevisionListProps {
  readonly revisions: readonly ExcelRevision[];
  readonly chosen: number | undefined;
  /** Revision that the open document was loaded or saved as. */
  readonly opened: number;
  /** What they look like, by revision, where there are pictures. */
  readonly pictures?: ReadonlyMap<number, ReactNode>;
  onChoose(revision: number): void;
}

/** The revisions of a report by number, with their pictures and names, who saved them and when. */
export function RevisionList({ revisions, chosen, opened, pictures, onChoose }: RevisionListProps) {
  return (
    <ul className="versions__list" data-pictured={pictures ? '' : undefined}>
      {revisions.map((one) => (
        <RevisionLine
          key={one.revision}
          of={one}
          isChosen={one.revision === chosen}
          isOpened={one.revision === opened}
          picture={pictures?.get(one.revision)}
          onChoose={onChoose}
        />
      ))}
    </ul>
  );
}

interface RevisionLineProps {
  readonly of: ExcelRevision;
  readonly isChosen: boolean;
  readonly isOpened: boolean;
  readonly picture: ReactNode;
  onChoose(revision: number): void;
}

function RevisionLine({ of, isChosen, isOpened, picture, onChoose }: RevisionLineProps) {
  const text = useText();
  const { revision, name, isPublished, createBy, createTime } = of;
  return (
    <li>
      <button
        type="button"
        className="versions__revision"
        data-revision={revision}
        aria-pressed={isChosen}
        onClick={() => onChoose(revision)}
      >
        {picture}
        <span className="versions__texts">
          <span className="versions__head">
            <strong className="ellipsis">{name || fill(text(VERSION_WORDS.revision), { revision })}</strong>
            {isPublished ? <span className="versions__tag">{text(VERSION_WORDS.published)}</span> : null}
            {isOpened ? <span className="versions__tag versions__tag--plain">{text(VERSION_WORDS.open)}</span> : null}
          </span>
          <span className="versions__facts muted">
            {name ? <span>{fill(text(VERSION_WORDS.revision), { revision })}</span> : null}
            <span>{createBy}</span>
            <span>{formatTime(createTime)}</span>
          </span>
        </span>
      </button>
    </li>
  );
}

interface RevisionPictureProps {
  readonly reportCode: string;
  readonly of: ScreenRevision;
}

/** The stored picture of a screen's revision, fetched when it comes into sight. */
export function RevisionPicture({ reportCode, of: { revision, pictureId } }: RevisionPictureProps) {
  const made = usePictures((state) => state.ofRevisions[revisionKey(reportCode, revision)]);
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
