import { existsSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const INSTALLED = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

/** Flags for a browser that tests drive: no sandbox (root), no background traffic. */
export const CHROME_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-dev-shm-usage',
];

/**
 * Path of a Chromium: `$CHROME_BIN`, else an installed one, else the one packed in a dev dependency (Linux x64).
 * Throws with a sentence that says what to do when there is none.
 */
export async function findChrome() {
  const chosen = process.env.CHROME_BIN;
  if (chosen) {
    if (existsSync(chosen)) return chosen;
    throw new Error(
      `CHROME_BIN points at ${chosen}, which does not exist. Set it to a Chromium or Chrome, or unset it.`,
    );
  }
  const installed = INSTALLED.find((candidate) => existsSync(candidate));
  if (installed) return installed;
  if (process.platform === 'linux' && process.arch === 'x64') return unpackChrome();
  throw new Error('No browser found. Install Chromium or Google Chrome, or set CHROME_BIN to one.');
}

/** The packed build brings its own libraries only when it believes to run in a bare container, and only on first unpacking. */
async function unpackChrome() {
  process.env.AWS_EXECUTION_ENV ??= 'AWS_Lambda_nodejs20.x';
  const libraries = path.join(tmpdir(), 'al2023', 'lib');
  if (!existsSync(libraries)) rmSync(path.join(tmpdir(), 'chromium'), { force: true });
  const { default: packed } = await import('@sparticuz/chromium');
  try {
    return await packed.executablePath();
  } catch (error) {
    throw new Error('No browser found. Install Chromium or Google Chrome, or set CHROME_BIN to one.', { cause: error });
  }
}
