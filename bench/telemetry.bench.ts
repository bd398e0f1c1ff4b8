import { randomUUID } from 'node:crypto'
import { Agent } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { startLiveServer } from './support/live-server.ts'
import { treeCpuSeconds } from './support/measure-cpu.ts'
import { quantile } from './support/quantile.ts'
import { judge, scaled } from './support/scale.ts'
import { send } from './support/send.ts'

const profile = 'northern-league-visits'
const seconds = scaled(60, 1)
/** Each waits for its answer: together they send as many as the machine holds. */
const players = scaled(2_000, 20)
const pauseMs = 20

/** Heartbeats of players: how many a second, what each costs, whether one that was answered is lost, and what readers feel. */
export default async function bench(): Promise<void> {
  const server = await startLiveServer()
  const agent = new Agent({ keepAlive: true, maxSockets: players })
  try {
    const ask = async (path: string) => JSON.parse(String(await send(server.url + path, { agent })))
    const { session_uuid } = await ask(`/datalake/hash/?profile=${profile}`)
    const read = async (done: { isOver: boolean }) => {
      const times: number[] = []
      while (!done.isOver) {
        const startedAtMs = performance.now()
        await send(`${server.url}/api/settings`, { agent })
        times.push(performance.now() - startedAtMs)
        await sleep(pauseMs)
      }
      return times
    }
    const quiet = { isOver: false }
    setTimeout(
      () => {
        quiet.isOver = true
      },
      scaled(5_000, 200),
    )
    const alone = quantile(await read(quiet), 0.99)

    const measure = () => treeCpuSeconds(server.pid) + treeCpuSeconds(server.postgres.pid)
    const before = measure()
    const startedAtMs = performance.now()
    const untilMs = startedAtMs + seconds * 1000
    let kept = 0
    let refused = 0
    const play = async () => {
      const view_id = randomUUID()
      for (let seq = 0; performance.now() < untilMs; seq += 1) {
        const body = {
          ...{ profile, session_uuid, user_id: null, user_email: null, origin_url: `${server.url}/watch/1` },
          ...{ view_id, seq, event_id: 1, from_seconds: seq * 30, to_seconds: seq * 30 + 30 },
          ...{ playing_ms: 29_000, stalled_ms: 1_000, stalls: 1, delay_ms: 2_000, height: 720 },
        }
        await send(`${server.url}/datalake/video/viewing/`, { agent, body }).then(
          () => kept++,
          () => refused++,
        )
      }
    }
    const done = { isOver: false }
    const reading = read(done)
    await Promise.all(Array.from({ length: players }, play))
    done.isOver = true
    const tookSeconds = (performance.now() - startedAtMs) / 1000
    const cpu = measure() - before
    const beside = quantile(await reading, 0.99)
    const { rows } = await server.postgres.pool.query<{ count: string }>(
      'select count(*) from video_viewings where session = $1',
      [session_uuid],
    )
    const lost = kept - Number(rows[0]?.count)
    console.log(
      `${Math.round(kept / tookSeconds)} heartbeats a second from ${players} players, ${Math.round(kept / cpu)} for a CPU-second of server and database; ${lost} lost of ${kept} (goal 0), ${refused} refused`,
    )
    console.log(
      `/api/settings beside it, p99: ${beside.toFixed(1)} ms ÷ ${alone.toFixed(1)} ms alone = ${(beside / alone).toFixed(1)}`,
    )
    judge(lost === 0, 'Rows that were answered are lost')
  } finally {
    agent.destroy()
    await server.stop()
  }
}
