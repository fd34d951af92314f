import { withSample, type Language, type ScreenDocument, type WidgetNode } from '@aj-report/contract';
import { ALL_TEMPLATES } from '@aj-report/samples/templates';

/** A screen whose widgets keep the data sets that are there; the others show the sample of their kind. */
export function keepKnownSets(document: ScreenDocument, known: ReadonlySet<string>): ScreenDocument {
  const isLost = ({ data }: WidgetNode) => data?.dataType === 'dynamic' && !known.has(data.setCode ?? '');
  return { ...document, widgets: (document.widgets ?? []).map((one) => (isLost(one) ? withSample(one) : one)) };
}

/**
 * The screen of a template or a sample, in a language; undefined when there is none of that id.
 * @param readSetCodes asked for screens with data sets only: those that there are
 */
export async function loadTemplate(
  id: unknown,
  language: Language,
  readSetCodes: () => Promise<ReadonlySet<string>>,
): Promise<ScreenDocument | undefined> {
  const offer = ALL_TEMPLATES.find((one) => one.id === id);
  if (!offer) return undefined;
  const document = (await offer.load())(language);
  const isBound = document.widgets?.some(({ data }) => data?.dataType === 'dynamic') === true;
  return isBound ? keepKnownSets(document, await readSetCodes()) : document;
}
