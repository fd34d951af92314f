import type { Table } from '@aj-report/contract';
import type { DataError } from './data-provider.ts';
import type { DeadLink } from './linkage-bus.ts';

/** Something was chosen, or is no longer: what of it is another than before. */
export interface ChoiceNews {
  /** What is chosen in the widgets. */
  readonly filters: boolean;
  /** Values of the screen's parameters. */
  readonly params: boolean;
  /** The host made it: it is no news to the page. */
  readonly isOfHost: boolean;
}

/** What the widgets of a stage tell it. */
export interface BoxEvents {
  /** Every widget is mounted and has its first answer, or its error. */
  onReady(): void;
  onData(id: string, table: Table): void;
  onError(id: string, error: DataError): void;
  onChoice(news: ChoiceNews): void;
  /** A link of a widget leads to one that was deleted; reported once per link and screen. */
  onDeadLink(link: DeadLink): void;
}
