import { getDataSource, type DataSourceDetail } from '@aj-report/contract';
import { useEffect, useRef } from 'react';
import { call } from '../../api/call.ts';
import { toastError, toastInfo, toastSuccess, toastWarning } from '../../api/toast.ts';
import { formatNumber } from '../../i18n/format-value.ts';
import { useT } from '../../i18n/i18n.ts';

const POLL_MS = 1000;

/** Waits for the end of imports that began, and says how each of them ended, as long as the page is open. */
export function useImportWatch() {
  const t = useT();
  const closing = useRef<AbortController>(undefined);
  useEffect(() => {
    const abort = (closing.current = new AbortController());
    return () => abort.abort();
  }, []);

  function tellEnd(detail: DataSourceDetail, about: string | undefined) {
    const { sourceName: name, status, isHeld, failureReason, totalRows, warnings } = detail;
    const rows = formatNumber(totalRows);
    if (isHeld) toastWarning(t('source.endHeld', { name }), about);
    else if (status === 'failed') toastError(t('source.endFailed', { name, reason: failureReason ?? '' }), about);
    else if (warnings.length > 0) toastWarning(t('source.endWithNotes', { name, rows, count: warnings.length }), about);
    else toastSuccess(t('source.endSuccess', { name, rows }), about);
  }

  /** @param about what the message of its beginning was about, whose place that of its end takes */
  async function watchOne(id: string, signal: AbortSignal, onEnd: () => void, about?: string): Promise<void> {
    for (;;) {
      await new Promise((resolve) => setTimeout(resolve, POLL_MS));
      if (signal.aborted) return;
      // When the service cannot be asked, the list says so.
      const detail = await call(getDataSource, { params: { id }, signal, showErrorDialog: false }).catch(
        () => undefined,
      );
      if (!detail || signal.aborted) return;
      if (detail.status === 'inProgress') continue;
      tellEnd(detail, about);
      return onEnd();
    }
  }

  return (ids: readonly string[], onEnd: () => void) => {
    const signal = closing.current?.signal;
    if (!signal) return;
    const [first, ...others] = ids;
    if (first !== undefined && others.length === 0) {
      toastInfo(t('source.started'), first);
      void watchOne(first, signal, onEnd, first);
      return;
    }
    toastInfo(t('source.startedSeveral', { count: ids.length }));
    for (const id of ids) void watchOne(id, signal, onEnd);
  };
}
