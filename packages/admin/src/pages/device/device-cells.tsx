import { BASE_PREFIX, pathOf, readReportPicture, type DeviceRecord } from '@aj-report/contract';
import { useState } from 'react';
import { formatTime } from '../../i18n/format-value.ts';
import { StateTag } from '../../crud/state-tag.tsx';
import { deviceWord, STATE_TONES } from './device.words.ts';

interface CellProps {
  readonly device: DeviceRecord;
}

/** Its name over its place. */
export function NameCell({ device: { deviceName, place }, onOpen }: CellProps & { onOpen(): void }) {
  return (
    <span className="device-lines">
      <button type="button" className="text-button cell-name ellipsis" title={deviceName} onClick={onOpen}>
        {deviceName}
      </button>
      <span className="muted ellipsis" title={place}>
        {place === '' ? '–' : place}
      </span>
    </span>
  );
}

export function DeviceStateTag({ device: { state } }: CellProps) {
  return <StateTag tone={STATE_TONES[state]} text={deviceWord(state)} />;
}

/** Whether it was heard of lately, over when that was. */
export function StateCell({ device }: CellProps) {
  const { lastSeenTime } = device;
  return (
    <span className="device-lines">
      <span>
        <DeviceStateTag device={device} />
      </span>
      <span className="muted number">{lastSeenTime === null ? deviceWord('never') : formatTime(lastSeenTime)}</span>
    </span>
  );
}

/** Stored picture of what a device shows, in 16:9. */
export function ShownPicture({ device: { pictureId } }: CellProps) {
  const [lost, setLost] = useState('');
  return (
    <span className="device-picture" aria-hidden="true">
      {pictureId !== '' && pictureId !== lost ? (
        <img
          src={BASE_PREFIX + pathOf(readReportPicture, { pictureId })}
          alt=""
          loading="lazy"
          decoding="async"
          onError={() => setLost(pictureId)}
        />
      ) : (
        <sl-icon name="display" />
      )}
    </span>
  );
}

/** What it shows: of a device that is not heard of any more, what it showed last. */
export function ShownCell({ device }: CellProps) {
  const { shown, state } = device;
  const title = shown.title === '' ? deviceWord('nothing') : shown.title;
  return (
    <span className="device-shown" data-old={state === 'online' ? undefined : ''}>
      <ShownPicture device={device} />
      <span className={shown.title === '' ? 'muted ellipsis' : 'ellipsis'} title={title}>
        {title}
      </span>
    </span>
  );
}

export function PlaylistCell({ device: { playlistCode, playlistName } }: CellProps) {
  if (playlistCode === '') return <span className="muted">{deviceWord('noPlaylist')}</span>;
  if (playlistName === '') return <StateTag tone="danger" text={deviceWord('playlistGone', { code: playlistCode })} />;
  return (
    <span className="ellipsis" title={playlistCode}>
      {playlistName}
    </span>
  );
}

/** How many of the last errors are kept; the newest of them is in the tooltip. */
export function FaultsCell({ device: { faults } }: CellProps) {
  const [last] = faults;
  if (!last) return <span className="muted">–</span>;
  return (
    <span className="device-faults" title={`${last.time} ${last.text}`}>
      <StateTag tone="warning" text={String(faults.length)} />
    </span>
  );
}
