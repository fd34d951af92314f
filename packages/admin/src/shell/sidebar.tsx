import { NavLink } from 'react-router-dom';
import { useT, useText } from '../i18n/i18n.ts';
import { isExternal, logoAddressOf, menuOf, type MenuEntry } from '../menu.ts';
import { useSession } from '../session/session-store.ts';
import { Logo } from './logo.tsx';
import { setSidebarOpen, useSidebar } from './sidebar-store.ts';

const NO_RIGHTS: readonly string[] = [];

function Entry({ entry, isOpen }: { readonly entry: MenuEntry; readonly isOpen: boolean }) {
  const text = useText();
  const { isMobile } = useSidebar();
  const shown = (
    <>
      <sl-icon name={entry.icon} />
      {isOpen ? <span className="ellipsis">{text(entry.label)}</span> : null}
    </>
  );
  const link = isExternal(entry.path) ? (
    <a
      href={entry.path}
      className="sidebar__link"
      aria-label={text(entry.label)}
      target="_blank"
      rel="noopener noreferrer"
    >
      {shown}
    </a>
  ) : (
    <NavLink
      to={entry.path}
      className="sidebar__link"
      aria-label={text(entry.label)}
      onClick={() => isMobile && setSidebarOpen(false)}
    >
      {shown}
    </NavLink>
  );
  if (isOpen) return link;
  return (
    <sl-tooltip content={text(entry.label)} placement="right" hoist>
      {link}
    </sl-tooltip>
  );
}

export function Sidebar() {
  const t = useT();
  const text = useText();
  const { isOpen, isMobile } = useSidebar();
  const authorities = useSession((session) => session.user?.authorities) ?? NO_RIGHTS;
  return (
    <>
      {isMobile && isOpen ? (
        <button
          type="button"
          className="sidebar__backdrop"
          aria-label={t('shell.closeMenu')}
          onClick={() => setSidebarOpen(false)}
        />
      ) : null}
      <nav
        className="sidebar"
        data-open={isOpen || undefined}
        data-mobile={isMobile || undefined}
        aria-label={t('shell.menu')}
      >
        <a
          className="sidebar__logo"
          href={logoAddressOf(authorities)}
          target="_blank"
          rel="noreferrer"
          title={t('shell.screens')}
        >
          <Logo />
          {isOpen ? <span>{t('app.name')}</span> : null}
        </a>
        {menuOf(authorities).map((group) => (
          <div key={group.id} className="sidebar__group">
            {group.label && isOpen ? <div className="sidebar__heading">{text(group.label)}</div> : null}
            {group.entries.map((entry) => (
              <Entry key={entry.path} entry={entry} isOpen={isOpen} />
            ))}
          </div>
        ))}
      </nav>
    </>
  );
}
