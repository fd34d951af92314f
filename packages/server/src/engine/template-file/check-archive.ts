import { ZipArchive } from '../spreadsheet/zip/zip-archive.ts';

const MB = 1024 * 1024;
/** Bytes of an uploaded file, and of what it holds when it is unpacked. */
export const TEMPLATE_FILE_BYTES = 20 * MB;
/** What a package may hold at most. */
export const PACKAGE_LIMITS = { inflatedBytes: 64 * MB, ratio: 200, parts: 2_000 };

/** Reads every part once and keeps none, so that what unpacks to too much is refused before anybody holds it. @throws spreadsheet/* */
export async function checkArchive(path: string): Promise<void> {
  const zip = await ZipArchive.open(path, PACKAGE_LIMITS);
  try {
    for (const name of zip.names()) {
      for await (const _ of zip.read(name)) continue;
    }
  } finally {
    await zip.close();
  }
}
