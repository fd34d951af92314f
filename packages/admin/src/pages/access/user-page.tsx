import { roleTree, saveRoleTree, type UserRecord } from '@aj-report/contract';
import { useMemo, useState } from 'react';
import { call } from '../../api/call.ts';
import { ListPage } from '../../crud/list-page.tsx';
import { InviteDialog } from '../account/invite-dialog.tsx';
import { accessWord } from './access.words.ts';
import { ChoiceDialog } from './choice-dialog.tsx';
import { OneTimePasswordDialog, type HandedPassword } from './one-time-password-dialog.tsx';
import { userName, userResource } from './user.resource.ts';

/** Users: who may log in, with which roles. */
export function UserPage() {
  const [assigned, setAssigned] = useState<UserRecord | null>(null);
  const [handed, setHanded] = useState<HandedPassword | null>(null);
  const [isInviting, setIsInviting] = useState(false);
  const resource = useMemo(() => {
    const openInvitation = () => setIsInviting(true);
    return userResource({ openRoles: setAssigned, openInvitation, showPassword: setHanded });
  }, []);
  return (
    <ListPage resource={resource}>
      {(context) => (
        <>
          {assigned ? (
            <ChoiceDialog
              title={accessWord('assignTitle', { name: userName(assigned) })}
              width="520px"
              savedText={accessWord('assigned')}
              load={(signal) => call(roleTree, { params: { loginName: assigned.loginName }, signal })}
              save={(keys) => call(saveRoleTree, { body: { loginName: assigned.loginName, roleCodeList: [...keys] } })}
              onClose={() => setAssigned(null)}
              onSaved={() => {
                setAssigned(null);
                context.reload();
              }}
            />
          ) : null}
          {isInviting ? (
            <InviteDialog
              onClose={() => setIsInviting(false)}
              onInvited={() => {
                setIsInviting(false);
                context.reload();
              }}
            />
          ) : null}
          {handed ? (
            <OneTimePasswordDialog
              handed={handed}
              onClose={() => {
                setHanded(null);
                context.reload();
              }}
            />
          ) : null}
        </>
      )}
    </ListPage>
  );
}
