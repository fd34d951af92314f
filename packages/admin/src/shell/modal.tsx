import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { useT } from '../i18n/i18n.ts';
import './modal.css';

interface ModalProps {
  readonly title: string;
  readonly isOpen: boolean;
  /** CSS width while not full screen. */
  readonly width: string;
  readonly children: ReactNode;
  readonly footer?: ReactNode;
  readonly headerActions?: ReactNode;
  readonly canFullscreen?: boolean;
  readonly startsFullscreen?: boolean;
  onClose(): void;
  /** It has closed and is out of sight. */
  onHidden?(): void;
}

type Updating = HTMLElement & { readonly updateComplete?: Promise<unknown> };

/** What is asked for first gets the keys, else the dialog itself; a dialog that begins open does neither by itself. */
async function takeFocus(dialog: Updating): Promise<void> {
  await dialog.updateComplete;
  if (dialog.contains(document.activeElement)) return;
  const panel = dialog.shadowRoot?.querySelector<Updating>('[part=panel]');
  const first: Updating | undefined = [...dialog.querySelectorAll<HTMLElement>('*')].find((one) => one.autofocus);
  await first?.updateComplete;
  (first ?? panel)?.focus({ preventScroll: true });
}

/**
 * Enter in a field of one line presses the one main button, as in every form of the web; what the field makes of the
 * key comes first. Not while a word is composed, and not in lists and searches that use the key themselves.
 */
function pressMainButton({ key, target, currentTarget, defaultPrevented, nativeEvent }: KeyboardEvent<HTMLElement>) {
  if (key !== 'Enter' || defaultPrevented || nativeEvent.isComposing) return;
  if (!(target instanceof HTMLElement) || target.closest('sl-dialog') !== currentTarget) return;
  if (!target.matches('[data-field] sl-input')) return;
  setTimeout(() => {
    const main = '[slot=footer] sl-button[variant=primary]:not([disabled], [loading])';
    currentTarget.querySelector<HTMLElement>(main)?.click();
  });
}

/** A dialog with a full-screen toggle. It does not close on a click outside (spec §2). */
export function Modal(props: ModalProps) {
  const t = useT();
  const [isFullscreen, setIsFullscreen] = useState(props.startsFullscreen ?? false);
  const dialog = useRef<HTMLElement>(null);
  const [beginsOpen] = useState(props.isOpen);
  useEffect(() => {
    if (beginsOpen && dialog.current) void takeFocus(dialog.current);
  }, [beginsOpen]);
  return (
    <sl-dialog
      ref={dialog as never}
      className="modal"
      label={props.title}
      open={props.isOpen}
      data-fullscreen={isFullscreen || undefined}
      onKeyDown={pressMainButton}
      style={{ '--width': isFullscreen ? '100vw' : props.width } as React.CSSProperties}
      onsl-request-close={(event) => {
        event.preventDefault();
        if (event.target !== event.currentTarget) return;
        if ((event.detail as { source: string }).source !== 'overlay') props.onClose();
      }}
      onsl-after-hide={(event) => {
        if (event.target === event.currentTarget) props.onHidden?.();
      }}
    >
      <span slot="header-actions" className="modal__actions">
        {props.headerActions}
        {props.canFullscreen ? (
          <sl-icon-button
            name={isFullscreen ? 'fullscreen-exit' : 'fullscreen'}
            label={t(isFullscreen ? 'crud.exitFullscreen' : 'crud.fullscreen')}
            onClick={() => setIsFullscreen(!isFullscreen)}
          />
        ) : null}
      </span>
      {props.isOpen ? props.children : null}
      {props.footer ? (
        <div slot="footer" className="modal__footer">
          {props.footer}
        </div>
      ) : null}
    </sl-dialog>
  );
}
