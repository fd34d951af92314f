import type { FileRecord } from '@aj-report/contract';

/** Address that other pages may use; it stays when the content is replaced. */
export function wholeAddress({ urlPath }: Pick<FileRecord, 'urlPath'>): string {
  return new URL(urlPath, window.location.origin).href;
}

/** Address that shows the newest content at once: a replaced one has another version. */
export function previewAddress({ urlPath, updateTime }: Pick<FileRecord, 'urlPath' | 'updateTime'>): string {
  return `${urlPath}?version=${encodeURIComponent(updateTime)}`;
}

/** Hands a file to the browser's downloads under its name. */
export function downloadOne(file: Pick<FileRecord, 'urlPath' | 'updateTime' | 'fileName'>): void {
  Object.assign(document.createElement('a'), { href: previewAddress(file), download: file.fileName }).click();
}
