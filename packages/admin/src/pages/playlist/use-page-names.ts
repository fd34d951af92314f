import { getExcelReport, getScreen } from '@aj-report/contract';
import { useEffect, useState } from 'react';
import { call } from '../../api/call.ts';
import { toApiError } from '../../api/http.ts';
import { playlistWord } from './playlist.words.ts';
import type { FormItem } from './playlist-fields.ts';

/** A page of a screen, or a sheet of an Excel report. */
export interface NamedPage {
  /** What the item keeps. */
  readonly id: string;
  readonly name: string;
}

/** The pages of a report; a problem where they could not be read. */
export type PageNames = readonly NamedPage[] | { readonly problem: string };

/** By kind and code: what was read, or is being read, for this form. */
export type PageNamesByReport = Readonly<Record<string, PageNames | undefined>>;

export function reportKey({ kind, reportCode }: Pick<FormItem, 'kind' | 'reportCode'>): string {
  return kind === 'message' || reportCode === '' ? '' : `${kind} ${reportCode}`;
}

async function readPages(kind: string, reportCode: string, signal: AbortSignal): Promise<readonly NamedPage[]> {
  const asked = { params: { reportCode }, signal, showErrorDialog: false } as const;
  if (kind === 'excel') {
    const { template } = await call(getExcelReport, asked);
    return template.sheets.map(({ name }) => ({ id: name, name }));
  }
  const { dashboard } = await call(getScreen, asked);
  const pages = dashboard?.pages ?? [];
  return pages.map(({ id, title = '' }, at) => ({ id, name: title || playlistWord('pageNamed', { n: at + 1 }) }));
}

/** Names of the pages of the published reports of some items; each report is read once. */
export function usePageNames(items: readonly FormItem[]): PageNamesByReport {
  const [names, setNames] = useState<PageNamesByReport>({});
  const keys = [...new Set(items.map(reportKey))].filter((key) => key !== '' && names[key] === undefined).join('\n');
  useEffect(() => {
    const abort = new AbortController();
    const reading = keys
      .split('\n')
      .filter(Boolean)
      .map(async (key): Promise<[string, PageNames]> => {
        const [kind = '', reportCode = ''] = key.split(' ');
        try {
          return [key, await readPages(kind, reportCode, abort.signal)];
        } catch (reason) {
          return [key, { problem: toApiError(reason).message }];
        }
      });
    void Promise.all(reading).then((found) => {
      if (!abort.signal.aborted && found.length > 0)
        setNames((before) => ({ ...before, ...Object.fromEntries(found) }));
    });
    return () => abort.abort();
  }, [keys]);
  return names;
}

/** How the page of an item is called; empty = all of them. */
export function pageNameOf(item: FormItem, names: PageNamesByReport): string {
  const { page } = item;
  if (page === '' || item.kind === 'message') return '';
  const pages = names[reportKey(item)];
  if (pages === undefined || 'problem' in pages) return page;
  return pages.find(({ id }) => id === page)?.name ?? playlistWord('pageGone', { page });
}
