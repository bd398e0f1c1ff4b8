import { load } from './load.ts'
import { cpuSeconds } from './measure-cpu.ts'
import { scaled } from './scale.ts'

export interface LoadRequest {
  /** Called each time: a token in it may be short-lived. */
  url: () => string | Promise<string>
  headers?: string[]
  /** Of all processes that have a part in the answer. */
  pids: number[]
}

interface Use {
  cpuSeconds: number
  seconds: number
}

const rounds = scaled(9, 1)
const roundMs = scaled(1_000, 200)
/** After so many the code is compiled for speed; who sends large answers has no need of it and stops earlier. */
const warmRequests = 20_000
const warmMs = scaled(15_000, 200)

/**
 * In turns, so that whatever else the machine does hits all alike, and of equal bytes, else it throws. What a process
 * uses while another is asked, for its timers and polls, is taken off: where the machine is busy and requests are few, it
 * would otherwise be most of what is seen.
 */
export async function requestsPerCpuSecond(all: readonly LoadRequest[]): Promise<number[]> {
  const tallies = all.map(asked => ({ asked, requests: 0, use: new Map<number, Use>() }))
  const idle = new Map<number, Use>()
  const pids = [...new Set(all.flatMap(asked => asked.pids))]
  for (const asked of all) await warm(asked)
  for (let round = 0; round < rounds; round += 1) {
    const sizes = new Set<number>()
    for (const tally of tallies) {
      const { url, headers = [] } = tally.asked
      const address = await url()
      const before = pids.map(cpuSeconds)
      const { requests, seconds, bodyBytes } = await load(address, headers, roundMs)
      tally.requests += requests
      sizes.add(bodyBytes)
      for (const [at, pid] of pids.entries())
        add(tally.asked.pids.includes(pid) ? tally.use : idle, pid, {
          cpuSeconds: cpuSeconds(pid) - (before[at] ?? 0),
          seconds,
        })
    }
    if (sizes.size > 1) throw new Error(`Not the same answers: ${[...sizes].join(', ')} bytes`)
  }
  return tallies.map(({ requests, use }) => {
    const used = [...use].map(([pid, { cpuSeconds, seconds }]) => cpuSeconds - shareOf(idle, pid) * seconds)
    return requests / used.reduce((sum, each) => sum + each, 0)
  })
}

async function warm({ url, headers = [] }: LoadRequest): Promise<void> {
  const untilMs = performance.now() + warmMs
  for (let count = 0; count < warmRequests && performance.now() < untilMs; )
    count += (await load(await url(), headers, roundMs)).requests
}

function add(uses: Map<number, Use>, pid: number, { cpuSeconds, seconds }: Use): void {
  const known = uses.get(pid) ?? { cpuSeconds: 0, seconds: 0 }
  uses.set(pid, { cpuSeconds: known.cpuSeconds + cpuSeconds, seconds: known.seconds + seconds })
}

function shareOf(uses: Map<number, Use>, pid: number): number {
  const use = uses.get(pid)
  return use ? use.cpuSeconds / use.seconds : 0
}
