import type { ScreenDocument } from '@aj-report/contract';
import type { ScreenAddress } from '../address.ts';
import type { Client } from '../client.ts';

/** A screen on the disk of a wall, for a start without the service. */
export interface KeptScreen {
  /** The same client, whose answers are written to the disk, and read from it while the service cannot be reached. */
  around(client: Client): Client;
  /** The last document, and when the service was last heard in ms since the epoch; undefined = nothing is kept. */
  read(): Promise<{ readonly document: ScreenDocument; readonly at: number } | undefined>;
  /** The service refuses the screen: it may no longer be shown, from the disk neither. */
  drop(): void;
}

export interface KeptScreens {
  open(address: ScreenAddress): KeptScreen;
}
