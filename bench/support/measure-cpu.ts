import { readdirSync, readFileSync } from 'node:fs'

const ticksPerSecond = 100

/** Seconds of CPU that a process has used, in its own code and in the kernel's. Linux only. */
export function cpuSeconds(pid: number): number {
  return readStat(pid)?.ownSeconds ?? Number.NaN
}

/** The same of the process and of all its children, those that have ended too. */
export function treeCpuSeconds(pid: number): number {
  const stats = readdirSync('/proc')
    .filter(name => /^\d+$/.test(name))
    .map(name => readStat(Number(name)))
    .filter(stat => stat !== null)
  const ofTree = (one: number): number =>
    stats
      .filter(stat => stat.parent === one)
      .reduce((sum, stat) => sum + stat.ownSeconds + stat.endedSeconds + ofTree(stat.pid), 0)
  const root = stats.find(stat => stat.pid === pid)
  return root ? root.ownSeconds + root.endedSeconds + ofTree(pid) : Number.NaN
}

/** Null: it has just ended. */
function readStat(pid: number) {
  let text: string
  try {
    text = readFileSync(`/proc/${pid}/stat`, 'utf8')
  } catch {
    return null
  }
  // The name before it may hold spaces.
  const fields = text
    .slice(text.lastIndexOf(') ') + 2)
    .split(' ')
    .map(Number)
  const seconds = (at: number) => (fields[at] ?? 0) / ticksPerSecond
  return {
    pid,
    parent: fields[1],
    ownSeconds: seconds(11) + seconds(12),
    endedSeconds: seconds(13) + seconds(14),
  }
}
