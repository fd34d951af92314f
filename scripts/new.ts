import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { editList } from './templates/edit-list.ts';
import { TEMPLATES, type NewFile } from './templates/templates.ts';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const [kind = '', name = '', zh] = process.argv.slice(2).filter((word) => word !== '--chart');
// npm keeps an option for itself unless `--` stands before it.
const isChart = process.argv.includes('--chart') || process.env['npm_config_chart'] === 'true';

function refuse(message: string): never {
  console.error(message);
  process.exit(1);
}

function nextDecision(): string {
  const numbers = readdirSync(path.join(root, 'docs/decisions')).map((file) => Number(file.slice(0, 4)) || 0);
  return String(Math.max(0, ...numbers) + 1).padStart(4, '0');
}

function write({ file, content }: NewFile): void {
  const target = path.join(root, file);
  if (existsSync(target)) refuse(`${file} is there already; nothing was changed`);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, content);
  console.log(`made ${file}`);
}

const template = TEMPLATES[kind];
if (!template) refuse(`Usage: npm run new <${Object.keys(TEMPLATES).join('|')}> NAME [NAME IN CHINESE] [--chart]`);
if (!/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(name))
  refuse('NAME is one word or several joined by hyphens, in lower case: sales-map');

const made = template.files({ name, isChart, decision: nextDecision(), ...(zh ? { zh } : {}) });
const taken = made.find(({ file }) => existsSync(path.join(root, file)));
if (taken) refuse(`${taken.file} is there already; nothing was changed`);
const lists = template.lists?.(name, zh) ?? [];
made.forEach(write);
for (const edit of lists) editList(root, edit);
const written = [...made, ...lists].map(({ file }) => file);
spawnSync(path.join(root, 'node_modules/.bin/oxfmt'), written, { cwd: root });
if (template.printsFiles)
  spawnSync(path.join(root, 'node_modules/.bin/tsx'), ['scripts/gen.ts'], { cwd: root, stdio: 'inherit' });
console.log(template.next(name));
