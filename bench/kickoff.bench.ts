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
/** After so long nothing of a rush is left to be done. */
const calmMs = scaled(45_000, 0)
const idleMs = scaled(30_000, 500)
const rounds = scaled(4, 1)
const perMinute = 100_000
const goals = { idle: 20, join: 3, renewal: 0.8 }

interface Work {
  name: string
  /** One of it. */
  run: () => Promise<unknown>
  /** As many as ask at the same time when 100,000 come in a minute and each waits some hundredths of a second. */
  atOnce: number
  inRound: number
  goal?: number
}

interface Tally extends Work {
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
  const agent = new Agent({ keepAlive: true, maxSockets: 100 })
  const bare = await startBareProcess('bare-query.ts', [server.postgres.url])
  const cpuNow = () =>
    [server.pid, server.postgres.pid, bare.pid].reduce((sum, pid) => sum + treeCpuSeconds(pid), 0)
  try {
    const [free, paid] = await server.openGames(2)
    if (!free || !paid) throw new Error('The demo has no games to come')
    await server.postgres.pool.query("update events set type = 'free' where id = $1", [free.eventId])
    const recordings = [free, paid].map(({ rtmpUrl }) => startEncoder(rtmpUrl, { seconds: 6 }))
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
    const begin = (work: Work): Tally => ({ ...work, count: 0, cpuSeconds: 0, seconds: 0 })
    const question = begin({
      name: 'a bare route with one question',
      run: () => send(`${bare.url}/ask`, { agent, body: {} }),
      atOnce: 50,
      inRound: scaled(1_000, 10),
    })
    const renewal = { atOnce: 100, inRound: scaled(1_000, 10), goal: goals.renewal }
    const tallies = [
      question,
      begin({ name: 'a join', run: joining, atOnce: 50, inRound: scaled(1_000, 5), goal: goals.join }),
      begin({ name: 'a renewal of a visitor', run: inTurn(visitors), ...renewal }),
      begin({ name: 'a renewal of a buyer', run: inTurn(fans), ...renewal }),
    ]
    // What was never asked before is slow until the code is compiled.
    for (const tally of tallies) await repeat(tally, tally.inRound * 2)
    await sleep(calmMs)
    const before = cpuNow()
    await sleep(idleMs)
    const idle = ((cpuNow() - before) * 1000) / (idleMs / 1000)
    for (let round = 0; round < rounds; round += 1)
      for (const tally of tallies) {
        const [startMs, startCpu] = [performance.now(), cpuNow()]
        await repeat(tally, tally.inRound)
        tally.count += tally.inRound
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

async function repeat({ run, atOnce }: Work, count: number): Promise<void> {
  let left = count
  const keepOn = async () => {
    while (left > 0) {
      left -= 1
      await run()
    }
  }
  await Promise.all(Array.from({ length: atOnce }, keepOn))
}
