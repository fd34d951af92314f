import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/**
 * Loaded into the service before its own code: at SIGUSR2 it has the garbage collected and prints a line with what it
 * holds. Its child processes inherit the option and are left alone.
 */
if (process.argv[1]?.endsWith('start.mjs')) {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc');
  process.on('SIGUSR2', () => {
    for (let i = 0; i < 3; i++) collect();
    const { heapUsed, external } = process.memoryUsage();
    const resources = process.getActiveResourcesInfo().length;
    process.stderr.write(`soak ${JSON.stringify({ heapUsed, external, resources })}\n`);
  });
}
