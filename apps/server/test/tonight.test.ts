import { randomUUID } from 'node:crypto'
import { runFfmpeg, startEncoder } from '@grandstand/media/test-encoder'
import { eq } from 'drizzle-orm'
import { describe, expect, it, vi } from 'vitest'
import { updateEvent } from '../src/catalogue/events/index.ts'
import { openDatabase } from '../src/db/connection.ts'
import { alarms, cameraSignals, cameras, gameMinutes, nodes, orders } from '../src/db/tables.ts'
import { watchAlarms } from '../src/games/alarms/index.ts'
import { getTonight } from '../src/games/tonight/get-tonight.ts'
import { sumWatching } from '../src/games/tonight/sum-day.ts'
import { addCamera } from '../src/video/ingest/index.ts'
import { addOutsidePlayer, buildLeague, openSeason } from './event-builder.ts'
import { openMailbox } from './mailbox.ts'
import { openShop } from './order-builder.ts'
import { serveTests } from './serve-tests.ts'
import { startTestServer } from './start-test-server.ts'
import { anOwner, enterStudio, openStudio } from './studio-client.ts'

const secretKey = 'a secret that all processes have in common'

const server = await serveTests({
  channels: [buildLeague('alpha', { embed_hosts: ['video.example'] }), buildLeague('beta')],
  config: { secretKey },
})
const season = await openSeason(server)
const studio = await enterStudio(server, 'alpha@example.com', server.alphaId)

const minutes = (count: number) => new Date(Date.now() + count * 60_000).toISOString()
const tonight = async () => (await studio.get('/channels/alpha/tonight')).json
const gameOf = async (id: number) => (await tonight()).games.find((game: { id: number }) => game.id === id)
const addGame = async (startsAt: string, change: Parameters<typeof season.add>[1] = {}) => {
  const id = await season.add(startsAt, change)
  return { id, ...(await addCamera(server.ctx, server.alphaId, id, 'Main camera')) }
}
/** As a watch would find it so many seconds later. */
const watchIn = (seconds = 0) =>
  watchAlarms({ ...server.ctx, now: () => new Date(Date.now() + seconds * 1000) })
const openKinds = async (event: number) => {
  const { items } = (await studio.get(`/channels/alpha/alarms?event_id=${event}`)).json
  return items
    .filter((alarm: { closed_at: string | null }) => alarm.closed_at === null)
    .map((alarm: { kind: string }) => alarm.kind)
}

describe('tonight', () => {
  it('shows the day’s games in order, with the signal and picture of each camera', async () => {
    const live = await addGame(minutes(-1), { teams: ['team', 'heloise-ball'], name: 'On air' })
    const url = `rtmp://127.0.0.1:${server.rtmpPort}/live/${live.stream_key}`
    const encoder = startEncoder(url, { seconds: 120, isLive: true, size: '320x180' })
    const yesterday = await season.add(minutes(-60 * 30), { stream_status: 'finished' })
    const camera = async () => (await gameOf(live.id)).cameras[0]
    await expect
      .poll(async () => (await camera()).signal?.sound_db ?? null, { timeout: 60_000, interval: 500 })
      .not.toBeNull()
    const shown = await camera()
    expect(shown).toMatchObject({
      state: 'live',
      signal: { width: 320, height: 180, has_sound: true, key_seconds: 2, black_since: null },
    })
    expect(shown.signal.frames_per_second).toBeGreaterThan(15)
    expect(shown.signal.bits_per_second).toBeGreaterThan(50_000)
    expect(shown.signal.sound_db).toBeCloseTo(-21, -0.5)
    expect(shown.signal.history.length).toBeGreaterThan(0)
    expect(shown.checks).toContainEqual({ check: 'size', state: 'bad', problem: 'size' })
    expect(shown.checks).toContainEqual({ check: 'key_frames', state: 'good', problem: null })
    expect((await server.ask(shown.url)).text).toContain('#EXT-X-PART-INF')
    // A process that has no camera of its own tells the same.
    const web = await startTestServer({
      beside: server,
      config: { secretKey, roles: new Set(['web'] as const) },
    })
    const there = (await (await openStudio(web, 'alpha@example.com')).get('/channels/alpha/tonight')).json
    const [seen] = there.games.find((game: { id: number }) => game.id === live.id).cameras
    expect(seen).toMatchObject({ state: 'live', signal: { width: 320, has_sound: true } })
    await expect.poll(async () => (await web.ask(seen.url)).text).toContain('#EXT-X-PART-INF')
    await web.stop()
    const { games } = await tonight()
    expect(games.map(({ id }: { id: number }) => id)).not.toContain(yesterday)
    const starts = games.map(({ starts_at }: { starts_at: string }) => starts_at)
    expect(starts).toEqual(starts.toSorted())
    // Others see nothing of it.
    const other = await enterStudio(server, 'beta@example.com', server.betaId)
    expect((await other.get('/channels/alpha/tonight')).status).toBe(404)
    expect((await other.get('/channels/beta/tonight')).json.games).toEqual([])
    encoder.child.kill('SIGKILL')
    await encoder.done
    await expect
      .poll(async () => (await camera()).checks[0], { timeout: 10_000 })
      .toEqual({ check: 'signal', state: 'bad', problem: 'signal_lost' })
    expect(await camera()).toMatchObject({ signal: null, url: null })
  }, 120_000)
})

describe('the news', () => {
  it('tells sales to those who may see them, clips to those who judge them, and scores to the crew', async () => {
    const game = await season.add(minutes(-5), { stream_status: 'live', teams: ['team', 'heloise-ball'] })
    const { userId } = await server.userKey(server.alphaId, `${randomUUID()}@example.com`)
    const shop = openShop(server)
    const order = await shop.add(userId, { event_id: game })
    await shop.pay(order)
    await updateEvent(server.ctx, server.alphaId, game, {
      scores: [{ participant_id: season.team('team'), score: 7 }],
    })
    const told = async (asked: typeof studio) => {
      const { json } = await asked.get('/channels/alpha/tonight')
      return {
        money: json.money,
        types: json.news.map((entry: { type: string }) => entry.type),
        news: json.news,
      }
    }
    const owner = await told(studio)
    expect(owner.news).toContainEqual(expect.objectContaining({ type: 'score', id: game }))
    expect(owner.news).toContainEqual(expect.objectContaining({ type: 'sale', id: order }))
    const sales = (await studio.get('/channels/alpha/reports/sales')).json.items.at(-1).figures
    expect(owner.money).toMatchObject({ payments: sales.payments, total: sales.total })
    expect(owner.money.curve.at(-1)).toBe(sales.total)
    const scorer = await told(await enterStudio(server, 'keeper@example.com', server.alphaId, 'scorer'))
    expect(scorer).toMatchObject({ money: null })
    expect(new Set(scorer.types)).toEqual(new Set(['score']))
  })
})

describe('those who watch', () => {
  it('come with the curve of the last hour and the most of the day', async () => {
    const game = await season.add(minutes(-30), { stream_status: 'live', teams: ['team', 'heloise-ball'] })
    const now = Math.floor(Date.now() / 60_000) * 60_000 + 20_000
    const ago = (count: number) => new Date(now - count * 60_000)
    const at = (count: number) => ({ minute: new Date(Math.floor(ago(count).getTime() / 60_000) * 60_000) })
    const row = { channel_id: server.alphaId, event_id: game, playing_ms: 0, stalled_ms: 0 }
    await server.ctx.db.insert(gameMinutes).values([
      { ...row, ...at(200), viewers: 90 },
      { ...row, ...at(90), viewers: 40 },
      { ...row, ...at(20), viewers: 30 },
    ])
    const ctx = { db: server.ctx.db, now: () => new Date(now) }
    const day = { from: ago(120), viewers: 5 }
    const watching = await sumWatching(ctx, { id: server.alphaId }, day)
    expect(watching).toMatchObject({ now: 5, peak: 40 })
    expect(watching.curve).toHaveLength(58)
    expect(watching.curve.at(-1)).toBe(5)
    expect(watching.curve.indexOf(30)).toBe(40)
    expect(await sumWatching(ctx, { id: server.alphaId }, { ...day, viewers: 50 })).toMatchObject({
      peak: 50,
    })
    const told = (await tonight()).watching
    expect(told.now).toBe((await studio.get('/channels/alpha/reports/watching')).json.viewers)
  })
})

describe('a rehearsal', () => {
  it('has the checks of any game, and is not part of the evening', async () => {
    const { id } = (await studio.post('/channels/alpha/rehearsal')).json
    const [camera] = (await studio.get(`/channels/alpha/events/${id}`)).json.cameras
    const { stream_key } = (await studio.get(`/channels/alpha/events/${id}/cameras/${camera.id}/key`)).json
    const url = `rtmp://127.0.0.1:${server.rtmpPort}/live/${stream_key}`
    const encoder = startEncoder(url, { seconds: 60, isLive: true, size: '320x180' })
    const goLive = async () => (await studio.get(`/channels/alpha/events/${id}/go-live`)).json
    const good = (check: string) => ({ check, state: 'good', problem: null })
    await expect
      .poll(async () => (await goLive()).cameras[0].checks, { timeout: 30_000, interval: 500 })
      .toEqual(expect.arrayContaining(['signal', 'picture', 'key_frames', 'sound', 'loudness'].map(good)))
    expect(await goLive()).toMatchObject({ is_private: true })
    expect(await gameOf(id)).toBeUndefined()
    encoder.child.kill('SIGKILL')
    await encoder.done
  }, 60_000)
})

describe('an update', () => {
  it('takes as many database queries for forty games as for one', async () => {
    const { db, pool, close } = openDatabase({ url: server.databaseUrl, onError: () => {} })
    const asked = vi.spyOn(pool, 'query')
    const channel = await server.ctx.channels.findById(server.betaId)
    if (!channel) throw new Error('no channel')
    const beta = await openSeason(server, 'beta')
    const update = async () => {
      asked.mockClear()
      const { games } = await getTonight(
        { ...server.ctx, db },
        { channel, session: { tokenHash: '', operator: anOwner }, query: {} },
      )
      return {
        games: games.length,
        cameras: games.flatMap(game => game.cameras).length,
        asked: asked.mock.calls.length,
      }
    }
    const add = async () =>
      addCamera(
        server.ctx,
        server.betaId,
        await beta.add(minutes(-1), { stream_status: 'live' }),
        'Main camera',
      )
    await add()
    await update()
    const one = await update()
    for (let game = 1; game < 40; game += 1) await add()
    expect(await update()).toEqual({ games: 40, cameras: 40, asked: one.asked })
    expect(one.asked).toBeGreaterThan(0)
    await close()
  }, 60_000)
})

describe('alarms', () => {
  it('detect a black or silent camera, and a frozen picture', async () => {
    const [game, still] = [await addGame(minutes(-1)), await addGame(minutes(-1))]
    const send = (stream_key: string, picture: string, sound: string) =>
      runFfmpeg([
        ...['-re', '-f', 'lavfi', '-i', `${picture}:size=320x180:rate=15`, '-f', 'lavfi', '-i', sound],
        ...['-t', '120', '-c:v', 'libx264', '-preset', 'ultrafast', '-g', '15', '-pix_fmt', 'yuv420p'],
        ...['-c:a', 'aac', '-f', 'flv', `rtmp://127.0.0.1:${server.rtmpPort}/live/${stream_key}`],
      ])
    const encoders = [
      send(game.stream_key, 'color=black', 'anullsrc'),
      send(still.stream_key, 'smptebars=duration=120', 'sine'),
    ]
    await expect
      .poll(async () => (await gameOf(game.id)).cameras[0].signal?.black_since ?? null, { timeout: 60_000 })
      .not.toBeNull()
    await expect
      .poll(() => openKinds(game.id), { timeout: 60_000, interval: 1_000 })
      .toEqual(expect.arrayContaining(['black', 'silent']))
    await expect.poll(() => openKinds(still.id), { timeout: 30_000, interval: 1_000 }).toContain('frozen')
    expect(await openKinds(still.id)).not.toContain('silent')
    for (const { child } of encoders) child.kill('SIGKILL')
    await Promise.all(encoders.map(({ done }) => done))
  }, 150_000)

  it('open once, are mailed once to operators who want them, show who handles them, and close', async () => {
    const { mailsTo } = openMailbox(server)
    const game = await addGame(minutes(4), { name: 'Cup final' })
    expect((await studio.post('/channels/alpha/alarm-mail', { language: 'fr' })).status).toBe(200)
    expect((await tonight()).alarm_language).toBe('fr')
    await Promise.all([watchIn(), watchIn(), watchIn()])
    const { items } = (await studio.get(`/channels/alpha/alarms?event_id=${game.id}`)).json
    expect(items).toMatchObject([
      {
        kind: 'no_signal',
        event: { id: game.id, name: 'Cup final' },
        closed_at: null,
        acknowledged_by: null,
      },
    ])
    const about = async () =>
      (await mailsTo('alpha@example.com')).filter(({ text }) => text.includes('Cup final'))
    await expect.poll(async () => (await about()).length, { timeout: 20_000 }).toBe(1)
    expect((await about())[0]?.text).toContain('Aucun signal')

    const [{ id }] = items
    expect((await studio.post(`/channels/alpha/alarms/${id}/acknowledge`)).status).toBe(200)
    expect((await studio.post(`/channels/alpha/alarms/${id}/acknowledge`)).status).toBe(200)
    expect((await studio.post('/channels/alpha/alarms/999999/acknowledge')).status).toBe(404)
    const [shown] = (await tonight()).alarms.filter((alarm: { id: number }) => alarm.id === id)
    expect(shown.acknowledged_by).toBe('alpha')

    // The camera comes, goes and comes: one alarm, one mail.
    const setState = (state: string) =>
      server.ctx.db
        .update(cameras)
        .set({ state, state_since: new Date(Date.now() - 60_000) })
        .where(eq(cameras.video_id, game.video_id))
    await setState('ended')
    await server.ctx.db.update(alarms).set({ closed_at: new Date() }).where(eq(alarms.id, id))
    await watchIn()
    expect(await openKinds(game.id)).toEqual(['no_signal'])
    expect((await studio.get(`/channels/alpha/alarms?event_id=${game.id}`)).json.total).toBe(1)
    await watchIn(60 * 60 * 12)
    expect(await openKinds(game.id)).toEqual([])
    await expect.poll(async () => (await about()).length).toBe(1)
    await studio.post('/channels/alpha/alarm-mail', { language: null })
    expect((await tonight()).alarm_language).toBeNull()
  }, 60_000)

  it('report an old key, and close after a time', async () => {
    const game = await addGame(minutes(50))
    await studio.post(`/channels/alpha/events/${game.id}/cameras/${game.video_id}/rotate`)
    await startEncoder(`rtmp://127.0.0.1:${server.rtmpPort}/live/${game.stream_key}`, { seconds: 1 }).done
    await watchIn()
    expect(await openKinds(game.id)).toEqual(['old_key'])
    await watchIn(180)
    expect(await openKinds(game.id)).toEqual([])
  }, 60_000)

  it('report a falling bitrate, a full disk and unsettled payments, until they recover', async () => {
    const { db } = server.ctx
    const game = await addGame(minutes(-1), { stream_status: 'live' })
    const falling = [...Array<number>(12).fill(4_000), 900, 900]
    const ofChannel = async () =>
      (await tonight()).alarms
        .filter(({ event }: { event: unknown }) => event === null)
        .map(({ kind }: { kind: string }) => kind)
    // One that nobody owns would be interrupted within the second.
    await db
      .update(cameras)
      .set({ state: 'live', owner_node: randomUUID(), owner_until: new Date(Date.now() + 3_600_000) })
      .where(eq(cameras.video_id, game.video_id))
    await db.insert(cameraSignals).values({
      video_id: game.video_id,
      channel_id: server.alphaId,
      at: new Date(),
      bits_per_second: 900_000,
      frames_per_second: 30,
      has_sound: true,
      dropped_frames: 0,
      delay_ms: 0,
      history: falling,
    })
    // Another process, whose disk is nearly full.
    const full = {
      id: randomUUID(),
      roles: ['ingest'],
      url: 'http://localhost:1',
      site: 'full',
      free_bytes: 5e9,
    }
    await db.insert(nodes).values({ ...full, heartbeat_at: new Date() })
    const { userId } = await server.userKey(server.alphaId, `${randomUUID()}@example.com`)
    const order = await openShop(server).add(userId, { event_id: game.id, status: 'created' })
    const attempted = new Date(Date.now() - 3_600_000)
    await db
      .update(orders)
      .set({ created_at: attempted, attempted_at: attempted })
      .where(eq(orders.id, order))
    const watched = async (history: number[]) => {
      // As both processes do every few seconds.
      await db.update(nodes).set({ heartbeat_at: new Date() }).where(eq(nodes.id, full.id))
      await db
        .update(cameraSignals)
        .set({ at: new Date(), history })
        .where(eq(cameraSignals.video_id, game.video_id))
      await watchIn()
      return [...(await openKinds(game.id)), ...(await ofChannel())].sort()
    }
    await expect
      .poll(() => watched(falling), { timeout: 20_000 })
      .toEqual(['bitrate_falling', 'disk_low', 'payments_unsettled'])
    // A game without a picture comes after them, and first.
    const dark = await season.add(minutes(-1), { stream_status: 'live' })
    await watchIn()
    const listed: { severity: string; event: { id: number } | null }[] = (await tonight()).alarms
    const severities = listed.map(({ severity }) => severity)
    expect(severities).toEqual(severities.toSorted().reverse())
    expect(severities.at(-1)).toBe('amber')
    expect(listed.find(({ event }) => event?.id === dark)?.severity).toBe('red')

    await db.delete(nodes).where(eq(nodes.site, full.site))
    await db.update(orders).set({ status: 'failed' }).where(eq(orders.status, 'created'))
    await expect.poll(() => watched([]), { timeout: 20_000 }).toEqual([])
  }, 60_000)

  it('report a live game without any camera, until it gets one that sends or another site shows it', async () => {
    const live = { stream_status: 'live' as const }
    const [bare, elsewhere] = [await season.add(minutes(-1), live), await season.add(minutes(-1), live)]
    await addOutsidePlayer(server, elsewhere)
    await watchIn()
    expect(await openKinds(elsewhere)).toEqual([])
    expect(await openKinds(bare)).toEqual(['no_signal'])
    const { red_alarms } = (await studio.get('/channels/alpha/waiting')).json
    expect(red_alarms).toBeGreaterThan(0)
    await addOutsidePlayer(server, bare)
    // The server watches as well: what it read before the player was there goes with its next look.
    await expect.poll(() => watchIn().then(() => openKinds(bare)), { timeout: 20_000 }).toEqual([])
  })

  it('ignore private and cancelled games, games that are planned without a camera, and stale measurements', async () => {
    const bare = await season.add(minutes(2))
    const called = await addGame(minutes(2))
    await studio.post(`/channels/alpha/events/${called.id}/cancel`)
    const { id: rehearsal } = (await studio.post('/channels/alpha/rehearsal')).json
    const stale = await addGame(minutes(-1), { stream_status: 'live' })
    await server.ctx.db.insert(cameraSignals).values({
      video_id: stale.video_id,
      channel_id: server.alphaId,
      at: new Date(Date.now() - 60_000),
      bits_per_second: 1,
      frames_per_second: 1,
      has_sound: true,
      dropped_frames: 0,
      delay_ms: 0,
      black_since: new Date(0),
      history: [],
    })
    await server.ctx.db.update(cameras).set({ state: 'live' }).where(eq(cameras.video_id, stale.video_id))
    await watchIn()
    for (const id of [bare, called.id, rehearsal, stale.id]) expect(await openKinds(id)).toEqual([])
    expect((await gameOf(stale.id)).cameras[0].signal).toBeNull()
    expect(await gameOf(rehearsal)).toBeUndefined()
  })
})
