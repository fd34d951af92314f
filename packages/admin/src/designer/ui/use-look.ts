import { siteStorage } from '@aj-report/embed/storage';
import { useLayoutEffect } from 'react';
import { create } from 'zustand';
import { useTheme } from '../../shell/theme-store.ts';

const KEY = 'AJReportDesignerLook';

/** The designer is dark unless its user chose otherwise; the rest of the admin has a choice of its own. */
const useStored = create<{ readonly isDark: boolean }>(() => ({ isDark: siteStorage.getItem(KEY) !== 'light' }));

export function toggleLook(): void {
  const isDark = !useStored.getState().isDark;
  siteStorage.setItem(KEY, isDark ? 'dark' : 'light');
  useStored.setState({ isDark });
}

const DARK_CLASS = 'sl-theme-dark';

/**
 * The designer's look, also of dialogs and messages that stand outside of it; the admin's own comes back when it is
 * left. Returns whether it is dark.
 */
export function useLook(): boolean {
  const { isDark } = useStored();
  const isAdminDark = useTheme((state) => state.isDark);
  useLayoutEffect(() => {
    const { classList } = document.documentElement;
    classList.toggle(DARK_CLASS, isDark);
    return () => {
      classList.toggle(DARK_CLASS, isAdminDark);
    };
  }, [isDark, isAdminDark]);
  return isDark;
}
