import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ICON_PATHS } from '../icons/icon-paths.ts';
import { COMMANDS } from './command-list.ts';
import { toKeyStroke, toKeyText } from './key-stroke.ts';

const press = (key: string, more: object = {}) => ({
  key,
  code: '',
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  ...more,
});

describe('the command list', () => {
  it('holds every command file exactly once', () => {
    const files = readdirSync(import.meta.dirname)
      .filter((name) => name.endsWith('.command.ts'))
      .map((name) => name.replace('.command.ts', ''));
    expect(COMMANDS.map((command) => command.id).sort()).toEqual(files.sort());
  });

  it('has both languages and an icon for each', () => {
    for (const command of COMMANDS) {
      expect(command.label.zh, command.id).toMatch(/\p{Script=Han}/u);
      expect(command.label.en, command.id).toMatch(/^[A-Z]/);
      expect(ICON_PATHS[command.icon], command.id).toBeTruthy();
    }
  });

  it('gives no key to two commands', () => {
    const keys = COMMANDS.flatMap((command) => command.keys ?? []);
    expect(keys).toEqual([...new Set(keys)]);
  });
});

describe('a key stroke', () => {
  it('is named after its sign or letter, on any keyboard', () => {
    expect(toKeyStroke(press('z', { ctrlKey: true, shiftKey: true }))).toBe('Mod+Shift+Z');
    expect(toKeyStroke(press('Z', { metaKey: true }))).toBe('Mod+Z');
    expect(toKeyStroke(press('?', { shiftKey: true }))).toBe('?');
    expect(toKeyStroke(press('!', { shiftKey: true, code: 'Digit1' }))).toBe('Shift+1');
    expect(toKeyStroke(press('я', { ctrlKey: true, code: 'KeyZ' }))).toBe('Mod+Z');
    expect(toKeyStroke(press('å', { altKey: true, code: 'KeyA' }))).toBe('Alt+A');
    expect(toKeyStroke(press('ArrowLeft', { shiftKey: true }))).toBe('Shift+ArrowLeft');
  });

  it('is shown as the machine of the reader writes it', () => {
    expect(toKeyText('Mod+Shift+Z', true)).toBe('⌘⇧Z');
    expect(toKeyText('Mod+Shift+Z', false)).toBe('Ctrl+Shift+Z');
    expect(toKeyText('Mod++', false)).toBe('Ctrl++');
    expect(toKeyText('Mod+}', false)).toBe('Ctrl+Shift+]');
    expect(toKeyText('ArrowLeft', false)).toBe('←');
  });
});
