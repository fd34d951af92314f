import type { DeviceRecord } from '@aj-report/contract';
import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ListPage } from '../../crud/list-page.tsx';
import { ApproveDialog } from './approve-dialog.tsx';
import { DeviceDrawer } from './device-drawer.tsx';
import { deviceResource } from './device.resource.ts';
import { useWaiting } from './use-waiting.ts';
import { WaitingWalls } from './waiting-walls.tsx';
import './device.css';

type Opened =
  | { readonly kind: 'approve'; readonly code: string; readonly known?: DeviceRecord }
  | { readonly kind: 'details'; readonly device: DeviceRecord }
  | null;

/** The code that the QR code of a wall brings along. */
function useAskedCode(): readonly [string | null, () => void] {
  const [params, setParams] = useSearchParams();
  return [params.get('code'), () => setParams({}, { replace: true })];
}

/** Every wall: whether it is on, what it shows; let in, changed, found and shut out here. */
export function DevicePage() {
  const [askedCode, forgetCode] = useAskedCode();
  const [opened, setOpened] = useState<Opened>(askedCode === null ? null : { kind: 'approve', code: askedCode });
  const [round, setRound] = useState(0);
  const waiting = useWaiting(round);
  const resource = useMemo(
    () =>
      deviceResource({
        openApprove: (known) => setOpened({ kind: 'approve', code: '', ...(known ? { known } : {}) }),
        openDetails: (device) => setOpened({ kind: 'details', device }),
      }),
    [],
  );
  const close = () => {
    setOpened(null);
    if (askedCode !== null) forgetCode();
  };
  return (
    <div className="device-page">
      <WaitingWalls waiting={waiting} onApprove={({ code }) => setOpened({ kind: 'approve', code })} />
      <ListPage resource={resource}>
        {(context) => {
          if (!opened) return null;
          if (opened.kind === 'details') return <DeviceDrawer device={opened.device} onClose={close} />;
          const handleSaved = () => {
            close();
            setRound(round + 1);
            context.reload();
          };
          const { code, known } = opened;
          const timeZone = waiting.find((one) => one.code === code)?.timeZone;
          return <ApproveDialog code={code} known={known} timeZone={timeZone} onClose={close} onSaved={handleSaved} />;
        }}
      </ListPage>
    </div>
  );
}
