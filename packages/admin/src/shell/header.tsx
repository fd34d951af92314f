import { logout, realNameIn, toDisplayName } from '@aj-report/contract';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { call } from '../api/call.ts';
import { useT, useText } from '../i18n/i18n.ts';
import { currentLanguage } from '../i18n/language.ts';
import { breadcrumbOf } from '../menu.ts';
import { closeSession, useSession } from '../session/session-store.ts';
import { ChangePasswordDialog } from './change-password-dialog.tsx';
import { LanguageMenu, LookMenu, valueOf } from './look-menus.tsx';
import { setSidebarOpen, useSidebar } from './sidebar-store.ts';

async function logOut(): Promise<void> {
  await call(logout, { showErrorDialog: false }).catch(() => undefined);
  closeSession();
  window.location.assign('/login');
}

function UserMenu() {
  const t = useT();
  const user = useSession((session) => session.user);
  const [isChanging, setIsChanging] = useState(false);
  if (!user) return null;
  const realName = realNameIn(currentLanguage(), user);
  return (
    <>
      <sl-dropdown
        placement="bottom-end"
        hoist
        onsl-select={(event) => (valueOf(event) === 'logout' ? void logOut() : setIsChanging(true))}
      >
        <button slot="trigger" type="button" className="header__user">
          <span className="header__avatar">{realName.slice(0, 1).toUpperCase()}</span>
          <span className="header__name ellipsis">{toDisplayName({ ...user, realName })}</span>
          <sl-icon name="chevron-down" />
        </button>
        <sl-menu>
          <sl-menu-item value="password">
            <sl-icon slot="prefix" name="key" />
            {t('shell.changePassword')}
          </sl-menu-item>
          <sl-divider />
          <sl-menu-item value="logout">
            <sl-icon slot="prefix" name="box-arrow-right" />
            {t('shell.logout')}
          </sl-menu-item>
        </sl-menu>
      </sl-dropdown>
      {isChanging ? <ChangePasswordDialog onClose={() => setIsChanging(false)} /> : null}
    </>
  );
}

function Breadcrumb() {
  const text = useText();
  const { pathname } = useLocation();
  const trail = breadcrumbOf(pathname);
  return (
    <ol className="header__trail">
      {trail.map((label, index) => (
        <li key={label.en} aria-current={index === trail.length - 1 ? 'page' : undefined}>
          {text(label)}
        </li>
      ))}
    </ol>
  );
}

export function Header() {
  const t = useT();
  const { isOpen } = useSidebar();
  const label = t(isOpen ? 'shell.closeMenu' : 'shell.openMenu');
  return (
    <header className="header">
      <sl-icon-button name="layout-sidebar" label={label} title={label} onClick={() => setSidebarOpen(!isOpen)} />
      <Breadcrumb />
      <span className="header__space" />
      <LanguageMenu />
      <LookMenu />
      <UserMenu />
    </header>
  );
}
