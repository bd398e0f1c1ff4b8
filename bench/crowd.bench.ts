import { setTimeout as sleep } from 'node:timers/promises'
import { driveCrowd } from './support/crowd/drive-crowd.ts'
import { measureIdle, measureSteps, type StepCosts } from './support/crowd/measure-steps.ts'
import { mapRoles, measuredRoles, openRoles, sumRoles } from './support/crowd/open-roles.ts'
import { openSteps } from './support/crowd/open-steps.ts'
import { planCores, planRates } from './support/crowd/plan-needs.ts'
import { type CrowdShape, readShape } from './support/crowd/read-shape.ts'
import { quantile } from './support/quantile.ts'
import { judge, scaled } from './support/scale.ts'

const counts = {
  joins: scaled(1_500, 4),
  renewals: scaled(3_000, 10),
  files: scaled(4_000, 10),
  heartbeats: scaled(4_000, 10),
  buys: scaled(60, 1),
  clips: scaled(6, 1),
  buyers: scaled(300, 2),
}
const crowd = { viewers: scaled(600, 6), seconds: scaled(90, 2) }
const calmMs = scaled(20_000, 0)
const idleMs = scaled(15_000, 300)
const sizesOfCrowds = [10_000, 100_000, 1_000_000]
const perMinute = 100_000
/** Cores for 100,000 joins in a minute, and what a crowd may cost beside the sum of its steps. */
const goals = { cores: 4, beside: 1.5 }
/** Of one edge with four sizes; bits of a picture, as viewers take them on average. */
const machinery = { renewSeconds: 60, heartbeatSeconds: 30, sizes: 4 }
const [viewersOfEdge, bitsOfViewer] = [25_000, 3_000_000]

/** What each thing costs that a crowd does, by role; a small crowd that does all of it; and what great ones would need. */
export default async function bench(): Promise<void> {
  const roles = await openRoles()
  try {
    const steps = await openSteps(roles, counts)
    await sleep(calmMs)
    const shape = await readShape(roles.recorder.postgres.pool)
    tellShape(shape)
    const idle = await measureIdle(roles, idleMs)
    const costs = await measureSteps(roles, steps.list, idle)
    tellCosts(costs)

    const [before, startMs] = [roles.cpuMs(), performance.now()]
    const driven = await driveCrowd(steps, shape, { ...crowd, ...machinery, renewSeconds: 12 })
    const [after, seconds] = [roles.cpuMs(), (performance.now() - startMs) / 1000]
    steps.close()
    const used = mapRoles(role => Math.max(0, after[role] - before[role] - idle[role] * seconds))
    const planned = [...driven.done].reduce(
      (sum, [step, count]) => sum + count * sumRoles(costs.get(step) ?? mapRoles(() => 0)),
      0,
    )
    const beside = sumRoles(used) / planned
    const done = [...driven.done].map(([step, count]) => `${count} × ${step}`).join(', ')
    console.log(
      `  a crowd of ${crowd.viewers} in ${seconds.toFixed(0)} s (${done}; ${driven.failed} failed): join p95 ${quantile(driven.joinMs, 0.95).toFixed(0)} ms; CPU ÷ sum of its steps ${beside.toFixed(2)} (goal ≤ ${goals.beside})`,
    )
    for (const viewers of sizesOfCrowds) tellNeeds(viewers, shape, costs)
    const cores = coresOfJoins(costs)
    console.log(
      `  ${perMinute.toLocaleString('en')} joins in a minute take ${cores.toFixed(1)} cores of all roles (goal ≤ ${goals.cores})`,
    )
    judge(driven.failed === 0, 'Somebody in the crowd was refused')
    judge(cores <= goals.cores, 'A join costs too much')
    judge(beside <= goals.beside, 'A crowd costs more than its steps')
  } finally {
    await roles.close()
  }
}

function tellShape(shape: CrowdShape): void {
  const share = (value: number) => `${(100 * value).toFixed(2)} %`
  console.log(
    `  of ${shape.games} games in telemetry: ${share(shape.joinsInMinute)} of a game's most viewers come in its busiest minute; in a minute ${share(shape.rewindsInMinute)} look back, ${share(shape.clipsInMinute)} cut a clip, ${share(shape.buysInMinute)} buy`,
  )
}

function tellCosts(costs: StepCosts): void {
  for (const [name, cost] of costs) {
    const parts = measuredRoles.map(role => `${role} ${cost[role].toFixed(2)}`)
    console.log(`  ${name}: ${sumRoles(cost).toFixed(2)} ms of CPU (${parts.join(', ')})`)
  }
}

const coresOfJoins = (costs: StepCosts): number =>
  ((sumRoles(costs.get('join') ?? mapRoles(() => 0)) / 1000) * perMinute) / 60

function tellNeeds(viewers: number, shape: CrowdShape, costs: StepCosts): void {
  const edges = Math.max(2, Math.ceil(viewers / viewersOfEdge))
  const cores = planCores(planRates(viewers, shape, { ...machinery, edges }), costs)
  const parts = measuredRoles.map(role => `${role} ${cores[role].toFixed(1)}`)
  const gigabits = (viewers * bitsOfViewer) / 1e9
  console.log(
    `  ${viewers.toLocaleString('en')} viewers: cores busy: ${parts.join(', ')}; ${edges} edges that send ${gigabits.toFixed(0)} Gbit/s`,
  )
}
