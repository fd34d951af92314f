import type { AuditRecord } from '@aj-report/contract';
import { useMemo, useState } from 'react';
import { ListPage } from '../../crud/list-page.tsx';
import { Facts } from '../../crud/facts.tsx';
import { formatTime } from '../../crud/format-value.ts';
import { Modal } from '../../shell/modal.tsx';
import { auditResource, isDone, resultTag } from './audit.resource.ts';
import { auditWord } from './audit.words.ts';

function DetailDialog({ record, onClose }: { readonly record: AuditRecord; onClose(): void }) {
  const { createTime, loginName, recordKey, address, endpoint, result } = record;
  return (
    <Modal title={record.action} isOpen width="min(560px, 94vw)" onClose={onClose}>
      <Facts
        facts={[
          { name: auditWord('time'), value: formatTime(createTime) },
          { name: auditWord('who'), value: loginName === '' ? auditWord('nobody') : loginName },
          { name: auditWord('address'), value: address },
          { name: auditWord('key'), value: recordKey, isCode: true },
          { name: auditWord('call'), value: endpoint, isCode: true },
          { name: auditWord('result'), value: resultTag(record) },
          ...(isDone(record) ? [] : [{ name: auditWord('code'), value: result, isCode: true }]),
        ]}
      />
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
