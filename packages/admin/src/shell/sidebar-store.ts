import { LIMITS } from '@aj-report/contract';
import { create } from 'zustand';
import { readCookie, writeCookie } from '../session/cookie.ts';

const COOKIE = 'sidebarStatus';
const mobile = () => window.matchMedia(`(max-width: ${LIMITS.mobileBreakpoint - 1}px)`);

/** Whether it was left open; 1 = open, 0 = closed. */
function wasOpen(): boolean {
  return readCookie(COOKIE) !== '0';
}

interface SidebarState {
  readonly isOpen: boolean;
  readonly isMobile: boolean;
}

export const useSidebar = create<SidebarState>(() => {
  const isMobile = mobile().matches;
  return { isMobile, isOpen: !isMobile && wasOpen() };
});

export function setSidebarOpen(isOpen: boolean): void {
  if (!useSidebar.getState().isMobile) writeCookie(COOKIE, String(Number(isOpen)), 'session');
  useSidebar.setState({ isOpen });
}

/** Closes the sidebar whenever the window becomes narrow and restores it when it widens. Returns the stop function. */
export function followWindowWidth(): () => void {
  const query = mobile();
  const handleChange = () => useSidebar.setState({ isMobile: query.matches, isOpen: !query.matches && wasOpen() });
  query.addEventListener('change', handleChange);
  return () => query.removeEventListener('change', handleChange);
}
