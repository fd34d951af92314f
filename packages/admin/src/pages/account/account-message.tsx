import type { ReactNode } from 'react';
import type { IconName } from '../../shoelace/icons.ts';

interface AccountMessageProps {
  readonly icon: IconName;
  readonly tone?: 'accent' | 'success' | 'warning' | 'danger';
  readonly title: string;
  readonly text: ReactNode;
  readonly children?: ReactNode;
}

/** What came of it, and the way on. */
export function AccountMessage({ icon, tone = 'accent', title, text, children }: AccountMessageProps) {
  return (
    <div className="account__message" data-tone={tone} role="status">
      <span className="account__icon">
        <sl-icon name={icon} />
      </span>
      <h1>{title}</h1>
      <p className="muted">{text}</p>
      {children ? <div className="account__actions">{children}</div> : null}
    </div>
  );
}
