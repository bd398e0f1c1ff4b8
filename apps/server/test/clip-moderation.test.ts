import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { and, desc, eq } from 'drizzle-orm'
import { describe, expect, it, vi } from 'vitest'
import { createSecret, hashSecret, issueProgramKey } from '../src/accounts/keys/index.ts'
import { readStorageUrl } from '../src/config/read-storage-url.ts'
import { accountTokens, auditLog, clipReports, clips, videos } from '../src/db/tables.ts'
import { clipSettings, openCutter } from './clip-builder.ts'
import { buildLeague, openSeason } from './event-builder.ts'
import { openStream } from './event-stream-client.ts'
import { makeTestFolder, serveTests } from './serve-tests.ts'
import type { TestServer } from './start-test-server.ts'
import { enterStudio } from './studio-client.ts'
import { addReplay } from './video-builder.ts'

type Cutter = Awaited<ReturnType<typeof openCutter>>
let made = 0

const addGame = () =>
  season.add('2026-03-05T23:00:00Z', { stream_status: 'finished', teams: ['heloise-ball', 'team'] })
/** Its files lie here, and are cut here. */
async function record(eventId: number, options: Parameters<typeof addReplay>[2] = {}) {
  const replay = await addReplay(here, eventId, options)
  const { site } = here.ctx.nodes
  await here.ctx.db.update(videos).set({ site }).where(eq(videos.id, replay.videoId))
  return replay
}
/** Somebody with a month and limits of their own. */
function newcomer() {
  made += 1
  return openCutter(here, `cutter-${made}@example.com`)
}
const rowOf = async (id: number) => {
  const [row] = await here.ctx.db.select().from(clips).where(eq(clips.id, id))
  return row
}

const dir = await makeTestFolder('grandstand-moderation-')
const storage = readStorageUrl(pathToFileURL(join(dir, 'storage')).href, null)
const config = { secretKey: 'a secret that all processes have in common', storage }
const settings = { ...clipSettings, clips: { cut: 'all', publish: 'approval' } } as const
/** Two processes with files of their own, one database and one storage: whatever is done here counts there. */
const here = await serveTests({ channels: [buildLeague('alpha', settings), buildLeague('beta')], config })
const there = await serveTests({ beside: here, config })
for (const { ctx } of [here, there])
  await vi.waitFor(() => expect(ctx.nodes.list()).toHaveLength(2), { timeout: 10_000 })
const season = await openSeason(here)
const game = await addGame()
await record(game, { seconds: 8 })
const studio = await enterStudio(here, 'chief@example.com', here.alphaId)
const fan = await openCutter(here, 'fan@example.com')
const other = await openCutter(there, 'other@example.com')
async function judge(id: number, verdict: 'approved' | 'waiting' | 'hidden', change: object = {}) {
  const { cut = 1, name = '' } = (await rowOf(id)) ?? {}
  return studio.post(`/channels/alpha/clips/${id}/verdict`, { verdict, cut, name, ...change })
}
const queue = async (query = '') => (await studio.get(`/channels/alpha/clips${query}`)).json
const idsOf = (list: { items: { id: number }[] }) => list.items.map(({ id }) => id)
const lastAction = async (targetId: number) => {
  const [row] = await here.ctx.db
    .select()
    .from(auditLog)
    .where(eq(auditLog.target_id, targetId))
    .orderBy(desc(auditLog.id))
    .limit(1)
  return row && [row.action, row.target_type]
}
const moments = async (caller: Cutter) => idsOf((await caller.get('/moments?limit=100')).json)
/** A clip that everybody sees, with its file. */
async function publish(cutter: Cutter, eventId = game, name = 'Goal') {
  const { json } = await cutter.cut(eventId, { is_public: true, name })
  await cutter.settled(json.id)
  expect((await judge(json.id, 'approved')).status).toBe(200)
  return cutter.settled(json.id)
}
async function openPlayer(server: TestServer, caller: Cutter, id: number, body: object = {}) {
  const { json } = await caller.post(`/clip/${id}/playback`, body)
  const at = (name: string) => fetch(server.url + json.url.replace('index.m3u8', name))
  const text = await (await at('index.m3u8')).text()
  const [first = ''] = text.match(/^segment-\d+\.m4s/m) ?? []
  return {
    id: json.playback_id,
    statuses: async () => [(await at('index.m3u8')).status, (await at(first)).status],
  }
}

describe('a clip that needs approval', () => {
  it('waits, is shown to operators at once, and is public once it is approved', async () => {
    const page = await openStream(here.url, fan.apiKey, undefined, 'header')
    const { json } = await fan.cut(game, { is_public: true, name: 'Header' })
    expect(json).toMatchObject({ is_public: true, moderation: 'waiting' })
    const waiting = await queue('?show=waiting')
    expect(waiting.items[0]).toMatchObject({
      id: json.id,
      name: 'Header',
      moderation: 'waiting',
      user_id: fan.userId,
      report_count: 0,
      event: { id: game },
      is_banned: false,
      is_public: true,
    })
    expect(waiting.waiting).toBe(waiting.total)
    expect(JSON.stringify(waiting)).not.toContain('fan@example.com')
    await fan.settled(json.id)
    expect((await other.get(`/clip/${json.id}`)).status).toBe(404)
    expect(await moments(other)).not.toContain(json.id)

    // Its owner changed it while the operator looked.
    expect((await judge(json.id, 'approved', { name: 'Another' })).json.error.code).toBe('conflict')
    expect((await judge(json.id, 'approved', { cut: 2 })).json.error.code).toBe('conflict')
    const told = page.messages.length
    expect((await judge(json.id, 'approved')).json).toEqual({ success: true })
    expect(await lastAction(json.id)).toEqual(['approve_clip', 'clip'])
    expect(await moments(other)).toContain(json.id)
    expect((await fan.get(`/clip/${json.id}`)).json.moderation).toBe('approved')
    await expect.poll(() => page.messages.length).toBeGreaterThan(told)
    page.close()
    expect(idsOf(await queue('?show=public'))).toContain(json.id)
    expect(idsOf(await queue('?show=waiting'))).not.toContain(json.id)

    // Another name has not been approved.
    await fan.post(`/clip/${json.id}`, { name: 'Something else' })
    expect(await moments(other)).not.toContain(json.id)
    expect(idsOf(await queue('?show=waiting'))).toContain(json.id)
  })

  it('can be watched by operators, unless its owner keeps it private', async () => {
    const cutter = await newcomer()
    const { json } = await cutter.cut(game, { name: 'Mine' })
    await cutter.settled(json.id)
    const watch = () => studio.post(`/channels/alpha/clips/${json.id}/playback`)
    expect(idsOf(await queue(`?user_id=${cutter.userId}`))).toEqual([])
    expect((await watch()).status).toBe(404)
    expect((await judge(json.id, 'hidden')).status).toBe(404)
    await cutter.post(`/clip/${json.id}`, { is_public: true })
    const { url, from_seconds, to_seconds } = (await watch()).json
    expect(to_seconds - from_seconds).toBeCloseTo(2)
    for (const server of [here, there]) expect((await fetch(server.url + url)).status).toBe(200)
    const [{ image_url }] = (await queue(`?user_id=${cutter.userId}`)).items
    expect((await fetch(there.url + image_url)).status).toBe(200)
    // To look at the picture is not to take the file.
    expect((await fetch(there.url + image_url.replace('still-1.jpg', 'cut-1.mp4'))).status).toBe(404)
  })
})

describe('a report', () => {
  it('counts once per user and browser, with its reason, until an operator answers it', async () => {
    const clip = await publish(await newcomer())
    const visitor = { authorization: `Bearer ${await there.anonymousKey()}` }
    const report = (headers: Record<string, string>, reason: string, text = '') =>
      there.ask(`/api/clip/${clip.id}/report`, { headers, body: { reason, text } })
    expect((await report(other.headers, 'person', 'That is me')).json).toEqual({ success: true })
    const again = await there.ctx.db.transaction(tx =>
      issueProgramKey({ ...there.ctx, db: tx }, there.alphaId, other.userId, 'another browser'),
    )
    expect((await report({ authorization: `Bearer ${again}` }, 'rights')).json).toEqual({ success: true })
    await report(visitor, 'offensive')
    await report(visitor, 'other')
    expect((await report(visitor, 'boring')).status).toBe(400)
    expect(await here.ctx.db.$count(clipReports, eq(clipReports.clip_id, clip.id))).toBe(2)
    const reported = await queue('?show=reported')
    expect(reported).toMatchObject({ reported: 1, total: 1 })
    expect(reported.items[0]).toMatchObject({
      id: clip.id,
      report_count: 2,
      reports: [
        { reason: 'offensive', text: '' },
        { reason: 'person', text: 'That is me' },
      ],
    })
    await judge(clip.id, 'approved')
    expect(await queue('?show=reported')).toMatchObject({ reported: 0, items: [] })
    expect(await moments(other)).toContain(clip.id)
    // Who was answered does not ask again.
    await report(other.headers, 'person')
    expect((await queue('?show=reported')).total).toBe(0)
  })
})

describe('a clip that is taken down', () => {
  it('is gone at once in all processes for everyone who had its address, and comes back when it is restored', async () => {
    const cutter = await newcomer()
    const { id, url, image_url } = await publish(cutter, game, 'A person')
    const { share_uuid } = (await cutter.post(`/clip/${id}/share`, { is_shared: true })).json
    const still = image_url.replace('/public/', `/${share_uuid}/`)
    const card = image_url.replace('still-', 'card-')
    const pages = [`/share/${id}/${share_uuid}`]
    const links = [url, image_url, url.replace('/public/', `/${share_uuid}/`), still, card, ...pages]
    const files = () =>
      Promise.all([here, there].flatMap(({ ask }) => links.map(async link => (await ask(link)).status)))
    const players = [
      await openPlayer(there, other, id),
      await openPlayer(here, cutter, id),
      await openPlayer(there, other, id, { uuid: share_uuid }),
      await openPlayer(there, other, id, { keeps_address: true }),
    ]
    const download = async () =>
      (await fetch(`${here.url}/api/clip/download/${id}`, { headers: cutter.headers })).status
    expect(new Set(await files())).toEqual(new Set([200]))
    for (const player of players) expect(await player.statuses()).toEqual([200, 200])
    expect(await download()).toBe(200)
    expect((await queue('?show=hidden')).total).toBe(0)

    expect((await judge(id, 'hidden', { cut: 99 })).status).toBe(200)
    expect(await lastAction(id)).toEqual(['hide_clip', 'clip'])
    // Who took it back has it among those that wait, where strangers see as little of it.
    expect((await judge(id, 'waiting')).status).toBe(200)
    expect(await lastAction(id)).toEqual(['queue_clip', 'clip'])
    expect((await queue('?show=waiting')).items.map((clip: { id: number }) => clip.id)).toContain(id)
    expect(await moments(other)).not.toContain(id)
    expect((await judge(id, 'hidden', { cut: 99 })).status).toBe(200)
    expect(new Set(await files())).toEqual(new Set([404]))
    for (const player of players)
      await expect.poll(player.statuses, { timeout: 8_000, interval: 250 }).toEqual([403, 403])
    const renew = (caller: Cutter, playbackId: string) => caller.post(`/playback/${playbackId}`)
    expect((await renew(other, players[0]?.id ?? '')).status).toBe(404)
    expect((await renew(cutter, players[1]?.id ?? '')).status).toBe(404)
    expect(await moments(other)).not.toContain(id)
    expect(idsOf((await other.get(`/clips/event/${game}`)).json)).not.toContain(id)
    expect((await other.get(`/shared-clip?id=${id}&uuid=${share_uuid}`)).status).toBe(404)
    expect((await other.post(`/clip/${id}/playback`, { uuid: share_uuid })).status).toBe(404)
    // Its owner reads what became of it, and has nothing of it.
    expect((await cutter.get(`/clip/${id}`)).json).toMatchObject({
      moderation: 'hidden',
      url: null,
      image_url: null,
    })
    expect((await cutter.post(`/clip/${id}/playback`)).status).toBe(404)
    expect(await download()).toBe(404)
    await cutter.post(`/clip/${id}`, { is_public: true, name: 'The same person' })
    expect(await moments(other)).not.toContain(id)
    expect(idsOf(await queue('?show=hidden'))).toEqual([id])

    expect((await judge(id, 'approved')).status).toBe(200)
    expect(await lastAction(id)).toEqual(['show_clip', 'clip'])
    expect(new Set(await files())).toEqual(new Set([200]))
    expect(await moments(other)).toContain(id)
  })

  it('has no open player left once it is deleted, not even one on the segments of the game', async () => {
    const cutter = await newcomer()
    const live = await season.add(new Date().toISOString(), { stream_status: 'live' })
    const { recording } = await record(live, { isOpen: true })
    const { json } = await cutter.cut(live, { start_time: recording.endSeconds - 2, duration: 4 })
    await cutter.post(`/clip/${json.id}/share`, { is_shared: true })
    const { share_uuid } = (await cutter.get(`/clip/${json.id}`)).json
    const player = await openPlayer(there, other, json.id, { uuid: share_uuid })
    expect(await player.statuses()).toEqual([200, 200])
    expect((await studio.post(`/channels/alpha/clips/${json.id}/remove`)).json).toEqual({ success: true })
    expect(await lastAction(json.id)).toEqual(['remove_clip', 'clip'])
    await expect.poll(player.statuses, { timeout: 8_000, interval: 250 }).toEqual([403, 403])
    expect((await other.post(`/playback/${player.id}`)).status).toBe(404)
    expect((await studio.post(`/channels/alpha/clips/${json.id}/remove`)).status).toBe(404)
    await recording.end()
  })

  it('leaves no file on any machine or in the storage once it is deleted', async () => {
    const cutter = await newcomer()
    const { id, url } = await publish(cutter)
    const videoId = (await rowOf(id))?.video_id ?? 0
    const stored = join(dir, 'storage', String(here.alphaId), String(videoId))
    const folders = [here, there].map(({ ctx }) => ctx.folders.video(here.alphaId, videoId))
    await expect
      .poll(() => stat(join(stored, 'cut-1.mp4')).catch(() => null), { timeout: 40_000 })
      .not.toBe(null)
    expect((await fetch(there.url + url)).status).toBe(200)
    expect((await studio.post(`/channels/alpha/clips/${id}/remove`)).status).toBe(200)
    for (const folder of [...folders, stored])
      await expect.poll(() => stat(folder).catch(() => 'gone'), { timeout: 20_000 }).toBe('gone')
    expect(await here.ctx.db.$count(videos, eq(videos.id, videoId))).toBe(0)
  })
})

describe('a user who is banned from clips', () => {
  it('cannot cut, publish or share any in any process, until the ban is lifted', async () => {
    const cutter = await newcomer()
    const clip = await publish(cutter)
    const ban = (is_banned: boolean) =>
      studio.post(`/channels/alpha/users/${cutter.userId}/clip-ban`, { is_banned })
    const atThere = (path: string, body: object) =>
      there.ask(`/api${path}`, { headers: cutter.headers, body })
    const options = async () => (await cutter.get(`/clip/options/${game}`)).json
    expect(await options()).toMatchObject({ can_cut: true, publishing: 'after_approval' })
    expect((await ban(true)).json).toEqual({ success: true })
    await ban(true)
    const actions = and(eq(auditLog.target_id, cutter.userId), eq(auditLog.action, 'ban_from_clips'))
    expect(await here.ctx.db.$count(auditLog, actions)).toBe(1)
    expect(await options()).toMatchObject({ can_cut: false, publishing: 'no' })
    expect((await cutter.cut(game)).json.error.code).toBe('forbidden')
    expect((await atThere(`/clip/${clip.id}/share`, { is_shared: true })).json.error.code).toBe('forbidden')
    expect((await atThere(`/clip/${clip.id}`, { name: 'Again' })).json.error.code).toBe('forbidden')
    const user = (await studio.get(`/channels/alpha/users/${cutter.userId}`)).json
    expect(user).toMatchObject({ clip_count: 1, is_banned_from_clips: true })
    expect((await queue(`?user_id=${cutter.userId}`)).items[0]).toMatchObject({ is_banned: true })
    // What there is stays, and may be taken back.
    expect(await moments(other)).toContain(clip.id)
    expect((await atThere(`/clip/${clip.id}`, { is_public: false })).status).toBe(200)
    expect((await cutter.get('/profile/export')).json.clip_bans).toHaveLength(1)

    await ban(false)
    expect(await lastAction(cutter.userId)).toEqual(['lift_clip_ban', 'user'])
    expect((await cutter.cut(game)).status).toBe(200)
  })
})

describe('all clips', () => {
  it('of a user or of a game are deleted together, and no others', async () => {
    const [one, two] = [await newcomer(), await newcomer()]
    const own = await addGame()
    await record(own)
    const ids = {
      ofOne: (await publish(one)).id,
      kept: (await one.cut(own)).json.id,
      ofTwo: (await publish(two, own)).id,
    }
    await one.settled(ids.kept)
    expect((await studio.get(`/channels/alpha/events/${own}`)).json.clip_count).toBe(2)
    expect((await studio.post(`/channels/alpha/users/${one.userId}/clips/remove`)).json).toEqual({
      removed: 2,
    })
    expect(await lastAction(one.userId)).toEqual(['remove_clips_of_user', 'user'])
    expect([await rowOf(ids.ofOne), await rowOf(ids.kept)]).toEqual([undefined, undefined])
    expect(await moments(other)).toContain(ids.ofTwo)
    expect((await studio.post(`/channels/alpha/events/${own}/clips/remove`)).json).toEqual({ removed: 1 })
    expect(await moments(other)).not.toContain(ids.ofTwo)
    expect((await studio.post(`/channels/alpha/events/${own}/clips/remove`)).json).toEqual({ removed: 0 })
  })

  it('of an account are deleted with it, with their files and copies', async () => {
    const leaver = await newcomer()
    const { id } = await publish(leaver)
    const videoId = (await rowOf(id))?.video_id ?? 0
    const folder = here.ctx.folders.video(here.alphaId, videoId)
    expect(await stat(folder)).toBeTruthy()
    const token = createSecret()
    await here.ctx.db.insert(accountTokens).values({
      channel_id: here.alphaId,
      user_id: leaver.userId,
      purpose: 'delete_account',
      token_hash: hashSecret(token),
      expires_at: new Date(Date.now() + 60_000),
    })
    const body = { token }
    expect((await there.ask('/api/delete-account-confirm', { body })).status).toBe(200)
    expect(await rowOf(id)).toBe(undefined)
    await expect.poll(() => stat(folder).catch(() => 'gone'), { timeout: 20_000 }).toBe('gone')
  })
})
