import { setTimeout as sleep } from 'node:timers/promises'
import { type CpuMs, mapRoles, type Roles } from './open-roles.ts'

export interface Step {
  name: string
  run: () => Promise<unknown>
  count: number
  atOnce: number
}

/** What one of each costs, by role. */
export type StepCosts = ReadonlyMap<string, CpuMs>

/** What the processes do anyway, in a second. */
export async function measureIdle({ cpuMs }: Roles, ms: number): Promise<CpuMs> {
  const before = cpuMs()
  await sleep(ms)
  const after = cpuMs()
  return mapRoles(role => ((after[role] - before[role]) * 1000) / ms)
}

/** Each twice: what was never asked before is slow until the code is compiled. */
export async function measureSteps(roles: Roles, steps: readonly Step[], idle: CpuMs): Promise<StepCosts> {
  const costs = new Map<string, CpuMs>()
  for (const { name, run, count, atOnce } of steps) {
    await repeat(run, Math.ceil(count / 2), atOnce)
    const [before, startMs] = [roles.cpuMs(), performance.now()]
    await repeat(run, count, atOnce)
    const [after, seconds] = [roles.cpuMs(), (performance.now() - startMs) / 1000]
    costs.set(
      name,
      mapRoles(role => Math.max(0, (after[role] - before[role] - idle[role] * seconds) / count)),
    )
  }
  return costs
}

async function repeat(run: () => Promise<unknown>, count: number, atOnce: number): Promise<void> {
  let left = count
  const keepOn = async () => {
    while (left > 0) {
      left -= 1
      await run()
    }
  }
  await Promise.all(Array.from({ length: Math.min(atOnce, count) }, keepOn))
}
