import { countWaiting, roleTree, saveRoleTree, type UserRecord } from '@aj-report/contract';
import { useMemo, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { call } from '../../api/call.ts';
import { toSearch } from '../../crud/address-query.ts';
import { ListPage } from '../../crud/list-page.tsx';
import { FIRST_QUERY } from '../../crud/query-state.ts';
import { InviteDialog } from '../account/invite-dialog.tsx';
import { accessWord } from './access.words.ts';
import { ChoiceDialog } from './choice-dialog.tsx';
import { OneTimePasswordDialog, type HandedPassword } from './one-time-password-dialog.tsx';
import { userName, userResource } from './user.resource.ts';
import './access.css';

/** Those who signed up, wait for an approval and were not disabled. */
const WAITING = toSearch({ ...FIRST_QUERY, filters: { emailVerified: '0', enableFlag: '1' } });

/** How many wait for an approval, over the list of users; nothing while nobody does. */
function WaitingBar({ count, onShow }: { readonly count: number; onShow(): void }) {
  if (count === 0) return null;
  return (
    <p className="waiting-bar" role="status">
      <sl-icon name="person" />
      {accessWord('waiting', { count })}
      <button type="button" className="text-button" data-button="show-waiting" onClick={onShow}>
        {accessWord('showWaiting')}
      </button>
    </p>
  );
}

/** Users: who may log in, with which roles. */
export function UserPage() {
  const [waiting, setWaiting] = useState(0);
  const navigate = useNavigate();
  const { key } = useLocation();
  const [assigned, setAssigned] = useState<UserRecord | null>(null);
  const [handed, setHanded] = useState<HandedPassword | null>(null);
  const [isInviting, setIsInviting] = useState(false);
  const resource = useMemo(() => {
    const openInvitation = () => setIsInviting(true);
    const noteRead = () =>
      void call(countWaiting, { isOptional: true }).then(
        ({ approval }) => setWaiting(approval),
        () => undefined,
      );
    return userResource({ openRoles: setAssigned, openInvitation, showPassword: setHanded, noteRead });
  }, []);
  return (
    <>
      <WaitingBar count={waiting} onShow={() => void navigate({ search: `?${WAITING}` })} />
      {/* A list reads the address when it begins. */}
      <ListPage key={key} resource={resource}>
        {(context) => (
          <>
            {assigned ? (
              <ChoiceDialog
                title={accessWord('assignTitle', { name: userName(assigned) })}
                width="520px"
                savedText={accessWord('assigned')}
                load={(signal) => call(roleTree, { params: { loginName: assigned.loginName }, signal })}
                save={(keys) =>
                  call(saveRoleTree, { body: { loginName: assigned.loginName, roleCodeList: [...keys] } })
                }
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
    </>
  );
}
