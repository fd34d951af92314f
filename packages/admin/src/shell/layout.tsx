import { useEffect } from 'react';
import { Outlet } from 'react-router-dom';
import { Header } from './header.tsx';
import { followWindowWidth } from './sidebar-store.ts';
import { Sidebar } from './sidebar.tsx';
import './shell.css';

/** Sidebar, header and the page between them. */
export function Layout() {
  useEffect(() => followWindowWidth(), []);
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
