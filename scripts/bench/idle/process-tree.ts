import { readdirSync, readFileSync } from 'node:fs';

/** Ticks of the kernel's process clock in a second, as programs see them on Linux (USER_HZ). */
const TICKS_PER_S = 100;

interface ProcessTimes {
  readonly parent: number;
  /** s on a processor, in the program and in the kernel for it */
  readonly busy: number;
}

/** @source proc_pid_stat(5): after the name in parentheses, state is the third field, utime the 14th, stime the 15th */
function timesOf(pid: number): ProcessTimes | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return { parent: Number(fields[1]), busy: (Number(fields[11]) + Number(fields[12])) / TICKS_PER_S };
  } catch {
    // It ended between the listing and the reading.
    return undefined;
  }
}

/**
 * Seconds that a process and all below it were on a processor until now.
 * @throws Error where there is no /proc
 */
export function busySecondsOf(root: number): number {
  if (process.platform !== 'linux') throw new Error('The bench of idle pages reads /proc; run it on Linux.');
  const all = new Map<number, ProcessTimes>();
  for (const name of readdirSync('/proc')) {
    const times = /^\d+$/.test(name) ? timesOf(Number(name)) : undefined;
    if (times) all.set(Number(name), times);
  }
  const isBelow = (pid: number): boolean => {
    const parent = all.get(pid)?.parent;
    return pid === root || (parent !== undefined && isBelow(parent));
  };
  return [...all].reduce((sum, [pid, { busy }]) => sum + (isBelow(pid) ? busy : 0), 0);
}
