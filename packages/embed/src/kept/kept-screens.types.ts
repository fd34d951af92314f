import type { ScreenAddress } from '../address.ts';
import type { Client } from '../client.ts';
import type { ScreenState } from '../screen-state.ts';

/** A screen on the disk of a wall, for a start without the service. */
export interface KeptScreen {
  /** The same client, whose answers are written to the disk, and read from it while the service cannot be reached. */
  around(client: Client): Client;
  /** The last document, as old as when the service was last heard; undefined = nothing is kept. */
  read(): Promise<ScreenState | undefined>;
  /** Hears of every state: what the service refuses may no longer be shown, from the disk neither. */
  follow(state: ScreenState): void;
}

export interface KeptScreens {
  open(address: ScreenAddress): KeptScreen;
  /** Forgets all of them: the wall was shut out. */
  clear(): Promise<void>;
}
