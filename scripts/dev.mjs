import { spawn } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { requireReadyMachine } from './node-version.mjs';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
await requireReadyMachine(root);

const product = `http://127.0.0.1:${process.env.PORT ?? 9095}`;
const bin = (name) => path.join(root, 'node_modules/.bin', name);
const PARTS = [
  ['server', bin('tsx'), ['watch', '--clear-screen=false', 'packages/server/src/main.ts']],
  ['embed', bin('vite'), ['build', '--watch', '--logLevel', 'warn', 'packages/embed']],
  ['admin', bin('vite'), ['packages/admin', '--port', '5173', '--strictPort']],
  ['playground', bin('vite'), ['packages/widgets', '--port', '5174', '--strictPort']],
  ['examples', process.execPath, ['packages/embed/examples/serve.mjs', '--product', product]],
];

const children = PARTS.map(([name, command, args]) => {
  const child = spawn(command, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
  const print = (chunk) => {
    for (const line of chunk.toString().split('\n')) if (line.trim()) console.log(`${name.padEnd(10)} ${line}`);
  };
  child.stdout.on('data', print);
  child.stderr.on('data', print);
  child.on('exit', (code) => print(Buffer.from(`ended with code ${code}`)));
  return child;
});

console.log(`
service     ${product}
admin       http://127.0.0.1:5173   (reloads as you type)
playground  http://127.0.0.1:5174   (every widget, no service needed)
examples    http://127.0.0.1:9096   (screens inside other pages)
`);

function stop() {
  for (const child of children) child.kill('SIGTERM');
}
process.on('SIGINT', stop);
process.on('SIGTERM', stop);
