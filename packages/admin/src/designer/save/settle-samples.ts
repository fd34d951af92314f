import type { NormalScreen } from '@aj-report/contract';
import { unboundWidgets, type UnboundWidget } from '../../screen/unbound-widgets.ts';
import { currentLanguage } from '../../i18n/language.ts';
import type { DocumentStore } from '../document/document-store.ts';
import { DATA_LABELS } from '../panels/data-binding/data.words.ts';
import { setData } from '../document/operations.ts';

/** The ids whose samples viewers are to see; undefined = it is not published. */
export type SamplesAnswer = ReadonlySet<string> | undefined;
type AskSamples = (widgets: readonly UnboundWidget[]) => Promise<SamplesAnswer>;

/** Asks once about each widget that would go live without data. Returns whether to go on. */
export function samplesSettler(document: DocumentStore, ask: AskSamples): () => Promise<boolean> {
  const settled = new Set<string>();
  return async () => {
    const open = unboundWidgets(document.screen, currentLanguage()).filter(({ id }) => !settled.has(id));
    if (open.length === 0) return true;
    const kept = await ask(open);
    if (!kept) return false;
    for (const { id } of open) settled.add(id);
    const ids = open.filter(({ hasSample }) => hasSample).map(({ id }) => id);
    document.change(DATA_LABELS.sample, (screen: NormalScreen) => {
      setData(
        ids.filter((id) => kept.has(id)),
        { sample: 'kept' },
      )(screen);
      setData(
        ids.filter((id) => !kept.has(id)),
        { sample: 'hidden' },
      )(screen);
    });
    return true;
  };
}
