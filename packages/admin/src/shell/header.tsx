import { LANGUAGES, realNameIn, toDisplayName, toLanguage } from '@aj-report/contract';
import { lazy, Suspense, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useT, useText } from '../i18n/i18n.ts';
import { currentLanguage, htmlLang } from '../i18n/language.ts';
import { JobsButton } from '../jobs/jobs-button.tsx';
import { breadcrumbOf } from '../menu.ts';
import { useSession } from '../session/session-store.ts';
import { logOut } from './log-out.ts';
import { LANGUAGE_NAMES, LanguageMenu, LookMenu, switchLanguage, valueOf } from './look-menus.tsx';
import { PersonPicture } from './person-picture.tsx';
import { setSidebarOpen, useSidebar } from './sidebar-store.ts';

const ChangePasswordDialog = lazy(async () => ({
  default: (await import('./change-password-dialog.tsx')).ChangePasswordDialog,
}));

function LanguageItems() {
  const t = useT();
  const language = currentLanguage();
  return (
    <>
      <sl-menu-label>{t('shell.language')}</sl-menu-label>
      {LANGUAGES.map((one) => (
        <sl-menu-item
          key={one}
          type="checkbox"
          data-checks=""
          value={`language:${one}`}
          lang={htmlLang(one)}
          checked={one === language}
        >
          {LANGUAGE_NAMES[one]}
        </sl-menu-item>
      ))}
    </>
  );
}

function UserMenu() {
  const t = useT();
  const navigate = useNavigate();
  const user = useSession((session) => session.user);
  const [isChanging, setIsChanging] = useState(false);
  if (!user) return null;
  const realName = realNameIn(currentLanguage(), user);

  function choose(value: string) {
    if (value === 'logout') void logOut();
    else if (value === 'password') setIsChanging(true);
    else if (value.startsWith('language:')) void switchLanguage(toLanguage(value.slice('language:'.length)));
    else void navigate(value);
  }

  return (
    <>
      <sl-dropdown placement="bottom-end" hoist onsl-select={(event) => choose(valueOf(event))}>
        <button slot="trigger" type="button" className="header__user">
          <PersonPicture name={realName} avatar={user.avatar ?? ''} />
          <span className="header__name ellipsis">{toDisplayName({ ...user, realName })}</span>
          <sl-icon name="chevron-down" />
        </button>
        <sl-menu>
          <sl-menu-item value="password">
            <sl-icon slot="prefix" name="lock" />
            {t('shell.changePassword')}
          </sl-menu-item>
          <sl-menu-item value="/account/sessions">
            <sl-icon slot="prefix" name="display" />
            {t('shell.mySessions')}
          </sl-menu-item>
          <sl-menu-item value="/account/tokens">
            <sl-icon slot="prefix" name="key" />
            {t('shell.apiTokens')}
          </sl-menu-item>
          <sl-divider />
          <LanguageItems />
          <sl-divider />
          <sl-menu-item value="logout">
            <sl-icon slot="prefix" name="box-arrow-right" />
            {t('shell.logout')}
          </sl-menu-item>
        </sl-menu>
      </sl-dropdown>
      {isChanging ? (
        <Suspense fallback={null}>
          <ChangePasswordDialog onClose={() => setIsChanging(false)} />
        </Suspense>
      ) : null}
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
      <JobsButton />
      <LanguageMenu />
      <LookMenu />
      <UserMenu />
    </header>
  );
}
