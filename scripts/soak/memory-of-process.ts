import { readdirSync, readFileSync } from 'node:fs';

const KB_PER_MB = 1000;

/** MB that a process holds in memory; 0 when it has ended. @source proc_pid_status(5), VmRSS */
export function residentMb(pid: number): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    return (Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1] ?? 0) * 1.024) / KB_PER_MB;
  } catch {
    return 0;
  }
}

/**
 * MB that a process holds and that come from no file: its own, and what it shares with others, such as pictures with the
 * process that draws them. @source proc_pid_status(5), RssAnon and RssShmem
 */
export function ownMb(pid: number): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    const kb = [...status.matchAll(/^Rss(?:Anon|Shmem):\s+(\d+) kB/gm)].reduce((sum, [, one]) => sum + Number(one), 0);
    return (kb * 1.024) / KB_PER_MB;
  } catch {
    return 0;
  }
}

/** Files, sockets and the like that a process holds open. */
export function openHandles(pid: number): number {
  return readdirSync(`/proc/${pid}/fd`).length;
}

/** A process and all below it. */
export function processesBelow(root: number): readonly number[] {
  const parents = new Map<number, number>();
  for (const name of readdirSync('/proc').filter((one) => /^\d+$/.test(one))) {
    try {
      const stat = readFileSync(`/proc/${name}/stat`, 'utf8');
      parents.set(Number(name), Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]));
    } catch {
      // It ended between the listing and the reading.
    }
  }
  const isBelow = (pid: number): boolean => pid === root || (parents.has(pid) && isBelow(parents.get(pid)!));
  return [...parents.keys()].filter(isBelow);
}
