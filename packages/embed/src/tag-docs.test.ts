import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');
const found = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name]) => name ?? '');

const tag = read('./aj-bigscreen.ts') + read('./widget/aj-widget.ts');
const guide = read('../examples/README.md');

/** Written in the guide under another name. */
const WRITTEN_AS: Readonly<Record<string, string>> = { loginUrl: 'login-url' };

describe('the guide of the tag', () => {
  it.each(found(tag, /@property\([^\n]*\) (\w+)/g))('names its property %s', (name) => {
    expect(guide).toContain(`\`${WRITTEN_AS[name] ?? name}\``);
  });

  it.each(['loading', 'error', 'empty'])('names its slot %s', (name) => expect(guide).toContain(`\`slot="${name}"\``));

  it.each(found(tag, /@fires (aj-[\w-]+)/g))('names its event %s', (name) => {
    expect(guide).toContain(`\`${name}\``);
  });

  it.each(
    found(tag, /\n  (?:async )?(\w+)\([^)]*\): (?:void|Promise<\w+>) \{/g).filter((name) => !name.endsWith('Callback')),
  )('names its method %s', (name) => expect(guide).toMatch(new RegExp(`\`${name}\\(`)));
});
