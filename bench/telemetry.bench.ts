import { Agent } from 'node:http'
import { constants, setPriority } from 'node:os'
import { startDemoServer } from '../e2e/support/demo-server.ts'
import { startLiveServer } from './support/live-server.ts'
import { treeCpuSeconds } from './support/measure-cpu.ts'
import { quantile } from './support/quantile.ts'
import { judge, scaled } from './support/scale.ts'
import { send } from './support/send.ts'
import { sendHeartbeats } from './support/send-heartbeats.ts'
import { startBareProcess } from './support/start-bare-process.ts'
import { timeAnswers } from './support/time-answers.ts'

const profile = 'northern-league-visits'
const seconds = scaled(60, 1)
const count = scaled(2_000, 20)
const readSeconds = scaled(20, 0.5)
/** What a viewer's page may wait longer than where the same is sent to a process that keeps nothing. */
const goal = 2

/**
 * Heartbeats of players, to a collector of its own: how many a second, what each costs, and whether an answered one is
 * lost. Then half as many, and how they slow requests to the other process, compared with as many that nobody keeps: here
 * the players themselves take their part of the two cores.
 */
export default async function bench(): Promise<void> {
  const server = await startLiveServer({ ROLES: 'web,ingest,worker' })
  const collector = await startDemoServer({ ROLES: 'collector', DATABASE_URL: server.postgres.url })
  const sink = await startBareProcess('bare-sink.ts', [])
  const agent = new Agent({ keepAlive: true, maxSockets: count })
  try {
    const { url } = collector
    const hash = await send(`${url}/datalake/hash/?profile=${profile}`, { agent })
    const { session_uuid: session } = JSON.parse(String(hash))
    const players = { url, agent, profile, session }
    // What a browser tells of a player that nobody opened is not kept.
    const openPlayers = async () => {
      const opened = await server.postgres.pool.query<{ id: string }>(
        `insert into playbacks (id, channel_id, key_hash, event_id, started_at, seen_at)
         select substr(replace(gen_random_uuid()::text, '-', ''), 1, 16), channel_id, '', id, now(), now()
         from events, generate_series(1, $1) where id = 1 returning id`,
        [count],
      )
      return opened.rows.map(({ id }) => id)
    }

    const measure = () => treeCpuSeconds(collector.pid) + treeCpuSeconds(server.postgres.pid)
    const before = measure()
    const most = await sendHeartbeats({
      ...players,
      playbacks: await openPlayers(),
      seconds,
      perSecond: null,
    })
    const cpu = measure() - before

    const ask = () => timeAnswers(`${server.url}/api/settings`, readSeconds * 1000)
    const alone = quantile(await ask(), 0.99)
    // Players have machines of their own: what sends for them here must not take the pages' time.
    setPriority(constants.priority.PRIORITY_LOW)
    const askBeside = async (to: string) => {
      const sending = sendHeartbeats({
        ...players,
        playbacks: await openPlayers(),
        url: to,
        seconds: readSeconds,
        perSecond: most.perSecond / 2,
      })
      const waitedMs = quantile(await ask(), 0.99)
      return { ...(await sending), waitedMs }
    }
    const unkept = await askBeside(sink.url)
    const { kept, refused, perSecond, waitedMs } = await askBeside(url)

    const { rows } = await server.postgres.pool.query<{ count: string }>(
      'select count(*) from video_viewings where session = $1',
      [session],
    )
    const answered = most.kept + kept
    const lost = answered - Number(rows[0]?.count)
    console.log(
      `${Math.round(most.perSecond)} heartbeats a second from ${count} players, ${Math.round(most.kept / cpu)} for a CPU-second of collector and database; ${lost} lost of ${answered} (goal 0), ${most.refused + refused} refused`,
    )
    console.log(
      `/api/settings beside ${Math.round(perSecond)} a second, p99: ${waitedMs.toFixed(1)} ms ÷ ${unkept.waitedMs.toFixed(1)} ms where nobody keeps them = ${(waitedMs / unkept.waitedMs).toFixed(1)} (goal ≤ ${goal}); ${alone.toFixed(1)} ms where nobody plays`,
    )
    judge(lost === 0, 'Rows that were answered are lost')
  } finally {
    agent.destroy()
    sink.stop()
    await collector.stop()
    await server.stop()
  }
}
