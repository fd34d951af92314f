import { ListPage } from '../../crud/list-page.tsx';
import { dictionaryResource } from './dictionary.resource.ts';

/** Dictionaries with their entries. */
export function DictionaryPage() {
  return <ListPage resource={dictionaryResource} />;
}
