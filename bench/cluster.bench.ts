import { once } from 'node:events'
import { connect } from 'node:net'
import { join as joinPath } from 'node:path'
import { openStadium, type Stadium } from './faults/cluster/open-stadium.ts'
import { join } from './support/kickoff-viewer.ts'
import { treeCpuSeconds } from './support/measure-cpu.ts'
import { isSmallest, judge, scaled } from './support/scale.ts'
import { channelKey } from './support/shop/open-shop.ts'

const rounds = scaled(4, 1)
const joinsInRound = scaled(400, 4)
const atOnce = 20
/** One process or two: what a request costs is the same. */
const goalApart = 0.05

/** A rush of joins through the whole deployment: what each costs the web processes, with two of them and with one. */
export default async function bench(): Promise<void> {
  const stadium = await openStadium()
  if (!stadium) return
  try {
    const { shop, game } = stadium
    await shop.query("update events set type = 'free' where id = $1", [game.eventId])
    await untilPlayable(stadium)
    const joins = { both: 0, one: 0 }
    const cpu = { both: 0, one: 0 }
    const rush = async (how: 'both' | 'one', isMeasured: boolean) => {
      await setServer(stadium, 'web2', how === 'both' ? 'ready' : 'maint')
      const before = cpuOfWeb(stadium)
      await joinMany(stadium, joinsInRound)
      if (!isMeasured) return
      cpu[how] += cpuOfWeb(stadium) - before
      joins[how] += joinsInRound
    }
    // What was never asked before is slow until the code is compiled.
    for (const how of ['both', 'one'] as const) await rush(how, isSmallest)
    for (let round = 0; round < rounds; round += 1)
      for (const how of ['both', 'one', 'one', 'both'] as const) await rush(how, true)
    const [both, one] = [(cpu.both * 1000) / joins.both, (cpu.one * 1000) / joins.one]
    const apart = Math.abs(both / one - 1)
    console.log(
      `a join: ${both.toFixed(2)} CPU-ms of two web processes, ${one.toFixed(2)} of one, ${(100 * apart).toFixed(1)} % apart (goal ≤ ${100 * goalApart})`,
    )
    judge(apart <= goalApart, 'A join costs more with two web processes')
  } finally {
    await stadium.close()
  }
}

const playWithinMs = 60_000

/** The camera has sent its first pictures. */
async function untilPlayable({ shop, game }: Stadium): Promise<void> {
  const untilMs = performance.now() + playWithinMs
  while (!(await join(shop.url, channelKey, game.eventId).catch(() => null)))
    if (performance.now() > untilMs) throw new Error('There is nothing to play')
}

async function joinMany({ shop, game }: Stadium, count: number): Promise<void> {
  let left = count
  const work = async () => {
    while (left > 0) {
      left -= 1
      await join(shop.url, channelKey, game.eventId)
    }
  }
  await Promise.all(Array.from({ length: Math.min(atOnce, count) }, work))
}

const cpuOfWeb = ({ cluster }: Stadium) =>
  ['web1', 'web2'].reduce((sum, name) => sum + treeCpuSeconds(cluster.part(name).pid()), 0)

/** By HAProxy's own console. */
async function setServer({ cluster }: Stadium, name: string, state: 'ready' | 'maint'): Promise<void> {
  const socket = connect(joinPath(cluster.settings.dir, 'haproxy.sock'))
  socket.end(`set server web/${name} state ${state}\n`)
  await once(socket.resume(), 'close')
}
