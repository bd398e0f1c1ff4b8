import { eq } from 'drizzle-orm'
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest'
import { cancelEvent, insertEventMedia, moveEvent, updateEvent } from '../src/catalogue/events/index.ts'
import { openDatabase } from '../src/db/connection.ts'
import {
  cameras,
  events,
  pushKeys,
  pushNotices,
  pushReminders,
  pushSubscriptions,
  users,
  videos,
} from '../src/db/tables.ts'
import { forgetNotices, makeMissingPushKeys, watchNotices } from '../src/games/notices/index.ts'
import { addCamera } from '../src/video/ingest/index.ts'
import { addOutsidePlayer, buildLeague, openSeason } from './event-builder.ts'
import { openShop } from './order-builder.ts'
import { decryptMessage, openPushService } from './push-service.ts'
import { serveTests } from './serve-tests.ts'
import { startTestServer } from './start-test-server.ts'

let time = new Date('2026-11-16T20:00:00Z')

const service = await openPushService()
afterAll(() => service.close())
const server = await serveTests({
  channels: [buildLeague('alpha', { embed_hosts: ['video.example'] }), buildLeague('beta')],
  config: { pushToThisMachine: true },
  now: () => time,
})
const season = await openSeason(server)
afterEach(async () => {
  await server.ctx.db.delete(pushSubscriptions)
  await server.ctx.db
    .update(events)
    .set({ is_private: false, stream_status: 'finished', event_utc_ts: new Date('2026-01-01') })
  service.received.length = 0
  time = new Date('2026-11-16T20:00:00Z')
})

let fans = 0
/** Somebody with a device, who follows a team. */
async function openFan(follows: 'participant' | 'group' | null = 'participant') {
  fans += 1
  const { apiKey, userId } = await server.programKey(server.alphaId, `fan-${fans}@example.com`)
  const device = service.addDevice()
  const ask = async (path: string, body?: object) =>
    server.ask(`/api${path}`, {
      headers: { authorization: `Bearer ${apiKey}` },
      ...(body && { method: 'POST', body }),
    })
  if (follows) {
    const favoritable_id = follows === 'group' ? season.group('heloise') : season.team('heloise-ball')
    await ask('/favorite', { favoritable_type: follows, favoritable_id })
  }
  return {
    userId,
    device,
    ask,
    choose: async (kinds: string[], language = 'en') =>
      (await ask('/push-subscription', { ...device.subscription, language, kinds })).json,
    remind: async (game: number, is_wanted = true) =>
      ask(`/events/${game}/reminder`, { ...device.subscription, is_wanted }),
  }
}

const addGame = (startsAt: string, change: object = {}) =>
  season.add(startsAt, { teams: ['heloise-ball', 'team'], ...change })
const begin = (game: number) => moveEvent(server.ctx, server.alphaId, game, { to: 'live', by: 'operator' })
/** With a picture. */
const goLive = async (game: number) => {
  await addOutsidePlayer(server, game)
  await begin(game)
}
const score = (game: number, points: number) =>
  updateEvent(server.ctx, server.alphaId, game, {
    scores: [{ participant_id: season.team('heloise-ball'), score: points }],
  })
const forget = () =>
  forgetNotices.run(
    {
      ...server.ctx,
      mail: { send: async () => {}, forget: async () => {} },
      signal: new AbortController().signal,
    },
    {},
  )
const bodies = () => service.received.map(({ notice }) => notice.body)
/** Until all that there is to tell has come to its device. */
async function settled() {
  await watchNotices(server.ctx)
  await expect
    .poll(async () => (await server.ctx.db.select().from(pushNotices)).length - service.received.length)
    .toBe(0)
}

it('the tests decrypt the example message of RFC 8291', () => {
  const body =
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN'
  const device = {
    privateKey: Buffer.from('q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94', 'base64url'),
    auth: Buffer.from('BTBZMqHH6r4Tts7J_aSIgg', 'base64url'),
  }
  expect(decryptMessage(Buffer.from(body, 'base64url'), device)).toBe(
    'When I grow up, I want to be a watermelon',
  )
})

describe('the keys of a channel', () => {
  const listKeys = () => server.ctx.db.select().from(pushKeys).orderBy(pushKeys.channel_id)

  it('exist from the first start, and are the same for all processes', async () => {
    const keys = await listKeys()
    expect(keys.map(key => key.channel_id)).toEqual([server.alphaId, server.betaId])
    const second = await startTestServer({ beside: server })
    await second.stop()
    expect(await listKeys()).toEqual(keys)
  })

  it('are created once, however many need them at the same time', async () => {
    const { channelId: id } = await server.apply(buildLeague('gamma'))
    await Promise.all([1, 2, 3].map(() => makeMissingPushKeys(server.ctx)))
    expect((await listKeys()).filter(key => key.channel_id === id)).toHaveLength(1)
  })
})

describe('if no device wants notifications', () => {
  it('one short query runs, and the first device is noticed at the next turn', async () => {
    const { db, pool, close } = openDatabase({ url: server.databaseUrl, onError: () => {} })
    const asked = vi.spyOn(pool, 'query')
    const watch = async () => {
      asked.mockClear()
      await watchNotices({ ...server.ctx, db })
      return asked.mock.calls.length
    }
    await goLive(await addGame('2026-11-16T20:00:00Z'))
    expect(await watch()).toBe(1)
    const { choose } = await openFan()
    await choose(['live'])
    expect(await watch()).toBeGreaterThan(1)
    await expect.poll(bodies).toEqual(['The game is live now.'])
    await close()
  })
})

describe('a device', () => {
  it('hears nothing until something is chosen, and is stored only then', async () => {
    const { ask, device, choose } = await openFan()
    expect((await ask('/push-subscription', device.subscription)).json).toEqual({ kinds: [], reminders: [] })
    expect(await server.ctx.db.select().from(pushSubscriptions)).toEqual([])
    expect(await choose(['live', 'start'])).toEqual({ kinds: ['live', 'start'], reminders: [] })
    expect((await ask('/push-subscription', device.subscription)).json.kinds).toEqual(['live', 'start'])
    await choose([])
    expect(await server.ctx.db.select().from(pushSubscriptions)).toEqual([])
  })

  it('that another user takes over loses the choices of the previous user', async () => {
    const [first, second] = [await openFan(), await openFan()]
    await first.choose(['live'])
    const taken = await second.ask('/push-subscription', { ...first.device.subscription })
    expect(taken.json.kinds).toEqual([])
    await second.ask('/push-subscription', { ...first.device.subscription, kinds: ['goal'] })
    const rows = await server.ctx.db.select().from(pushSubscriptions)
    expect(rows.map(row => [row.user_id, row.kinds])).toEqual([[second.userId, ['goal']]])
  })

  it('that its browser subscribes again keeps its choices, its reminders and its history', async () => {
    const { choose, remind, ask, device } = await openFan()
    await choose(['live'])
    const reminded = await addGame('2026-11-17T20:00:00Z')
    await remind(reminded)
    await goLive(await addGame('2026-11-16T20:00:00Z'))
    await settled()
    const next = service.addDevice()
    const change = (former: object) => {
      const { endpoint, p256dh, auth } = next.subscription
      const body = { endpoint, p256dh, auth, former }
      return server.ask('/api/push-subscription/change', { body })
    }
    const { endpoint, auth } = device.subscription
    expect((await change({ endpoint, auth: next.subscription.auth })).status).toBe(404)
    expect((await change({ endpoint, auth })).json).toEqual({ success: true })
    // Its page finds out as well.
    expect((await change({ endpoint, auth })).json).toEqual({ success: true })
    const state = await ask('/push-subscription', next.subscription)
    expect(state.json).toEqual({ kinds: ['live'], reminders: [reminded] })
    await settled()
    expect(service.received.map(each => each.device)).toEqual([device.path])
    await goLive(await addGame('2026-11-16T20:00:00Z'))
    await settled()
    expect(service.received.map(each => each.device)).toEqual([device.path, next.path])
  })

  it('is taken from nobody by its address alone', async () => {
    const [owner, thief] = [await openFan(), await openFan()]
    const game = await addGame('2026-11-17T20:00:00Z')
    await owner.choose(['live'])
    const { endpoint, auth } = owner.device.subscription
    const forged = { ...thief.device.subscription, endpoint }
    const answers = [
      await thief.ask('/push-subscription', { ...forged, kinds: ['goal'] }),
      await thief.ask(`/events/${game}/reminder`, { ...forged, is_wanted: true }),
    ]
    expect(answers.map(({ status, json }) => [status, json.error?.code])).toEqual([
      [409, 'conflict'],
      [409, 'conflict'],
    ])
    // Nor does a device move to it.
    await thief.choose(['goal'])
    const { language: _, ...own } = thief.device.subscription
    const moved = await server.ask('/api/push-subscription/change', {
      body: { ...own, endpoint, former: { endpoint: own.endpoint, auth: own.auth } },
    })
    expect([moved.status, moved.json.error?.code]).toEqual([409, 'conflict'])
    const rows = await server.ctx.db.select().from(pushSubscriptions).orderBy(pushSubscriptions.id)
    expect(rows.map(row => [row.user_id, row.endpoint, row.auth, row.kinds])).toEqual([
      [owner.userId, endpoint, auth, ['live']],
      [thief.userId, own.endpoint, own.auth, ['goal']],
    ])
  })

  it('cannot be moved to an internal address, or to a channel that does not know it', async () => {
    const { choose, device } = await openFan()
    await choose(['live'])
    const { language: _, ...former } = device.subscription
    const { p256dh, ...proof } = former
    const body = { ...former, former: proof }
    const change = (changed: object, host?: string) =>
      server.ask('/api/push-subscription/change', { body: { ...body, ...changed }, ...(host && { host }) })
    expect((await change({ endpoint: 'https://10.0.0.7/send' })).status).toBe(400)
    expect((await change({ endpoint: service.addDevice().subscription.endpoint }, 'beta.test')).status).toBe(
      404,
    )
  })

  it.each([
    'http://push.example/send',
    'https://localhost/send',
    'https://10.0.0.7/send',
    'https://169.254.169.254/latest',
    'https://[::1]/send',
    'https://[::ffff:127.0.0.1]/send',
    'https://push.example:8443/send',
    'https://me@push.example/send',
  ])('at %s is refused', async endpoint => {
    const { ask, device } = await openFan()
    const answer = await ask('/push-subscription', { ...device.subscription, endpoint, kinds: ['live'] })
    expect(answer.status).toBe(400)
    expect(answer.json.error.fields.endpoint).toBe('must be the address of a push service')
  })

  it('is deleted with its account, and is in the export', async () => {
    const { userId, choose, remind, ask } = await openFan()
    await choose(['live'])
    await remind(await addGame('2026-11-17T20:00:00Z'))
    const { json } = await ask('/profile/export')
    expect(json.push_subscriptions).toHaveLength(1)
    expect(json.push_reminders).toHaveLength(1)
    await server.ctx.db.delete(users).where(eq(users.id, userId))
    expect(await server.ctx.db.select().from(pushSubscriptions)).toEqual([])
    expect(await server.ctx.db.select().from(pushReminders)).toEqual([])
  })
})

describe('a follower of a team', () => {
  it.each(['participant', 'group'] as const)('or of its school hears that it is live (%s)', async follows => {
    const { choose, device, ask } = await openFan(follows)
    await choose(['live'])
    const game = await addGame('2026-11-16T20:00:00Z')
    await goLive(game)
    await settled()
    expect(service.received).toMatchObject([
      {
        device: device.path,
        notice: {
          title: 'Northwick Herons @ Team alpha',
          body: 'The game is live now.',
          action: 'Watch',
          // Small, and without what its reader may not want to know yet.
          image: `/og/event/${game}-small.jpg?language=en&spoilers=off&v=live`,
          url: `/watch/${game}`,
        },
        sender: {
          key: (await ask('/push-key')).json.public_key,
          claims: { aud: service.origin, sub: 'mailto:office@alpha.example' },
        },
        headers: { ttl: '1800', topic: `live-${game}`, urgency: 'high' },
      },
    ])
  })

  it('is called to it when its picture has come, and not to a player of a host that the channel does not allow', async () => {
    const { choose, remind } = await openFan()
    await choose(['live'])
    const game = await addGame('2026-11-16T20:00:00Z')
    await begin(game)
    await remind(game)
    const elsewhere = { type: 'embedded', name: '', url: 'https://elsewhere.example/1' } as const
    await server.ctx.db.transaction(tx => insertEventMedia(tx, server.alphaId, game, elsewhere))
    await settled()
    expect(bodies()).toEqual([])
    await addOutsidePlayer(server, game)
    await settled()
    expect(bodies().toSorted()).toEqual(['The game is live now.', 'The picture is here.'])
  })

  it('hears what it costs to watch, unless it is theirs', async () => {
    const [stranger, buyer] = [await openFan(), await openFan()]
    for (const { choose } of [stranger, buyer]) await choose(['live', 'goal'])
    const game = await addGame('2026-11-16T20:00:00Z', { type: 'ppv', base_price: 899, service_fee: 100 })
    await openShop(server).add(buyer.userId, { event_id: game })
    await goLive(game)
    await score(game, 1)
    await settled()
    const bodiesAt = ({ path }: { path: string }) =>
      service.received
        .filter(({ device }) => device === path)
        .map(({ notice }) => notice.body)
        .toSorted()
    const goal = 'Northwick Herons scored: 1 – 0'
    expect(bodiesAt(buyer.device)).toEqual([goal, 'The game is live now.'])
    expect(bodiesAt(stranger.device)).toEqual([goal, 'The game is live now. Watch it for $9.99.'])
  })

  it('hears it in the language of their choice', async () => {
    const { choose } = await openFan()
    await choose(['live'], 'fr')
    await goLive(await addGame('2026-11-16T20:00:00Z'))
    await settled()
    expect(bodies()).toEqual(['Le match est en direct.'])
  })

  it('hears nothing that was not chosen, and nothing of other games', async () => {
    const { choose } = await openFan()
    await choose(['replay'])
    await (await openFan(null)).choose(['live'])
    await goLive(await addGame('2026-11-16T20:00:00Z'))
    await settled()
    expect(bodies()).toEqual([])
  })

  it('hears of each thing once, however often and wherever the job runs', async () => {
    const { choose } = await openFan()
    await choose(['live'])
    await goLive(await addGame('2026-11-16T20:00:00Z'))
    await Promise.all([watchNotices(server.ctx), watchNotices(server.ctx), watchNotices(server.ctx)])
    await settled()
    expect(bodies()).toHaveLength(1)
  })

  it('hears of a goal, and not again when it is undone and given again', async () => {
    const { choose } = await openFan()
    await choose(['goal'])
    const game = await addGame('2026-11-16T20:00:00Z')
    await goLive(game)
    await score(game, 0)
    await score(game, 1)
    await settled()
    await score(game, 0)
    await settled()
    await score(game, 1)
    await settled()
    expect(bodies()).toEqual(['Northwick Herons scored: 1 – 0'])
    await score(game, 2)
    await settled()
    expect(bodies().at(-1)).toBe('Northwick Herons scored: 2 – 0')
  })

  it('hears of no goal while they hide scores', async () => {
    const { choose, ask } = await openFan()
    await choose(['live', 'goal'])
    await ask('/profile', { _method: 'patch', hide_scores: true })
    const game = await addGame('2026-11-16T20:00:00Z')
    await goLive(game)
    await score(game, 0)
    await score(game, 1)
    await settled()
    expect(bodies()).toEqual(['The game is live now.'])
  })

  it('hears of the replay once it can be played', async () => {
    const { choose } = await openFan()
    await choose(['replay'])
    const game = await addGame('2026-11-16T18:00:00Z', { stream_status: 'finished' })
    await settled()
    expect(bodies()).toEqual([])
    const [video] = await server.ctx.db
      .insert(videos)
      .values({
        channel_id: server.alphaId,
        kind: 'live',
        state: 'ready',
        ready_at: time,
        created_at: time,
      })
      .returning()
    await server.ctx.db.transaction(tx =>
      insertEventMedia(tx, server.alphaId, game, { type: 'vod', name: '', video_id: video?.id ?? 0 }),
    )
    await settled()
    expect(bodies()).toEqual(['The replay is ready.'])
  })

  it('hears of no private or cancelled game', async () => {
    const { choose } = await openFan()
    await choose(['live', 'start'])
    await goLive(await addGame('2026-11-16T20:00:00Z', { is_private: true }))
    const off = await addGame('2026-11-16T20:10:00Z')
    await cancelEvent(server.ctx, server.alphaId, off, true)
    await settled()
    expect(bodies()).toEqual([])
  })
})

describe('a reminder', () => {
  it('comes a quarter of an hour before any game, and again when the game is moved', async () => {
    const { remind } = await openFan(null)
    const game = await addGame('2026-11-16T20:20:00Z')
    expect((await remind(game)).json).toEqual({ kinds: [], reminders: [game] })
    await settled()
    expect(bodies()).toEqual([])
    time = new Date('2026-11-16T20:05:00Z')
    await settled()
    expect(bodies()).toEqual([expect.stringContaining('It starts at 3:20')])
    const event_utc_ts = new Date('2026-11-16T21:00:00Z')
    await updateEvent(server.ctx, server.alphaId, game, {
      times: { event_utc_ts, ends_at: new Date('2026-11-16T23:00:00Z') },
    })
    time = new Date('2026-11-16T20:50:00Z')
    await settled()
    expect(bodies()).toEqual([
      expect.stringContaining('It starts at 3:20'),
      expect.stringContaining('It starts at 4:00'),
    ])
  })

  it('shows the time in the reader’s own zone', async () => {
    const { remind, device, ask } = await openFan(null)
    const game = await addGame('2026-11-16T20:10:00Z')
    const asked = { ...device.subscription, language: 'bg', is_wanted: true }
    const inZone = (time_zone: string) => ask(`/events/${game}/reminder`, { ...asked, time_zone })
    expect((await inZone('Europe/Nowhere')).json.error.fields).toHaveProperty('time_zone')
    expect((await inZone('Europe/Sofia')).status).toBe(200)
    expect((await remind(game)).status).toBe(200)
    await inZone('Europe/Sofia')
    await settled()
    expect(bodies()).toEqual([expect.stringContaining('22:10')])
  })

  it('of a game that is live without a picture comes when the picture does, once', async () => {
    const { remind } = await openFan(null)
    const game = await addGame('2026-11-16T19:00:00Z', { stream_status: 'live' })
    const { video_id } = await addCamera(server.ctx, server.alphaId, game, 'Main camera')
    const setState = async (state: string, at: string) => {
      await server.ctx.db.update(videos).set({ state: 'live' }).where(eq(videos.id, video_id))
      await server.ctx.db
        .update(cameras)
        .set({ state, state_since: new Date(at) })
        .where(eq(cameras.video_id, video_id))
    }
    expect((await remind(game)).json).toEqual({ kinds: [], reminders: [game] })
    await settled()
    expect(bodies()).toEqual([])
    await setState('live', '2026-11-16T20:01:00Z')
    await settled()
    expect(bodies()).toEqual(['The picture is here.'])
    // The encoder drops and is back.
    await setState('live', '2026-11-16T20:05:00Z')
    await settled()
    expect(bodies()).toHaveLength(1)
    // A second reminder brings a second message.
    await setState('interrupted', '2026-11-16T20:06:00Z')
    time = new Date('2026-11-16T20:08:00Z')
    expect((await remind(game)).json.reminders).toEqual([game])
    await settled()
    expect(bodies()).toHaveLength(1)
    await setState('live', '2026-11-16T20:08:00Z')
    await settled()
    expect(bodies()).toHaveLength(2)
  })

  it('that is withdrawn leaves nothing, and an unknown game has none', async () => {
    const { remind } = await openFan(null)
    const game = await addGame('2026-11-16T20:10:00Z')
    await remind(game)
    expect((await remind(game, false)).json).toEqual({ kinds: [], reminders: [] })
    expect(await server.ctx.db.select().from(pushSubscriptions)).toEqual([])
    expect((await remind(2_000_000_000)).status).toBe(404)
  })

  it('is deleted a week after its game, together with a device that wants nothing else', async () => {
    const { remind } = await openFan(null)
    await remind(await addGame('2026-11-16T20:10:00Z'))
    time = new Date('2026-11-18T04:00:00Z')
    await forget()
    expect(await server.ctx.db.select().from(pushReminders)).toHaveLength(1)
    time = new Date('2026-11-25T04:00:00Z')
    await forget()
    expect(await server.ctx.db.select().from(pushReminders)).toEqual([])
    expect(await server.ctx.db.select().from(pushSubscriptions)).toEqual([])
  })
})

describe('a push service', () => {
  it('that is down is asked again, and each device hears once', async () => {
    const fan = await openFan()
    await fan.choose(['live'])
    await goLive(await addGame('2026-11-16T20:00:00Z'))
    service.answers.push(503)
    await watchNotices(server.ctx)
    await expect.poll(bodies, { timeout: 20_000 }).toHaveLength(1)
  }, 30_000)

  it('that reports a device as gone is believed, and the device is deleted if it does not come back', async () => {
    const { choose, ask, device, remind } = await openFan()
    await choose(['live'])
    await remind(await addGame('2026-11-16T20:10:00Z'))
    const listGone = async () =>
      (await server.ctx.db.select().from(pushSubscriptions)).map(row => row.gone_at !== null)
    device.leave()
    await goLive(await addGame('2026-11-16T20:00:00Z'))
    await watchNotices(server.ctx)
    await expect.poll(listGone).toEqual([true])
    expect((await ask('/push-subscription', device.subscription)).json).toEqual({ kinds: [], reminders: [] })
    const told = await server.ctx.db.select().from(pushNotices)
    await goLive(await addGame('2026-11-16T20:00:00Z'))
    await watchNotices(server.ctx)
    expect(await server.ctx.db.select().from(pushNotices)).toEqual(told)
    expect(bodies()).toEqual([])

    time = new Date('2026-12-16T04:00:00Z')
    await forget()
    expect(await listGone()).toEqual([true])
    time = new Date('2026-12-28T04:00:00Z')
    await forget()
    expect(await listGone()).toEqual([])
  })

  it('that drops a device before its browser reports the new address costs no choices', async () => {
    const { choose, ask, device } = await openFan()
    await choose(['live'])
    device.leave()
    await goLive(await addGame('2026-11-16T20:00:00Z'))
    await watchNotices(server.ctx)
    await expect
      .poll(async () => (await server.ctx.db.select().from(pushSubscriptions))[0]?.gone_at)
      .toEqual(time)
    const next = service.addDevice()
    const { language: _, ...moved } = next.subscription
    const { endpoint, auth } = device.subscription
    const body = { ...moved, former: { endpoint, auth } }
    await server.ask('/api/push-subscription/change', { body })
    expect((await ask('/push-subscription', next.subscription)).json.kinds).toEqual(['live'])
    await goLive(await addGame('2026-11-16T20:00:00Z'))
    await watchNotices(server.ctx)
    await expect.poll(bodies).toEqual(['The game is live now.'])
  })
})
