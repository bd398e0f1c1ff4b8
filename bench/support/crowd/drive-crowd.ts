import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Steps } from './open-steps.ts'
import type { CrowdShape } from './read-shape.ts'

interface Drive {
  viewers: number
  seconds: number
  renewSeconds: number
  heartbeatSeconds: number
}

export interface Driven {
  joinMs: number[]
  /** How often each step was done. */
  done: Map<string, number>
  failed: number
}

/** People who come by the curve of telemetry, pressed into the time there is, and watch until the end. */
export async function driveCrowd(steps: Steps, shape: CrowdShape, drive: Drive): Promise<Driven> {
  const driven: Driven = { joinMs: [], done: new Map(), failed: 0 }
  const startedMs = performance.now()
  const untilMs = startedMs + drive.seconds * 1000
  const count = (name: string) => driven.done.set(name, (driven.done.get(name) ?? 0) + 1)
  const attempt = async (name: string, work: () => Promise<unknown>) => {
    await work().then(
      () => count(name),
      () => {
        driven.failed += 1
      },
    )
  }
  const watch = async (arrival: number, at: number) => {
    await sleep(arrival * drive.seconds * 1000)
    const begunMs = performance.now()
    const viewer = await steps.join().catch(() => null)
    if (!viewer) {
      driven.failed += 1
      return
    }
    driven.joinMs.push(performance.now() - begunMs)
    count('join')
    const view = randomUUID()
    // Somebody who looks back now and then, in the time that is pressed together.
    const rewindEvery = shape.rewindsInMinute > 0 ? 60 / shape.rewindsInMinute : Number.POSITIVE_INFINITY
    const keepOn = async (everySeconds: number, run: (turn: number) => Promise<unknown>) => {
      const everyMs = everySeconds * 1000
      for (let turn = 1; performance.now() + everyMs < untilMs; turn += 1) {
        await sleep(everyMs)
        await run(turn)
      }
    }
    await Promise.all([
      keepOn(drive.renewSeconds, () => attempt('renewal', () => steps.renew(viewer))),
      keepOn(drive.heartbeatSeconds, turn => attempt('heartbeat', () => steps.beat(viewer, turn, view))),
      keepOn(rewindEvery * (0.5 + (at % 10) / 10), () =>
        attempt('playlist', steps.rewind).then(() => count('part')),
      ),
    ])
  }
  await Promise.all(planArrivals(shape.joinCurve, drive.viewers).map(watch))
  return driven
}

/** When each comes, from 0 to 1, by the share of each minute; within a minute evenly. */
export function planArrivals(curve: readonly number[], viewers: number): number[] {
  const arrivals: number[] = []
  let before = 0
  for (const [minute, share] of curve.entries()) {
    const until = before + share
    const from = Math.round(before * viewers)
    const count = Math.round(until * viewers) - from
    for (let at = 0; at < count; at += 1) arrivals.push((minute + at / count) / curve.length)
    before = until
  }
  return arrivals
}
