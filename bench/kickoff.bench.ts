import { Agent } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { startEncoder } from '@grandstand/media/test-encoder'
import { addBuyers } from './support/buyers.ts'
import { join, renew, startAsUser, type Viewer } from './support/kickoff-viewer.ts'
import { startLiveServer } from './support/live-server.ts'
import { treeCpuSeconds } from './support/measure-cpu.ts'
import { scaled } from './support/scale.ts'
import { send } from './support/send.ts'
import { startBareProcess } from './support/start-bare-process.ts'

const channelKey = 'northern-league'
const buyersCount = scaled(600, 2)
const idleMs = scaled(15_000, 500)
const warmMs = scaled(6_000, 300)
const rounds = scaled(5, 1)
const roundMs = scaled(3_000, 300)
const atOnce = 24
const perMinute = 100_000
const goals = { idle: 20, join: 3, renewal: 0.8 }

interface Tally {
  name: string
  goal?: number
  /** One of it. */
  run: () => Promise<unknown>
  count: number
  cpuSeconds: number
  seconds: number
}

/**
 * What a join and a renewal cost when everybody comes at once: CPU of the server and of the database, idle work taken off,
 * in turns with a bare route that asks the database one question, so that a busy machine hits all alike.
 */
export default async function bench(): Promise<void> {
  const server = await startLiveServer()
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce })
  const bare = await startBareProcess('bare-query.ts', [server.postgres.url])
  const cpuNow = () =>
    [server.pid, server.postgres.pid, bare.pid].reduce((sum, pid) => sum + treeCpuSeconds(pid), 0)
  try {
    const [free, paid] = await server.openGames(2)
    if (!free || !paid) throw new Error('The demo has no games to come')
    await server.postgres.pool.query("update events set type = 'free' where id = $1", [free.eventId])
    const recordings = [free, paid].map(({ rtmpUrl }) =>
      startEncoder(rtmpUrl, { seconds: 6, size: '640x360' }),
    )
    for (const { done } of recordings) await done
    const buyers = await addBuyers(server, paid, buyersCount)
    const visitors: Viewer[] = []
    const fans: Viewer[] = []
    for (const buyer of buyers) fans.push(await startAsUser(server.url, paid.eventId, { agent, ...buyer }))

    const joining = async () => visitors.push(await join(server.url, channelKey, free.eventId))
    const inTurn = (viewers: Viewer[]) => {
      let at = 0
      return async () => {
        const viewer = viewers[at++ % viewers.length]
        if (viewer) await renew(server.url, agent, viewer)
      }
    }
    const begin = (name: string, run: Tally['run'], goal?: number): Tally => ({
      ...{ name, run, count: 0, cpuSeconds: 0, seconds: 0 },
      ...(goal !== undefined && { goal }),
    })
    const question = begin('a bare route with one question', () =>
      send(`${bare.url}/ask`, { agent, body: {} }),
    )
    const tallies = [
      question,
      begin('a join', joining, goals.join),
      begin('a renewal of a visitor', inTurn(visitors), goals.renewal),
      begin('a renewal of a buyer', inTurn(fans), goals.renewal),
    ]
    for (const { run } of tallies) await repeatFor(warmMs, run)
    const before = cpuNow()
    await sleep(idleMs)
    const idle = ((cpuNow() - before) * 1000) / (idleMs / 1000)
    for (let round = 0; round < rounds; round += 1)
      for (const tally of tallies) {
        const [startMs, startCpu] = [performance.now(), cpuNow()]
        tally.count += await repeatFor(roundMs, tally.run)
        tally.cpuSeconds += cpuNow() - startCpu
        tally.seconds += (performance.now() - startMs) / 1000
      }
    console.log(`  idle: ${idle.toFixed(0)} ms of CPU a second (goal ≤ ${goals.idle})`)
    const costOf = ({ count, cpuSeconds, seconds }: Tally) => (cpuSeconds * 1000 - idle * seconds) / count
    for (const tally of tallies) {
      const cost = costOf(tally)
      const cores = (cost * perMinute) / 60_000
      const parts = [
        `${cost.toFixed(2)} ms of CPU`,
        ...(tally.goal === undefined ? [] : [`(goal ≤ ${tally.goal})`]),
        `= ${(cost / costOf(question)).toFixed(1)} bare questions;`,
        `${perMinute.toLocaleString('en')} a minute take ${cores.toFixed(1)} cores`,
        `(${tally.count} in ${tally.seconds.toFixed(0)} s)`,
      ]
      console.log(`  ${tally.name}: ${parts.join(' ')}`)
    }
  } finally {
    agent.destroy()
    bare.stop()
    await server.stop()
  }
}

async function repeatFor(durationMs: number, run: () => Promise<unknown>): Promise<number> {
  const untilMs = performance.now() + durationMs
  let count = 0
  const keepOn = async () => {
    while (performance.now() < untilMs) {
      await run()
      count += 1
    }
  }
  await Promise.all(Array.from({ length: atOnce }, keepOn))
  return count
}
