import { randomUUID } from 'node:crypto'
import { Agent } from 'node:http'
import { startEncoder } from '@grandstand/media/test-encoder'
import { createSealer } from '../../../apps/server/src/runtime/sealer.ts'
import { createPlaceTickets } from '../../../apps/server/src/video/door/place-tickets.ts'
import { addBuyers } from '../buyers.ts'
import { join, renew, startAsUser, type Viewer } from '../kickoff-viewer.ts'
import { publishClips } from '../publish-clips.ts'
import { send } from '../send.ts'
import { addShopBuyers, sendBuy } from '../shop/shop-buyer.ts'
import type { Step } from './measure-steps.ts'
import { crowdChannel, type Roles } from './open-roles.ts'

interface Counts {
  joins: number
  renewals: number
  files: number
  heartbeats: number
  buys: number
  clips: number
  buyers: number
}

export interface Steps {
  list: readonly Step[]
  /** One of each, for a crowd that does all of it. */
  join: () => Promise<Viewer>
  renew: (viewer: Viewer) => Promise<void>
  beat: (viewer: Viewer, seq: number, view: string) => Promise<void>
  rewind: () => Promise<void>
  close(): void
}

const gameSeconds = 8
const clipSeconds = 2

/** A live game that is free and one that is sold, with all that a crowd does to them. */
export async function openSteps(roles: Roles, counts: Counts): Promise<Steps> {
  const { web, recorder, collector } = roles
  const { pool, db } = recorder.postgres
  const agent = new Agent({ keepAlive: true, maxSockets: 100 })
  const [free, sold] = await recorder.openGames(2)
  if (!free || !sold) throw new Error('The demo has no games to come')
  await pool.query("update events set type = 'free' where id = $1", [free.eventId])
  for (const { done } of [free, sold].map(({ rtmpUrl }) => startEncoder(rtmpUrl, { seconds: gameSeconds })))
    await done
  const fans: Viewer[] = []
  for (const buyer of await addBuyers(recorder, sold, counts.buyers))
    fans.push(await startAsUser(web.url, sold.eventId, { agent, ...buyer }))
  await pool.query('update events set base_price = 899, service_fee = 100 where id = $1', [sold.eventId])
  const shoppers = await addShopBuyers(
    { db, channelId: sold.channelId, atProvider: roles.atProvider },
    Math.ceil(counts.buys * 1.5),
    { product: { type: 'event', id: sold.eventId } },
  )
  const visitors: Viewer[] = []
  const joinOne = async () => {
    const viewer = await join(web.url, crowdChannel, free.eventId)
    visitors.push(viewer)
    return viewer
  }
  const { playbackId, apiKey } = await joinOne()
  const list = await openList(web.url, { eventId: free.eventId, apiKey, agent })
  const hash = await send(`${collector.url}/datalake/hash/?profile=${crowdChannel}-visits`, { agent })
  const { session_uuid } = JSON.parse(String(hash))
  const beat = async ({ playbackId: playback_id }: Viewer, seq: number, view_id: string) => {
    const body = {
      profile: `${crowdChannel}-visits`,
      session_uuid,
      user_id: null,
      user_email: null,
      origin_url: `${web.url}/watch/${free.eventId}`,
      playback_id,
      view_id,
      seq,
      event_id: free.eventId,
      from_seconds: seq * 30,
      to_seconds: seq * 30 + 30,
      playing_ms: 29_000,
      stalled_ms: 0,
      stalls: 0,
      delay_ms: 2_000,
      height: 720,
    }
    await send(`${collector.url}/datalake/video/viewing/`, { agent, body })
  }
  const ticket = createPlaceTickets(createSealer(roles.secretKey)).write({
    channelId: free.channelId,
    openedMs: 1,
    lane: 'others',
    number: 1,
    holderMark: 'nobody',
  })
  const inTurn = <One>(all: readonly One[], run: (one: One) => Promise<unknown>) => {
    let at = 0
    return async () => {
      const one = all[at++ % all.length]
      if (one) await run(one)
    }
  }
  const [file, segment] = [() => send(list.url, { agent }), () => send(list.segment, { agent })]
  // A player counts for the first viewing that names it.
  const view = randomUUID()
  let beats = 0
  return {
    list: [
      { name: 'join', run: joinOne, count: counts.joins, atOnce: 50 },
      {
        name: 'a place that is asked about',
        run: () => send(`${web.url}/api/place`, { agent, body: { ticket } }),
        count: counts.files,
        atOnce: 50,
      },
      {
        name: 'renewal',
        run: inTurn(fans, viewer => renew(web.url, agent, viewer)),
        count: counts.renewals,
        atOnce: 100,
      },
      {
        name: 'heartbeat',
        run: () => beat({ playbackId, apiKey, cookie: null }, beats++, view),
        count: counts.heartbeats,
        atOnce: 50,
      },
      { name: 'playlist', run: file, count: counts.files, atOnce: 50 },
      { name: 'part', run: segment, count: counts.files, atOnce: 50 },
      { name: 'buy', run: inTurn(shoppers, buyer => buy(buyer, web.url)), count: counts.buys, atOnce: 4 },
      {
        name: 'clip',
        run: () => publishClips(web.url, free.eventId, { count: 1, clipSeconds }),
        count: counts.clips,
        atOnce: 1,
      },
    ],
    join: joinOne,
    renew: viewer => renew(web.url, agent, viewer),
    beat,
    async rewind() {
      await file()
      await segment()
    },
    close: () => agent.destroy(),
  }
}

async function buy(buyer: Parameters<typeof sendBuy>[0], url: string): Promise<void> {
  const { status, json } = await sendBuy(buyer, { url }, randomUUID())
  if (status !== 200) throw new Error(`A purchase was refused: ${JSON.stringify(json)}`)
}

async function openList(
  base: string,
  { eventId, apiKey, agent }: { eventId: number; apiKey: string; agent: Agent },
) {
  const opened = JSON.parse(
    String(await send(`${base}/api/events/${eventId}/playback`, { agent, body: { api_key: apiKey } })),
  )
  const url = base + opened.url
  const text = String(await send(url, { agent, isText: true }))
  const [segment = ''] = text.match(/^segment-[\w-]+\.m4s$/m) ?? []
  return { url, segment: url.replace('index.m3u8', segment) }
}
