import { siteStorage } from '@aj-report/embed/storage';
import { create } from 'zustand';

export type ThemeChoice = 'system' | 'light' | 'dark';

const KEY = 'AJReportTheme';
const DARK_CLASS = 'sl-theme-dark';
const systemIsDark = () => window.matchMedia('(prefers-color-scheme: dark)').matches;

function readChoice(): ThemeChoice {
  const stored = siteStorage.getItem(KEY);
  return stored === 'light' || stored === 'dark' ? stored : 'system';
}

interface ThemeState {
  readonly choice: ThemeChoice;
  readonly isDark: boolean;
}

function toState(choice: ThemeChoice): ThemeState {
  return { choice, isDark: choice === 'dark' || (choice === 'system' && systemIsDark()) };
}

/** Light or dark look of the admin: the system's, unless the user chose one. */
export const useTheme = create<ThemeState>(() => toState(readChoice()));

function apply({ isDark }: ThemeState): void {
  document.documentElement.classList.toggle(DARK_CLASS, isDark);
}

/** Applies the look and follows the system's. Call once before drawing. */
export function startTheme(): void {
  apply(useTheme.getState());
  useTheme.subscribe(apply);
  window.matchMedia('(prefers-color-scheme: dark)').addEventListener('change', () => {
    useTheme.setState(toState(useTheme.getState().choice));
  });
}

export function chooseTheme(choice: ThemeChoice): void {
  siteStorage.setItem(KEY, choice);
  useTheme.setState(toState(choice));
}
