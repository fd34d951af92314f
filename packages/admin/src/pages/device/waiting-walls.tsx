import type { WaitingDevice } from '@aj-report/contract';
import { deviceWord } from './device.words.ts';

interface WaitingWallsProps {
  readonly waiting: readonly WaitingDevice[];
  onApprove(wall: WaitingDevice): void;
}

/** So many are shown; of more than that one types the code. */
const SHOWN = 6;

/** A code in two halves, as the wall shows it. */
export function halvesOf(code: string): string {
  return `${code.slice(0, code.length / 2)} ${code.slice(code.length / 2)}`;
}

function Wall({ wall, onApprove }: { readonly wall: WaitingDevice; onApprove(): void }) {
  const { code, address, browser, width, height, seconds } = wall;
  const facts = [address, `${width} × ${height}`, browser].filter((one) => one !== '');
  return (
    <li>
      <strong className="mono">{halvesOf(code)}</strong>
      <span className="muted ellipsis" title={facts.join(' · ')}>
        {facts.join(' · ')}
      </span>
      <span className="muted number">{deviceWord('minutesLeft', { count: Math.ceil(seconds / 60) })}</span>
      <sl-button size="small" variant="primary" outline data-approve={code} onClick={onApprove}>
        {deviceWord('approveWaiting')}
      </sl-button>
    </li>
  );
}

/** Walls that show a code now. */
export function WaitingWalls({ waiting, onApprove }: WaitingWallsProps) {
  if (waiting.length === 0) return null;
  const more = waiting.length - SHOWN;
  return (
    <section className="card waiting-walls" data-testid="waiting">
      <header>
        <h2>
          {deviceWord('waiting')} <span className="muted number">{waiting.length}</span>
        </h2>
        <span className="muted">{deviceWord('waitingHint')}</span>
      </header>
      <ul>
        {waiting.slice(0, SHOWN).map((wall) => (
          <Wall key={wall.code} wall={wall} onApprove={() => onApprove(wall)} />
        ))}
      </ul>
      {more > 0 ? <p className="muted">{deviceWord('moreWaiting', { count: more })}</p> : null}
    </section>
  );
}
