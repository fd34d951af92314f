import { realNameIn, type UserRecord } from '@aj-report/contract';
import { TextCell } from '../../crud/cell.tsx';
import { formatTime } from '../../i18n/format-value.ts';
import { ImageCell } from '../../crud/image-cell.tsx';
import { StateTag } from '../../crud/state-tag.tsx';
import { currentLanguage } from '../../i18n/language.ts';
import { PersonPicture } from '../../shell/person-picture.tsx';
import { accessWord } from './access.words.ts';
import './access.css';

/** Picture of a user, which opens; without one the first letter of the name. */
export function AvatarCell({ user }: UserCellProps) {
  const name = realNameIn(currentLanguage(), user);
  const picture = <PersonPicture name={name} avatar={user.avatar} />;
  if (user.avatar === '') return picture;
  return (
    <ImageCell address={user.avatar} name={name}>
      {picture}
    </ImageCell>
  );
}

interface UserCellProps {
  readonly user: UserRecord;
}

/** Roles of a user by their names. */
export function RoleNames({ user }: UserCellProps) {
  if (user.roleNames.length === 0) return <span className="muted">{accessWord('noRole')}</span>;
  return (
    <span className="user-cell" title={user.roleNames.join(', ')}>
      {user.roleNames.map((name) => (
        <StateTag key={name} tone="accent" text={name} />
      ))}
    </span>
  );
}

/** The address of a user, and whether it is known to be theirs. */
export function EmailCell({ user }: UserCellProps) {
  if (!user.email) return <TextCell text="" />;
  return (
    <span className="user-cell">
      <TextCell text={user.email} />
      {user.emailVerified ? (
        <sl-icon name="check-circle-fill" label={accessWord('verified')} title={accessWord('verified')} />
      ) : (
        <StateTag tone="warning" text={accessWord(user.waitsFor === 'approval' ? 'waitsForApproval' : 'notVerified')} />
      )}
    </span>
  );
}

/** Whether a user has a password of their own. */
export function PasswordTag({ user }: UserCellProps) {
  const isOwn = !user.mustChangePassword;
  return <StateTag tone={isOwn ? 'muted' : 'warning'} text={accessWord(isOwn ? 'ownPassword' : 'oneTime')} />;
}

/** When a user logged in last, and from where. */
export function LoginTime({ user }: UserCellProps) {
  if (user.lastLoginTime === null) return <span className="muted">{accessWord('never')}</span>;
  return (
    <span className="number" title={user.lastLoginIp ?? ''}>
      {formatTime(user.lastLoginTime)}
    </span>
  );
}
