import { create } from 'zustand';

const KEY = 'AJReportDesignerLook';

/** The designer is dark unless its user chose otherwise; the rest of the admin has a choice of its own. */
const useStored = create<{ readonly isDark: boolean }>(() => ({ isDark: localStorage.getItem(KEY) !== 'light' }));

export function toggleLook(): void {
  const isDark = !useStored.getState().isDark;
  localStorage.setItem(KEY, isDark ? 'dark' : 'light');
  useStored.setState({ isDark });
}

/** Look of the designer's chrome and the class that brings its tokens. */
export function useLook(): { readonly isDark: boolean; readonly className: string } {
  const { isDark } = useStored();
  return { isDark, className: isDark ? 'sl-theme-dark' : 'sl-theme-light' };
}
