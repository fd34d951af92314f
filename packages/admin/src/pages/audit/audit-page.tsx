import type { AuditRecord } from '@aj-report/contract';
import { useMemo, useState } from 'react';
import { ListPage } from '../../crud/list-page.tsx';
import { Modal } from '../../shell/modal.tsx';
import { AuditFacts } from './audit-facts.tsx';
import { auditResource } from './audit.resource.ts';

function DetailDialog({ record, onClose }: { readonly record: AuditRecord; onClose(): void }) {
  return (
    <Modal title={record.action} isOpen width="min(560px, 94vw)" onClose={onClose}>
      <AuditFacts record={record} />
    </Modal>
  );
}

/** The audit log with its details. */
export function AuditPage() {
  const [opened, setOpened] = useState<AuditRecord | null>(null);
  const resource = useMemo(() => auditResource(setOpened), []);
  return (
    <ListPage resource={resource}>
      {() => (opened ? <DetailDialog record={opened} onClose={() => setOpened(null)} /> : null)}
    </ListPage>
  );
}
