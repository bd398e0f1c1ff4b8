import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'

/** `startedAt` tells a process from a later one with the same pid; its form depends on the platform. */
export type ProcessInfo = { startedAt: string; command: string }

const hasProc = existsSync('/proc/self/stat')

/** Null when there is no such process, or only its zombie. */
export function findProcess(pid: number): ProcessInfo | null {
  return hasProc ? findInProc(pid) : findWithPs(pid)
}

function findInProc(pid: number): ProcessInfo | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The second field is the program's name in brackets and may hold spaces; field 3 follows the last bracket.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    const state = fields[0]
    const startedAt = fields[19]
    if (state === 'Z' || state === 'X' || !startedAt) return null
    const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')
    return { startedAt, command }
  } catch {
    return null
  }
}

function findWithPs(pid: number): ProcessInfo | null {
  const ask = (field: string) =>
    spawnSync('ps', ['-ww', '-o', `${field}=`, '-p', `${pid}`], {
      encoding: 'utf8',
      timeout: 5_000,
      env: { ...process.env, LC_ALL: 'C' },
    }).stdout?.trim()
  const startedAt = ask('lstart')
  const command = ask('command')
  const isZombie = ask('state')?.startsWith('Z')
  return startedAt && command && !isZombie ? { startedAt, command: `${command} ` } : null
}
