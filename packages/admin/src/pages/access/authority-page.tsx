import { ListPage } from '../../crud/list-page.tsx';
import { authorityResource } from './authority.resource.ts';

/** Permissions: what roles may be given, with the tree of their targets. */
export function AuthorityPage() {
  return <ListPage resource={authorityResource} />;
}
