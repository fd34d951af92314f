import type { Table } from '@aj-report/contract';
import type { DataError } from './data-provider.ts';
import type { DeadLink } from './linkage-bus.ts';

/** What the widgets of a stage tell it. */
export interface BoxEvents {
  /** Every widget is mounted and has its first answer, or its error. */
  onReady(): void;
  onData(id: string, table: Table): void;
  onError(id: string, error: DataError): void;
  /** Something was chosen, or is no longer; what a host chose is not reported. */
  onChoice(isNews: boolean, changesParameters: boolean): void;
  /** A link of a widget leads to one that was deleted; reported once per link and screen. */
  onDeadLink(link: DeadLink): void;
}
