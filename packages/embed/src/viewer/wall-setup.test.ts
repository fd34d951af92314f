import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

const SCRIPT = fileURLToPath(new URL('../../public/wall-setup.sh', import.meta.url));

let home: string;

beforeEach(() => {
  home = mkdtempSync(path.join(tmpdir(), 'aj-setup-'));
  mkdirSync(path.join(home, 'bin'));
  const browser = path.join(home, 'bin/chromium');
  // Writes down how it was started, one word a line, and ends what started it.
  writeFileSync(browser, '#!/bin/sh\nprintf "%s\\n" "$@" >"$HOME/started"\nkill $PPID\n');
  chmodSync(browser, 0o755);
});
afterEach(() => rmSync(home, { recursive: true, force: true }));

const run = (file: string, ...words: string[]) =>
  spawnSync('sh', [file, ...words], {
    env: { HOME: home, PATH: `${path.join(home, 'bin')}:/usr/bin:/bin` },
    encoding: 'utf8',
  });

describe('the script that sets up a wall', () => {
  it('writes a start of the browser that opens the address, and has it started at log-in', () => {
    const address = 'http://10.0.0.5:9095/device?lang=en&a=1';
    expect(run(SCRIPT, address)).toMatchObject({ status: 0, stderr: '' });
    const start = path.join(home, '.local/bin/aj-wall');
    expect(readFileSync(path.join(home, '.config/autostart/aj-wall.desktop'), 'utf8')).toContain(`Exec=${start}\n`);
    run(start);
    const started = readFileSync(path.join(home, 'started'), 'utf8').trim().split('\n');
    expect(started.at(-1)).toBe(address);
    expect(started).toContain('--kiosk');
    expect(started).toContain('--unsafely-treat-insecure-origin-as-secure=http://10.0.0.5:9095');
    expect(started).toContain(`--user-data-dir=${home}/.config/aj-wall`);
  });

  it('calls only plain addresses safe by a flag', () => {
    run(SCRIPT, 'https://bi.example.com/aj/x?kiosk');
    expect(readFileSync(path.join(home, '.local/bin/aj-wall'), 'utf8')).not.toContain('insecure');
  });

  it.each(['', 'bi.example.com', 'https://a/$(touch x)', "https://a/'", 'https://a/`x`', 'https://a/"'])(
    'refuses %j, and says what it wants',
    (address) => {
      const { status, stderr } = run(SCRIPT, address);
      expect(status).toBe(2);
      expect(stderr).not.toBe('');
    },
  );
});
