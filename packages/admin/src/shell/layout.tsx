import { useEffect } from 'react';
import { Outlet } from 'react-router-dom';
import { useSession } from '../session/session-store.ts';
import { Header } from './header.tsx';
import { followWindowWidth } from './sidebar-store.ts';
import { Sidebar } from './sidebar.tsx';
import './shell.css';

/** Sidebar, header and the page between them; nothing but the page while only a password may be changed. */
export function Layout() {
  useEffect(() => followWindowWidth(), []);
  const hasOneTimePassword = useSession(({ user }) => user?.mustChangePassword === true);
  if (hasOneTimePassword) return <Outlet />;
  return (
    <div className="shell">
      <Sidebar />
      <div className="shell__main">
        <Header />
        <main className="shell__page">
          <Outlet />
        </main>
      </div>
    </div>
  );
}
