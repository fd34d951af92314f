import { getDevice, type DeviceRecord } from '@aj-report/contract';
import { useEffect, useState } from 'react';
import { call } from '../../api/call.ts';
import { Facts } from '../../crud/facts.tsx';
import { formatTime } from '../../i18n/format-value.ts';
import { DeviceStateTag, PlaylistCell, ShownPicture } from './device-cells.tsx';
import { deviceWord } from './device.words.ts';
import '../../crud/record-drawer.css';

interface DeviceDrawerProps {
  readonly device: DeviceRecord;
  onClose(): void;
}

/** ms until it is read again */
const POLL_MS = 5_000;

/** The device as it is now; the row of the list until it was read. */
function useDevice(row: DeviceRecord): DeviceRecord {
  const [device, setDevice] = useState(row);
  useEffect(() => {
    const abort = new AbortController();
    const load = () => {
      const reading = call(getDevice, { params: { id: row.id }, signal: abort.signal, isOptional: true });
      // What is shown says itself how old it is.
      reading.then(setDevice, () => undefined);
    };
    load();
    const timer = setInterval(load, POLL_MS);
    return () => {
      clearInterval(timer);
      abort.abort();
    };
  }, [row.id]);
  return device;
}

function factsOf(device: DeviceRecord) {
  const { width, height, density, darkFrom, darkTo, zoom, rotation, lastSeenTime, approvedBy, approvedTime } = device;
  const size = width === 0 ? '' : deviceWord('pixels', { width, height, density });
  const seen = lastSeenTime === null ? deviceWord('never') : formatTime(lastSeenTime);
  return [
    { name: deviceWord('state'), value: <DeviceStateTag device={device} /> },
    { name: deviceWord('lastSeen'), value: seen },
    { name: deviceWord('place'), value: device.place },
    { name: deviceWord('group'), value: device.groupName },
    { name: deviceWord('playlist'), value: <PlaylistCell device={device} /> },
    { name: deviceWord('looks'), value: `${zoom} % · ${rotation}°` },
    {
      name: deviceWord('night'),
      value: darkFrom === '' ? deviceWord('noNight') : `${darkFrom} – ${darkTo} · ${device.timeZone}`,
    },
    { name: deviceWord('size'), value: size },
    { name: deviceWord('browser'), value: device.browser },
    { name: deviceWord('address'), value: device.address, isCode: true },
    { name: deviceWord('version'), value: device.version, isCode: true },
    {
      name: deviceWord('approved'),
      value: deviceWord('approvedBy', { name: approvedBy, time: formatTime(approvedTime) }),
    },
  ];
}

/** What a device shows, everything that is known of it, and its last errors. */
export function DeviceDrawer({ device: row, onClose }: DeviceDrawerProps) {
  const device = useDevice(row);
  const { faults, shown } = device;
  return (
    <sl-drawer
      className="record-drawer device-drawer"
      open
      label={device.deviceName}
      onsl-after-hide={(event) => event.target === event.currentTarget && onClose()}
    >
      <figure className="device-now">
        <ShownPicture device={device} />
        <figcaption>{shown.title === '' ? deviceWord('nothing') : shown.title}</figcaption>
      </figure>
      <Facts facts={factsOf(device)} />
      <h3 className="device-faults__title">{deviceWord('lastFaults')}</h3>
      {faults.length === 0 ? <p className="muted">{deviceWord('noFaults')}</p> : null}
      <ul className="device-faults__list">
        {faults.map(({ time, code, text }) => (
          <li key={`${time} ${code} ${text}`}>
            <span className="muted number">{formatTime(time)}</span> <span className="mono">{code}</span>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </sl-drawer>
  );
}
