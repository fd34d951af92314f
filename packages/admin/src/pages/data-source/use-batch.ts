import { importDataSource } from '@aj-report/contract';
import { useEffect, useRef, useState } from 'react';
import { callWithForm } from '../../api/call.ts';
import { currentLanguage } from '../../i18n/language.ts';
import { changed, checked, openItems, withFiles, type BatchItem } from './batch.ts';

/** Workbooks that are sent together, each as a source of its own. */
export function useBatch(files: readonly File[], onStarted: (ids: readonly string[]) => void) {
  const [items, setItems] = useState(() => withFiles([], files));
  const abort = useRef<AbortController>(undefined);
  // What has not arrived when the dialog closes is given up.
  useEffect(() => () => abort.current?.abort(), []);
  const change = (id: number, values: Partial<BatchItem>): void => setItems((now) => changed(now, id, values));
  const add = (more: readonly File[]): void => setItems((now) => withFiles(now, more));
  const remove = (id: number): void => setItems((now) => now.filter((item) => item.id !== id));
  const rename = (id: number, name: string): void => change(id, { name, problem: undefined });

  async function send({ id, file, name }: BatchItem, signal: AbortSignal): Promise<string | undefined> {
    change(id, { state: 'sending', share: 0, problem: undefined });
    const form = new FormData();
    // Text fields go first: the service reads the form as it streams in.
    form.append('sourceName', name.trim());
    form.append('file', file);
    try {
      const started = await callWithForm(importDataSource, form, {
        signal,
        showErrorDialog: false,
        onProgress: (share) => change(id, { share }),
      });
      change(id, { state: 'sent', share: 1, sourceId: started.id });
      return started.id;
    } catch (reason) {
      change(id, { state: 'failed', problem: reason instanceof Error ? reason.message : String(reason) });
      return undefined;
    }
  }

  async function start(): Promise<void> {
    const all = checked(items, currentLanguage());
    const open = openItems(all);
    setItems(all);
    if (open.some(({ problem }) => problem !== undefined)) return;
    const { signal } = (abort.current = new AbortController());
    const begun = items.flatMap(({ sourceId }) => sourceId ?? []);
    const sent = await Promise.all(open.map((item) => send(item, signal)));
    const ids = sent.filter((id) => id !== undefined);
    if (ids.length === sent.length) onStarted([...begun, ...ids]);
  }

  return { items, add, remove, rename, start };
}
