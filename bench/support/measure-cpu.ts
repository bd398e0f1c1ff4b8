import { readFileSync } from 'node:fs'

/** Seconds of CPU that a process has used, in its own code and in the kernel's. Linux only. */
export function cpuSeconds(pid: number): number {
  const [, after = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')
  const fields = after.split(' ')
  const ticksPerSecond = 100
  return (Number(fields[11]) + Number(fields[12])) / ticksPerSecond
}
