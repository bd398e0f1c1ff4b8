import { startEncoder } from '@grandstand/media/test-encoder'
import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { buildLeague, openSeason } from './event-builder.ts'
import { serveTests } from './serve-tests.ts'
import { enterStudio } from './studio-client.ts'

const server = await serveTests({
  channels: [buildLeague('alpha', { embed_hosts: ['video.example'] }), buildLeague('beta')],
})
const season = await openSeason(server)
const studio = await enterStudio(server, 'alpha@example.com', server.alphaId)

const hours = (count: number) => new Date(Date.now() + count * 3_600_000).toISOString()
const get = async (path: string) => (await studio.get(`/channels/alpha/events${path}`)).json
const post = (path: string, body?: object) => studio.post(`/channels/alpha/events${path}`, body)
const idsOf = (list: { items: { id: number }[] }) => list.items.map(({ id }) => id)
const addCamera = async (event: number, name = 'Main camera') =>
  (await post(`/${event}/cameras`, { name })).json.id
const keyOf = async (event: number, camera: number) =>
  (await get(`/${event}/cameras/${camera}/key`)).stream_key
const send = (key: string, seconds: number) =>
  startEncoder(`rtmp://127.0.0.1:${server.rtmpPort}/live/${key}`, { seconds, isLive: true, size: '160x90' })

describe('an operator’s list of events', () => {
  it('is by date, narrowed by status and words, in pages', async () => {
    const over = await season.add(hours(-50), { name: 'Zebra final', stream_status: 'finished' })
    const live = await season.add(hours(-1), { name: 'Zebra semifinal', stream_status: 'live' })
    const soon = await season.add(hours(5), { name: 'Zebra opening' })
    const later = await season.add(hours(99), { name: 'Zebra gala' })
    expect(idsOf(await get('?search=zebra'))).toEqual([later, soon, live, over])
    expect(idsOf(await get('?search=zebra&status=open'))).toEqual([live, soon, later])
    expect(idsOf(await get('?search=zebra&status=open&sort_direction=desc'))).toEqual([later, soon, live])
    expect(idsOf(await get('?search=zebra&status=finished'))).toEqual([over])
    expect(idsOf(await get('?search=semifinal'))).toEqual([live])
    expect(await get('?search=zebra&limit=1&offset=1')).toMatchObject({ items: [{ id: soon }], total: 4 })
    const [shown] = (await get('?search=semifinal')).items
    expect(shown).toMatchObject({ stream_status: 'live', ingest_state: 'none', problem_count: 0 })
    expect(Date.parse(shown.ends_at) - Date.parse(shown.starts_at)).toBeCloseTo(7_200_000, -4)
  })
})

describe('the cameras of an event', () => {
  it('are added, renamed and removed; their keys are shown only on request', async () => {
    const event = await season.add(hours(-0.1))
    const camera = await addCamera(event, '  Main stand ')
    const shown = await get(`/${event}`)
    expect(shown).toMatchObject({
      ingest_state: 'idle',
      rtmp_url: `rtmp://localhost:${server.rtmpPort}/live`,
      cameras: [{ id: camera, name: 'Main stand', state: 'idle', problem: null }],
    })
    const key = await keyOf(event, camera)
    expect(key).toMatch(/^[\w-]{22}$/)
    expect(JSON.stringify(shown)).not.toContain(key)
    expect((await post(`/${event}/cameras/${camera}/rename`, { name: 'Behind the goal' })).status).toBe(200)
    expect((await get(`/${event}`)).cameras[0].name).toBe('Behind the goal')
    expect((await post(`/${event}/cameras/${camera}/rename`, { name: ' ' })).status).toBe(400)
    expect((await post(`/${event}/cameras/${camera}/remove`)).status).toBe(200)
    expect((await get(`/${event}`)).cameras).toEqual([])
    expect((await studio.get(`/channels/alpha/events/${event}/cameras/${camera}/key`)).status).toBe(404)
    const other = await season.add(hours(-0.1))
    const elsewhere = await addCamera(other)
    expect((await post(`/${event}/cameras/${elsewhere}/rotate`)).status).toBe(404)
  })

  it('are at most twenty', async () => {
    const event = await season.add(hours(1))
    for (let made = 0; made < 20; made += 1) await addCamera(event)
    expect((await post(`/${event}/cameras`, { name: 'One more' })).status).toBe(409)
    expect((await get(`/${event}`)).cameras).toHaveLength(20)
  })

  it('report what their encoder does; a rotated key cuts it off, and a sending camera stays', async () => {
    const event = await season.add(hours(-0.1))
    const camera = await addCamera(event)
    const oldKey = await keyOf(event, camera)
    const first = send(oldKey, 60)
    const state = async () => (await get(`/${event}`)).cameras[0]
    await expect.poll(async () => (await state()).state, { timeout: 10_000 }).toBe('live')
    expect(await get(`/${event}`)).toMatchObject({ stream_status: 'live', ingest_state: 'live' })
    expect((await post(`/${event}/cameras/${camera}/remove`)).status).toBe(409)
    const { stream_key } = (await post(`/${event}/cameras/${camera}/rotate`)).json
    await first.done
    await expect
      .poll(async () => (await state()).problem, { timeout: 5_000 })
      .toMatchObject({ code: 'key_rotated' })
    expect(await get(`/${event}`)).toMatchObject({ ingest_state: 'interrupted', problem_count: 1 })
    expect(await keyOf(event, camera)).toBe(stream_key)
    await send(oldKey, 5).done
    expect((await state()).problem).toMatchObject({ code: 'old_key', detail: null })
    const second = send(stream_key, 60)
    await expect.poll(state, { timeout: 10_000 }).toMatchObject({ state: 'live', problem: null })
    await post(`/${event}/end`)
    await second.done
    await expect.poll(async () => (await state()).state, { timeout: 5_000 }).toBe('ended')
  }, 40_000)
})

describe('players of other sites', () => {
  const player = { type: 'embedded_preview', name: 'Teaser', url: 'https://video.example/7' }

  it('are added from the sites that the channel lists, shown, and removed', async () => {
    const event = await season.add(hours(1))
    expect(await get(`/${event}`)).toMatchObject({ outside_players: [], embed_hosts: ['video.example'] })
    const { status, json } = await post(`/${event}/outside-players`, player)
    expect(status).toBe(200)
    expect(json).toMatchObject({ ...player, is_allowed: true })
    const elsewhere = await post(`/${event}/outside-players`, { ...player, url: 'https://other.example/7' })
    expect(elsewhere.status).toBe(400)
    expect(elsewhere.json.error.fields).toHaveProperty('url')
    expect((await get(`/${event}`)).outside_players).toEqual([json])
    const other = await season.add(hours(1))
    expect((await post(`/${other}/outside-players/${json.id}/remove`)).status).toBe(404)
    expect((await post(`/${event}/outside-players/${json.id}/remove`)).status).toBe(200)
    expect((await get(`/${event}`)).outside_players).toEqual([])
    const log = (await studio.get('/audit-log?limit=2')).json.items
    expect(log.map(({ action }: { action: string }) => action)).toEqual([
      'remove_outside_player',
      'add_outside_player',
    ])
  })

  it('do not remove a camera', async () => {
    const event = await season.add(hours(1))
    const camera = await addCamera(event)
    expect((await post(`/${event}/outside-players/${camera}/remove`)).status).toBe(404)
    expect((await get(`/${event}`)).cameras).toHaveLength(1)
  })

  it('are at most twenty', async () => {
    const event = await season.add(hours(1))
    for (let made = 0; made < 20; made += 1) await post(`/${event}/outside-players`, player)
    expect((await post(`/${event}/outside-players`, player)).status).toBe(409)
    expect((await get(`/${event}`)).outside_players).toHaveLength(20)
  })
})

describe('an operator starts and ends an event', () => {
  it('at once, twice without harm, and reinstates one that was ended by mistake', async () => {
    const event = await season.add(hours(3))
    const status = async () => (await get(`/${event}`)).stream_status
    expect((await post(`/${event}/start`)).status).toBe(200)
    expect((await post(`/${event}/start`)).status).toBe(200)
    expect(await status()).toBe('live')
    const camera = await addCamera(event)
    const key = await keyOf(event, camera)
    const live = async () => (await get(`/${event}`)).cameras[0].state
    const first = send(key, 60)
    await expect.poll(live, { timeout: 10_000 }).toBe('live')
    expect((await post(`/${event}/end`)).status).toBe(200)
    await first.done
    await expect.poll(live, { timeout: 5_000 }).toBe('ended')
    const find = () => server.ctx.recordings.find(server.alphaId, camera)
    const recorded = await find()
    expect(recorded?.isEnded).toBe(true)
    const before = recorded?.endSeconds ?? 0

    expect((await post(`/${event}/start`)).status).toBe(200)
    const second = send(key, 60)
    await expect.poll(live, { timeout: 10_000 }).toBe('live')
    await expect.poll(async () => (await find())?.endSeconds, { timeout: 10_000 }).toBeGreaterThan(before + 1)
    const playlist = (await find())?.playlist({ isLowLatency: false, isDelta: false })
    expect(playlist).not.toContain('#EXT-X-ENDLIST')
    await post(`/${event}/end`)
    await second.done
    await expect.poll(async () => (await find())?.isEnded, { timeout: 5_000 }).toBe(true)
  }, 40_000)

  it('also after its window: the clock does not end it again at once', async () => {
    const event = await season.add(hours(-9), { stream_status: 'finished' })
    await post(`/${event}/start`)
    const { stream_status, ends_at } = await get(`/${event}`)
    expect(stream_status).toBe('live')
    expect(Date.parse(ends_at)).toBeGreaterThan(Date.now() + 3_600_000)
  })
})

describe('the audit log', () => {
  it('has every one of these actions, and no stream key', async () => {
    const event = await season.add(hours(-0.1))
    const camera = await addCamera(event)
    const key = await keyOf(event, camera)
    await post(`/${event}/cameras/${camera}/rename`, { name: 'Main stand' })
    const { stream_key } = (await post(`/${event}/cameras/${camera}/rotate`)).json
    await post(`/${event}/start`)
    await post(`/${event}/end`)
    await post(`/${event}/cameras/${camera}/remove`)
    const { json } = await studio.get('/audit-log?limit=7')
    expect(json.items.map(({ action }: { action: string }) => action)).toEqual([
      'remove_camera',
      'end_event',
      'start_event',
      'rotate_stream_key',
      'rename_camera',
      'view_stream_key',
      'add_camera',
    ])
    expect(json.items[0].target).toMatchObject({ type: 'camera', id: camera })
    expect(json.items[1].target).toMatchObject({ type: 'event', id: event })
    const { rows } = await server.ctx.db.execute<{ row: string }>(
      sql`select row_to_json(l)::text as row from audit_log l`,
    )
    const all = rows.map(({ row }) => row).join()
    expect(all).not.toContain(key)
    expect(all).not.toContain(stream_key)
  })
})
