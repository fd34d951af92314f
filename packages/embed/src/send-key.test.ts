import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const sources = ['.', '../../widgets/src'].flatMap((folder) => {
  const root = fileURLToPath(new URL(folder, import.meta.url));
  const names = readdirSync(root, { recursive: true, encoding: 'utf8' });
  return names.filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts')).map((name) => `${root}/${name}`);
});

it('is what every form of a host page listens to besides, since sandboxed frames submit none', () => {
  const forms = sources.flatMap((file) => readFileSync(file, 'utf8').match(/<form[\s\S]*?<\/form>/g) ?? []);
  expect(forms.length).toBeGreaterThan(3);
  for (const form of forms) {
    expect(form).toMatch(/@keydown=/);
    for (const [button] of form.matchAll(/<button[\s\S]*?@click/g)) expect(button).toContain('type="button"');
    expect(form).not.toContain('type="submit"');
  }
});
