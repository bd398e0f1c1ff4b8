import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { z } from 'zod'
import type { RunningPart } from './run-part.ts'
import type { ClusterSettings } from './settings.ts'

const shape = z.object({
  /** The command that started them, and stops them. */
  pid: z.int(),
  settings: z.object({
    dir: z.string(),
    net: z.string(),
    bind: z.string(),
    port: z.int(),
    rtmpPort: z.int(),
    sandboxPort: z.int(),
  }),
  parts: z.record(z.string(), z.int()),
})
export type Run = z.infer<typeof shape>

const fileOf = (dir: string) => path.join(dir, 'run.json')
const stopWithinMs = 60_000

/** Pids of parts that were started again since are wrong until the next look; who ends them looks at what they are. */
export function keepRun(settings: ClusterSettings, running: ReadonlyMap<string, RunningPart>): void {
  const parts = Object.fromEntries([...running].map(([name, one]) => [name, one.pid()]))
  writeFileSync(fileOf(settings.dir), JSON.stringify({ pid: process.pid, settings, parts } satisfies Run))
}

export function forgetRun(dir: string): void {
  rmSync(fileOf(dir), { force: true })
}

/** Null: none was started there, or it has stopped. */
export function findRun(dir: string): Run | null {
  try {
    return shape.parse(JSON.parse(readFileSync(fileOf(dir), 'utf8')))
  } catch {
    return null
  }
}

export const isAlive = (run: Run) => isOurs(run.pid, 'cluster.ts')

/** Of a start that was killed. A pid may be another program's since: it is one of ours only if it names the folder. */
export async function endLeftOver(dir: string): Promise<void> {
  const run = findRun(dir)
  if (!run) return
  if (isAlive(run)) throw new Error('The cluster runs already: npm run cluster -- stop')
  const left = [...Object.values(run.parts), ...listPostmasters(dir)].filter(pid => isOurs(pid, dir))
  for (const pid of left) process.kill(pid, 'SIGTERM')
  const untilMs = performance.now() + stopWithinMs
  while (left.some(pid => isOurs(pid, dir))) {
    if (performance.now() > untilMs)
      throw new Error(`Processes of the last start do not end: ${left.join(', ')}.`)
    await sleep(100)
  }
  forgetRun(dir)
}

/** A PostgreSQL whose Patroni was killed goes on by itself. */
function listPostmasters(dir: string): number[] {
  return ['postgres1', 'postgres2'].flatMap(name => {
    try {
      const [pid = ''] = readFileSync(path.join(dir, name, 'data/postmaster.pid'), 'utf8').split('\n')
      return [Number(pid)]
    } catch {
      return []
    }
  })
}

function isOurs(pid: number, words: string): boolean {
  try {
    const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8')
    const environment = command.includes(words) ? '' : readFileSync(`/proc/${pid}/environ`, 'utf8')
    return command.includes(words) || environment.includes(`DATA_DIR=${words}`)
  } catch {
    return false
  }
}
