import { useMemo, useState } from 'react';
import { ListPage } from '../../crud/list-page.tsx';
import { apiTokenResource } from './api-token.resource.tsx';
import { MadeTokenDialog, TokenDialog } from './token-dialog.tsx';
import './my-account.css';

/** API tokens of the signed-in user: made, shown once, revoked. */
export function ApiTokensPage() {
  const [isAdding, setIsAdding] = useState(false);
  const [made, setMade] = useState<string | undefined>();
  const resource = useMemo(() => apiTokenResource(() => setIsAdding(true)), []);
  return (
    <ListPage resource={resource}>
      {(context) => (
        <>
          {isAdding ? (
            <TokenDialog
              onClose={() => setIsAdding(false)}
              onMade={(token) => {
                setIsAdding(false);
                setMade(token);
                context.reload();
              }}
            />
          ) : null}
          {made === undefined ? null : <MadeTokenDialog token={made} onClose={() => setMade(undefined)} />}
        </>
      )}
    </ListPage>
  );
}
