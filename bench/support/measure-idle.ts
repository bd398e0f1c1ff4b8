import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Side } from './compare-channels.ts'
import { cpuSeconds } from './measure-cpu.ts'

export interface IdleCost {
  /** Of the server's process and of its connections in PostgreSQL, per second. */
  serverMs: number
  databaseMs: number
}

/** What each side uses while it is asked once a second, or by nobody; both over the same seconds. */
export async function measureIdle(
  sides: readonly [Side, Side],
  seconds: number,
  ask: (side: Side) => Promise<unknown>,
): Promise<[IdleCost, IdleCost]> {
  const before = await Promise.all(sides.map(readUse))
  for (let second = 0; second < seconds; second += 1) {
    await Promise.all(sides.map(ask))
    await sleep(1_000)
  }
  const after = await Promise.all(sides.map(readUse))
  const cost = (at: 0 | 1): IdleCost => ({
    serverMs: (((after[at]?.server ?? 0) - (before[at]?.server ?? 0)) * 1_000) / seconds,
    databaseMs: (sumOfGrowth(before[at]?.backends, after[at]?.backends) * 1_000) / seconds,
  })
  return [cost(0), cost(1)]
}

async function readUse({ server, client }: Side) {
  const { rows } = await client.query<{ pid: number }>(
    `select pid from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()
     and backend_type = 'client backend'`,
  )
  return {
    server: cpuSeconds(server.pid),
    backends: new Map(rows.map(({ pid }) => [pid, cpuSeconds(pid)])),
  }
}

/** A connection that was opened or closed meanwhile is left away. */
function sumOfGrowth(
  before: Map<number, number> = new Map(),
  after: Map<number, number> = new Map(),
): number {
  return [...after].reduce(
    (sum, [pid, seconds]) => sum + (before.has(pid) ? seconds - (before.get(pid) ?? 0) : 0),
    0,
  )
}

export function memoryBytes(pid: number): number {
  const [, kilobytes = '0'] = readFileSync(`/proc/${pid}/status`, 'utf8').match(/^VmRSS:\s+(\d+) kB/m) ?? []
  return Number(kilobytes) * 1024
}
