import { randomUUID } from 'node:crypto'
import type { Agent } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { send } from './send.ts'

export interface Players {
  url: string
  agent: Agent
  profile: string
  session: string
  /** Of players that the server opened: one viewer each. */
  playbacks: readonly string[]
  seconds: number
  /** Of all together; null: each sends as soon as it has its answer, so that they send as many as the machine holds. */
  perSecond: number | null
}

/** What players send while they play. */
export async function sendHeartbeats({
  url,
  agent,
  profile,
  session,
  playbacks,
  seconds,
  perSecond,
}: Players) {
  const count = playbacks.length
  const startedAtMs = performance.now()
  const untilMs = startedAtMs + seconds * 1000
  const everyMs = perSecond === null ? 0 : (count / perSecond) * 1000
  const sent = { kept: 0, refused: 0 }
  const play = async (playback_id: string, player: number) => {
    const view_id = randomUUID()
    const firstAtMs = startedAtMs + (player / count) * everyMs
    for (let seq = 0; ; seq += 1) {
      const waitMs = firstAtMs + seq * everyMs - performance.now()
      if (waitMs > 0) await sleep(waitMs)
      if (performance.now() >= untilMs) return
      const body = {
        profile,
        session_uuid: session,
        user_id: null,
        user_email: null,
        origin_url: `${url}/watch/1`,
        playback_id,
        view_id,
        seq,
        event_id: 1,
        from_seconds: seq * 30,
        to_seconds: seq * 30 + 30,
        playing_ms: 29_000,
        stalled_ms: 1_000,
        stalls: 1,
        delay_ms: 2_000,
        height: 720,
      }
      await send(`${url}/datalake/video/viewing/`, { agent, body }).then(
        () => sent.kept++,
        () => sent.refused++,
      )
    }
  }
  await Promise.all(playbacks.map(play))
  return { ...sent, perSecond: sent.kept / ((performance.now() - startedAtMs) / 1000) }
}
