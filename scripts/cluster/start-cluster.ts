import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseEnv } from 'node:util'
import { chooseIdentity } from '../../apps/server/src/db/embedded/identity.ts'
import type { Engines } from './engines.ts'
import { fillIn } from './fill-in.ts'
import { isOk } from './is-healthy.ts'
import { planCluster } from './plan-cluster.ts'
import { endLeftOver, forgetRun, keepRun } from './run-file.ts'
import { type RunningPart, runPart } from './run-part.ts'
import { type ClusterSettings, valuesOf } from './settings.ts'
import { writeFiles } from './write-files.ts'

export interface Cluster {
  settings: ClusterSettings
  values: Readonly<Record<string, string>>
  part(name: string): RunningPart
  /** Which PostgreSQL is the primary; null: none is. */
  findPrimary(): Promise<RunningPart | null>
  stop(): Promise<void>
}

interface StartOptions {
  restarts: boolean
  say: (sentence: string) => void
  /** For all processes of Grandstand, beside `deploy/cluster/grandstand.env`. */
  env?: Readonly<Record<string, string>>
}

const standbyWithinMs = 60_000

export async function startCluster(
  settings: ClusterSettings,
  engines: Engines,
  { restarts, say, env = {} }: StartOptions,
): Promise<Cluster> {
  const { dir, net } = settings
  mkdirSync(path.join(dir, 'logs'), { recursive: true })
  const data = path.join(dir, 'postgres1/data')
  const identity = chooseIdentity(
    path.join(engines.postgresBin, 'postgres'),
    path.join(dir, 'postgres1'),
    data,
  )
  const values = valuesOf(settings, engines.postgresBin)
  await endLeftOver(dir)
  writeFiles(values, identity)
  const shared = definedIn(parseEnv(fillIn('cluster/grandstand.env', values)))
  const running = new Map<string, RunningPart>()
  const onRestart = () => keepRun(settings, running)
  const options = { dir, env: { ...shared, ...env }, identity, restarts, say, onRestart }

  // An early exit leaves nothing behind; Patroni takes its PostgreSQL along.
  const endAll = () => {
    for (const part of running.values()) part.signal('SIGTERM')
  }
  process.once('exit', endAll)

  async function stop(): Promise<void> {
    // What others need stops after them.
    const parts = [...running.values()].toSorted((one, other) => other.part.stage - one.part.stage)
    for (const stage of new Set(parts.map(({ part }) => part.stage)))
      await Promise.all(parts.filter(({ part }) => part.stage === stage).map(one => one.stop()))
    process.off('exit', endAll)
    forgetRun(dir)
  }

  const parts = planCluster(settings, engines)
  try {
    for (const stage of [0, 1, 2, 3]) {
      const own = parts.filter(part => part.stage === stage)
      const begun = await Promise.allSettled(
        own.map(async part => {
          running.set(part.name, await runPart(part, options))
        }),
      )
      keepRun(settings, running)
      const failed = begun.find(({ status }) => status === 'rejected')
      if (failed?.status === 'rejected') throw failed.reason
    }
    await untilStandby(net)
  } catch (error) {
    await stop()
    throw error
  }
  const getPart = (name: string) => {
    const found = running.get(name)
    if (!found) throw new Error(`The cluster has no ${name}.`)
    return found
  }
  return {
    settings,
    values,
    part: getPart,
    async findPrimary() {
      for (const number of [1, 2])
        if (await isOk(`http://${net}.3${number}:8008/primary`)) return getPart(`postgres${number}`)
      return null
    },
    stop,
  }
}

/** From then on a failover loses nothing. */
async function untilStandby(net: string): Promise<void> {
  const untilMs = performance.now() + standbyWithinMs
  const urls = [1, 2].map(number => `http://${net}.3${number}:8008/sync`)
  while (!(await Promise.all(urls.map(isOk))).includes(true)) {
    if (performance.now() > untilMs) throw new Error('The standby does not follow the primary.')
    await sleep(200)
  }
}

const definedIn = (env: NodeJS.Dict<string>) =>
  Object.fromEntries(
    Object.entries(env).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  )
