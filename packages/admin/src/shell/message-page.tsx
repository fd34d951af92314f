import type { ReactNode } from 'react';
import type { IconName } from '../shoelace/icons.ts';
import './message-page.css';

interface MessagePageProps {
  readonly icon: IconName;
  readonly title: string;
  readonly text: string;
  readonly children?: ReactNode;
}

/** A calm page for what is not there, not allowed, empty or broken: what it is and one way on. */
export function MessagePage({ icon, title, text, children }: MessagePageProps) {
  return (
    <div className="message-page">
      <span className="message-page__icon">
        <sl-icon name={icon} />
      </span>
      <h2>{title}</h2>
      <p className="muted">{text}</p>
      {children ? <div className="message-page__actions">{children}</div> : null}
    </div>
  );
}
