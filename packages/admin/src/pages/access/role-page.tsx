import { authorityTree, saveAuthorityTree, type RoleRecord } from '@aj-report/contract';
import { useMemo, useState } from 'react';
import { call } from '../../api/call.ts';
import { ListPage } from '../../crud/list-page.tsx';
import { accessWord } from './access.words.ts';
import { ChoiceDialog } from './choice-dialog.tsx';
import { roleName, roleResource } from './role.resource.ts';

/** Roles and the rights they hold. */
export function RolePage() {
  const [granted, setGranted] = useState<RoleRecord | null>(null);
  const resource = useMemo(() => roleResource({ openRights: setGranted }), []);
  return (
    <ListPage resource={resource}>
      {(context) =>
        granted ? (
          <ChoiceDialog
            title={accessWord('grantTitle', { name: roleName(granted) })}
            width="min(920px, 94vw)"
            savedText={accessWord('granted')}
            load={(signal) => call(authorityTree, { params: { roleCode: granted.roleCode }, signal })}
            save={(keys) => call(saveAuthorityTree, { body: { roleCode: granted.roleCode, authorityList: [...keys] } })}
            onClose={() => setGranted(null)}
            onSaved={() => {
              setGranted(null);
              context.reload();
            }}
          />
        ) : null
      }
    </ListPage>
  );
}
