import { LIMITS } from '@aj-report/contract';
import { create } from 'zustand';

const COOKIE = 'sidebarStatus';
const mobile = () => window.matchMedia(`(max-width: ${LIMITS.mobileBreakpoint - 1}px)`);

/** A session cookie, as the specification has it: 1 = open, 0 = closed. */
function readCookie(): boolean {
  return !document.cookie.split('; ').includes(`${COOKIE}=0`);
}

interface SidebarState {
  readonly isOpen: boolean;
  readonly isMobile: boolean;
}

export const useSidebar = create<SidebarState>(() => {
  const isMobile = mobile().matches;
  return { isMobile, isOpen: !isMobile && readCookie() };
});

export function setSidebarOpen(isOpen: boolean): void {
  if (!useSidebar.getState().isMobile) document.cookie = `${COOKIE}=${Number(isOpen)}; path=/; SameSite=Lax`;
  useSidebar.setState({ isOpen });
}

/** Closes the sidebar whenever the window becomes narrow and restores it when it widens. Returns the stop function. */
export function followWindowWidth(): () => void {
  const query = mobile();
  const handleChange = () => useSidebar.setState({ isMobile: query.matches, isOpen: !query.matches && readCookie() });
  query.addEventListener('change', handleChange);
  return () => query.removeEventListener('change', handleChange);
}
