import { LIMITS } from '@aj-report/contract';
import type SlAlert from '@shoelace-style/shoelace/dist/components/alert/alert.js';
import type { IconName } from '../shoelace/icons.ts';

type Variant = 'success' | 'primary' | 'warning' | 'danger';

const ICON_OF: Readonly<Record<Variant, IconName>> = {
  success: 'check-circle',
  primary: 'info-circle',
  warning: 'exclamation-triangle',
  danger: 'exclamation-octagon',
};

const open = new Set<string>();
/** Messages on the screen by what they are about. */
const openAbout = new Map<string, SlAlert>();

/** What a message offers to do. */
export interface ToastAction {
  readonly label: string;
  run(): void;
}

function actionButton(alert: SlAlert, { label, run }: ToastAction): HTMLElement {
  const button = Object.assign(document.createElement('button'), { type: 'button', textContent: label });
  button.className = 'text-button toast-action';
  button.addEventListener('click', () => {
    void alert.hide();
    run();
  });
  return button;
}

interface ToastOptions {
  readonly action?: ToastAction;
  /** What the message is about: it takes the place of an earlier message about the same, which is true no longer. */
  readonly about?: string | undefined;
}

/** Hides what was said before of the same matter. */
function replaceAbout(about: string, alert: SlAlert): void {
  void openAbout.get(about)?.hide();
  openAbout.set(about, alert);
  alert.addEventListener('sl-hide', () => openAbout.get(about) === alert && openAbout.delete(about), { once: true });
}

/** Shows a message for five seconds; the same message is not shown twice at a time. */
function toast(variant: Variant, message: string, { action, about }: ToastOptions = {}): void {
  if (open.has(message)) return;
  open.add(message);
  const alert: SlAlert = Object.assign(document.createElement('sl-alert'), {
    variant,
    closable: true,
    duration: LIMITS.errorToastMs,
  });
  const icon = Object.assign(document.createElement('sl-icon'), { slot: 'icon', name: ICON_OF[variant] });
  alert.append(icon, message);
  if (action) alert.append(' ', actionButton(alert, action));
  document.body.append(alert);
  if (about !== undefined) replaceAbout(about, alert);
  alert.addEventListener('sl-hide', () => open.delete(message), { once: true });
  void alert.toast();
}

export const toastError = (message: string, about?: string): void => toast('danger', message, { about });
export const toastWarning = (message: string, about?: string): void => toast('warning', message, { about });
export const toastSuccess = (message: string, about?: string): void => toast('success', message, { about });
export const toastInfo = (message: string, about?: string): void => toast('primary', message, { about });

/** A success that can be taken back. */
export const toastWithAction = (message: string, action: ToastAction): void => toast('success', message, { action });
