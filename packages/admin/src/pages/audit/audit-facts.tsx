import { OK_CODE, type AuditRecord } from '@aj-report/contract';
import { Facts } from '../../crud/facts.tsx';
import { formatTime } from '../../i18n/format-value.ts';
import { StateTag } from '../../crud/state-tag.tsx';
import { auditWord } from './audit.words.ts';

/** Tag of what came of a call. */
export function ResultTag({ record }: { readonly record: AuditRecord }) {
  const isDone = record.result === OK_CODE;
  return <StateTag tone={isDone ? 'success' : 'danger'} text={auditWord(isDone ? 'ok' : 'refused')} />;
}

/** All that is known of a recorded call. */
export function AuditFacts({ record, isWrapped }: { readonly record: AuditRecord; readonly isWrapped?: boolean }) {
  const { createTime, loginName, recordKey, address, endpoint, result } = record;
  return (
    <Facts
      isWrapped={isWrapped}
      facts={[
        { name: auditWord('time'), value: formatTime(createTime) },
        { name: auditWord('who'), value: loginName === '' ? auditWord('nobody') : loginName },
        { name: auditWord('address'), value: address },
        { name: auditWord('key'), value: recordKey, isCode: true },
        { name: auditWord('call'), value: endpoint, isCode: true },
        { name: auditWord('result'), value: <ResultTag record={record} /> },
        ...(result === OK_CODE ? [] : [{ name: auditWord('code'), value: result, isCode: true }]),
      ]}
    />
  );
}
