import { useT } from '../i18n/i18n.ts';
import { MessagePage } from '../shell/message-page.tsx';

interface FailedListProps {
  readonly list: { readonly error: string | undefined; reload(): void };
}

/** Stands where a list would, when its first page did not come. */
export function FailedList({ list }: FailedListProps) {
  const t = useT();
  return (
    <MessagePage icon="exclamation-triangle" title={t('crud.loadFailed')} text={list.error ?? ''}>
      <sl-button variant="primary" onClick={list.reload}>
        {t('crud.retry')}
      </sl-button>
    </MessagePage>
  );
}
