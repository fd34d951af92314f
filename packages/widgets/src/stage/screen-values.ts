import { screenParametersOf, type ContextData, type NormalScreen } from '@aj-report/contract';

/** Values of a screen's parameters: what the address of the page and choices of viewers say. */
export class ScreenValues {
  all: ContextData = {};
  /** As addresses of links take them; the same object until one changes. */
  addressParts: Readonly<Record<string, string>> = {};

  /** Reads them anew; tells whether they changed. */
  read(screen: NormalScreen | undefined, query: Readonly<Record<string, string>>, chosen: ContextData): boolean {
    const next = screenParametersOf(screen?.dashboard.parameters ?? [], query, chosen);
    if (JSON.stringify(next) === JSON.stringify(this.all)) return false;
    this.all = next;
    this.addressParts = Object.fromEntries(Object.entries(next).map(([key, value]) => [key, String(value)]));
    return true;
  }
}
