import type { StepCosts } from './measure-steps.ts'
import { type CpuMs, mapRoles } from './open-roles.ts'
import type { CrowdShape } from './read-shape.ts'

/** How often each step happens in a second, in the busiest minute. */
export type Rates = ReadonlyMap<string, number>

interface Machinery {
  /** Between two renewals of a player. */
  renewSeconds: number
  heartbeatSeconds: number
  edges: number
  sizes: number
}

/** Behind edges: what is equal for all is asked once by each edge, for each size. */
export function planRates(viewers: number, shape: CrowdShape, machinery: Machinery): Rates {
  const { renewSeconds, heartbeatSeconds, edges, sizes } = machinery
  const inSecond = (inMinute: number) => (viewers * inMinute) / 60
  // Three lists and three parts a second.
  const ofEdges = edges * sizes * 3
  return new Map([
    ['join', inSecond(shape.joinsInMinute)],
    ['renewal', viewers / renewSeconds],
    ['heartbeat', viewers / heartbeatSeconds],
    ['playlist', ofEdges + inSecond(shape.rewindsInMinute)],
    ['part', ofEdges + inSecond(shape.rewindsInMinute)],
    ['buy', inSecond(shape.buysInMinute)],
    ['clip', inSecond(shape.clipsInMinute)],
  ])
}

/** Cores that are busy, by role. */
export function planCores(rates: Rates, costs: StepCosts): CpuMs {
  return mapRoles(role =>
    [...rates].reduce(
      (sum, [step, perSecond]) => sum + (perSecond * (costs.get(step)?.[role] ?? 0)) / 1000,
      0,
    ),
  )
}
