import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { ConfigError, printHelp, readConfig } from './config.ts';
import type { Setting } from './define-setting.ts';
import { SETTINGS } from './settings.ts';

function problemsOf(env: Record<string, string>): readonly string[] {
  try {
    readConfig(env);
  } catch (error) {
    if (error instanceof ConfigError) return error.problems.map(({ en }) => en);
    throw error;
  }
  return [];
}

describe('Settings', () => {
  it('all have a default or may be absent', () => {
    const config = readConfig({});
    expect(config).toMatchObject({ port: 9095, host: '127.0.0.1', samples: true, databaseUrl: undefined });
    expect(config.dataDir).toBe(path.resolve('data'));
    expect(config.queryProcesses).toBeGreaterThanOrEqual(2);
  });

  it('are read from the environment, an empty one counts as absent', () => {
    const config = readConfig({ PORT: '8080', AJ_SAMPLES: '0', AJ_PUBLIC_URL: ' https://screens.example ', HOST: '' });
    expect(config).toMatchObject({
      port: 8080,
      samples: false,
      publicUrl: 'https://screens.example',
      host: '127.0.0.1',
    });
  });

  it('tell every mistake at once, naming the variable', () => {
    const problems = problemsOf({
      PORT: '70000',
      AJ_SAMPLES: 'maybe',
      AJ_DATABASE_URL: 'mysql://x',
      AJ_LOG_LEVEL: 'loud',
      AJ_MEDIA_ORIGINS: "https://cameras.example/live; script-src 'unsafe-inline'",
    });
    expect(problems).toEqual([
      'PORT must be a whole number from 0 to 65535, not "70000"',
      'AJ_DATABASE_URL must be an address that begins with postgres://, not the given one',
      'AJ_SAMPLES must be 1 or 0, not "maybe"',
      `AJ_MEDIA_ORIGINS must be origins without a path, such as https://cameras.example, http://10.0.0.8:8080 or wss://*.example, not "https://cameras.example/live; script-src 'unsafe-inline'"`,
      'AJ_LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent, not "loud"',
    ]);
  });

  it('are not taken when they are secrets that are easily guessed', () => {
    const weak = { AJ_ADMIN_PASSWORD: 'password', AJ_SECRET: 'changeme'.repeat(4) };
    expect(problemsOf(weak)).toEqual([
      expect.stringMatching(/^AJ_ADMIN_PASSWORD is a common password/),
      expect.stringMatching(/^AJ_SECRET repeats itself/),
    ]);
    expect(() => readConfig(weak)).toThrow(ConfigError);
    expect(problemsOf({ AJ_ADMIN_PASSWORD: 'short-1' })[0]).toBe('AJ_ADMIN_PASSWORD must have at least 8 characters');
    expect(problemsOf({ AJ_ADMIN_PASSWORD: 'Sailboat-Lantern-42' })).toEqual([]);
  });

  it('never print a secret back', () => {
    expect(problemsOf({ AJ_SECRET: 'short-secret' }).join()).not.toContain('short-secret');
    expect(problemsOf({ AJ_ADMIN_PASSWORD: 'abc' }).join()).not.toContain('abc');
  });

  it('are all explained by --help in both languages', () => {
    const help = printHelp();
    for (const setting of Object.values<Setting>(SETTINGS)) {
      expect(help).toContain(`  ${setting.env} (`);
      expect(help).toContain(setting.meaning.zh);
      expect(help).toContain(setting.meaning.en);
    }
  });

  it('have a name of their own each', () => {
    const names = Object.values<Setting>(SETTINGS).map((setting) => setting.env);
    expect(new Set(names).size).toBe(names.length);
  });
});
