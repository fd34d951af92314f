import { importDataSource } from '@aj-report/contract';
import { useEffect, useRef, useState } from 'react';
import { callWithForm } from '../../api/call.ts';
import { toastSuccess } from '../../api/toast.ts';
import { useT } from '../../i18n/i18n.ts';
import { currentLanguage } from '../../i18n/language.ts';
import { changed, checked, openItems, withFiles, type BatchItem } from './batch.ts';

/** Workbooks that are sent together, each as a source of its own. */
export function useBatch(files: readonly File[], onStarted: () => void) {
  const t = useT();
  const [items, setItems] = useState(() => withFiles([], files));
  const abort = useRef<AbortController>(undefined);
  // What has not arrived when the dialog closes is given up.
  useEffect(() => () => abort.current?.abort(), []);
  const change = (id: number, values: Partial<BatchItem>): void => setItems((now) => changed(now, id, values));
  const add = (more: readonly File[]): void => setItems((now) => withFiles(now, more));
  const remove = (id: number): void => setItems((now) => now.filter((item) => item.id !== id));
  const rename = (id: number, name: string): void => change(id, { name, problem: undefined });

  async function send({ id, file, name }: BatchItem, signal: AbortSignal): Promise<boolean> {
    change(id, { state: 'sending', share: 0, problem: undefined });
    const form = new FormData();
    // Text fields go first: the service reads the form as it streams in.
    form.append('sourceName', name.trim());
    form.append('file', file);
    try {
      await callWithForm(importDataSource, form, {
        signal,
        showErrorDialog: false,
        onProgress: (share) => change(id, { share }),
      });
    } catch (reason) {
      change(id, { state: 'failed', problem: reason instanceof Error ? reason.message : String(reason) });
      return false;
    }
    change(id, { state: 'sent', share: 1 });
    return true;
  }

  async function start(): Promise<void> {
    const all = checked(items, currentLanguage());
    const open = openItems(all);
    setItems(all);
    if (open.some(({ problem }) => problem !== undefined)) return;
    const { signal } = (abort.current = new AbortController());
    const sent = await Promise.all(open.map((item) => send(item, signal)));
    if (!sent.every(Boolean)) return;
    toastSuccess(t('source.startedSeveral', { count: items.length }));
    onStarted();
  }

  return { items, add, remove, rename, start };
}
