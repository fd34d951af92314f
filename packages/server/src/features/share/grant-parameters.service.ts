import { AppError, type ContextData } from '@aj-report/contract';
import type { Needs } from '../../platform/needs.ts';
import { parametersOfSets } from '../data-set/set-parameters.service.ts';
import { parametersOfExcel } from '../excel-report/excel-report.service.ts';
import { parametersOfScreen } from '../screen/screen-grants.service.ts';
import { bareNameOf } from './share-settings.ts';

/** What a report says of its own parameters. */
interface ReportParameters {
  /** Declared ones, and those that its sets are given. */
  readonly names: readonly string[];
  readonly setCodes: readonly string[];
  /** Whether an address on it has a place for a value. */
  readonly hasPlaceFor: (name: string) => boolean;
}

/**
 * Refuses a parameter that nothing of a report takes: with a name that is misspelt, a user would see the rows of all.
 * @throws grant/parameter-unknown
 */
export async function refuseUnknown(app: Needs<'db'>, reportCode: string, parameters: ContextData): Promise<void> {
  const names = Object.keys(parameters);
  if (names.length === 0) return;
  const screen: ReportParameters | undefined = await parametersOfScreen(app, reportCode);
  const report = screen ?? (await parametersOfExcel(app, reportCode));
  const sets = await parametersOfSets(app, report.setCodes);
  const known = new Set([...report.names, ...sets.names].map(bareNameOf));
  const isKnown = (name: string) => {
    const bare = bareNameOf(name);
    const isForSet = bare !== name && !sets.codes.includes(name.slice(0, name.indexOf('.')));
    return !isForSet && (known.has(bare) || report.hasPlaceFor(bare));
  };
  const name = names.find((one) => !isKnown(one));
  if (name === undefined) return;
  const all = [...known].join(', ');
  throw new AppError('grant/parameter-unknown', { name, known: all === '' ? { zh: '（无）', en: '(none)' } : all });
}
