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

/** Shows a message for five seconds; the same message is not shown twice at a time. */
function toast(variant: Variant, message: string, action?: ToastAction): void {
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
  alert.addEventListener('sl-hide', () => open.delete(message), { once: true });
  void alert.toast();
}

export const toastError = (message: string): void => toast('danger', message);
export const toastWarning = (message: string): void => toast('warning', message);
export const toastSuccess = (message: string): void => toast('success', message);
export const toastInfo = (message: string): void => toast('primary', message);

/** A success that can be taken back. */
export const toastWithAction = (message: string, action: ToastAction): void => toast('success', message, action);
