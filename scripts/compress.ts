import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { filesBelow } from './files-below.ts';

const COMPRESSIBLE = /\.(?:js|mjs|css|html|svg|json|map|txt)$/;
/** bytes; below it the headers cost more than is saved */
const WORTHWHILE = 1024;

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Puts a `.br` and a `.gz` beside every text file of a folder, so that the service never compresses on request. */
export async function compressFolder(folder: string): Promise<void> {
  const files = filesBelow(folder).filter((file) => COMPRESSIBLE.test(file) && statSync(file).size >= WORTHWHILE);
  await Promise.all(
    files.map(async (file) => {
      const bytes = readFileSync(file);
      const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
      const [brotli, zipped] = await Promise.all([toBrotli(bytes, { params }), toGzip(bytes, { level: 9 })]);
      writeFileSync(`${file}.br`, brotli);
      writeFileSync(`${file}.gz`, zipped);
    }),
  );
}
