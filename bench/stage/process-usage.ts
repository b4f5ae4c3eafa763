/** CPU time and memory of processes, as Linux counts them. */
import { readdirSync, readFileSync } from 'node:fs';

/** Ticks of /proc a second; fixed on every Linux there is. */
const TICKS_PER_SECOND = 100;

/** Fields of /proc/<pid>/stat from the third on; the second is a name that may hold anything. */
const statOf = (pid: number | string): string[] => {
  const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
  return text.slice(text.lastIndexOf(')') + 2).split(' ');
};
const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);
const secondsIn = (fields: readonly string[], from: number, to: number) =>
  sum(fields.slice(from, to).map(Number)) / TICKS_PER_SECOND;

/** Seconds of CPU a process has used. */
export const cpuOf = (pid: number): number => secondsIn(statOf(pid), 11, 13);

/** Seconds of CPU of the children this process has seen end. */
export const cpuOfEnded = (pid: number): number => secondsIn(statOf(pid), 13, 15);

/** Results of `look` for every child of a process; those that end meanwhile are left out. */
const ofChildren = (pid: number, look: (child: number) => number): number[] =>
  readdirSync('/proc').flatMap((name) => {
    if (!/^\d+$/.test(name)) return [];
    try {
      return statOf(name)[1] === String(pid) ? [look(Number(name))] : [];
    } catch {
      return [];
    }
  });

/** The only child of a process, or the process itself: `npm start` hands over to another Node. */
export const innermost = (pid: number): number => {
  const [child] = ofChildren(pid, (one) => one);
  return child === undefined ? pid : innermost(child);
};

/** Seconds of CPU of a PostgreSQL with all its processes, also those that ended. */
export const cpuOfDatabase = (postmaster: number): number =>
  cpuOf(postmaster) + cpuOfEnded(postmaster) + sum(ofChildren(postmaster, cpuOf));

const kilobytes = (file: string, field: string): number =>
  Number(new RegExp(`^${field}:\\s+(\\d+) kB`, 'm').exec(readFileSync(file, 'utf8'))?.[1]);

/** Memory of a process in MB. */
export const memoryOf = (pid: number): number => kilobytes(`/proc/${pid}/status`, 'VmRSS') / 1024;

const ownShare = (pid: number) => kilobytes(`/proc/${pid}/smaps_rollup`, 'Pss') / 1024;

/** Memory of a PostgreSQL in MB; what its processes share is counted once. */
export const memoryOfDatabase = (postmaster: number): number =>
  ownShare(postmaster) + sum(ofChildren(postmaster, ownShare));
