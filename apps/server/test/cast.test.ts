import { eq } from 'drizzle-orm'
import { afterEach, expect, it } from 'vitest'
import { playbacks } from '../src/db/tables.ts'
import { addSharedReplay } from './add-shared-replay.ts'
import { buildLeague, openSeason } from './event-builder.ts'
import { openShop } from './order-builder.ts'
import { serveTests } from './serve-tests.ts'
import type { TestServer } from './start-test-server.ts'
import { addReplay } from './video-builder.ts'

let shiftMs = 0

const now = () => new Date(Date.now() + shiftMs)
const config = { secretKey: 'a secret that both processes have in common' }
const alpha = buildLeague('alpha', { cast_app_id: 'CC1AD845', geo_blocked_countries: ['GB'] })
/** Two processes on one database, behind a proxy that tells who asks; the video's files are with the first. */
const here = await serveTests({ channels: [alpha, buildLeague('beta')], config, now })
const there = await serveTests({ beside: here, config, now })
const { eventId } = await addSharedReplay(here, there)
afterEach(() => {
  shiftMs = 0
})

const home = '198.51.100.7'
const receiver = 'https://receiver.example'

/** Somebody who has bought the game and plays it, with the calls of their page. */
async function openPlayer(email: string) {
  const { apiKey, cookie, userId } = await here.userKey(here.alphaId, email)
  const orderId = await openShop(here).add(userId, { event_id: eventId })
  const headers = { cookie: `session=${cookie}` }
  const post = (path: string, body: object = {}) =>
    here.ask(path, { body: { ...body, api_key: apiKey }, headers })
  const { json } = await post(`/api/events/${eventId}/playback`)
  const playbackId: string = json.playback_id
  return {
    post,
    playbackId,
    orderId,
    localUrl: json.url as string,
    cast: () => post(`/api/playback/${playbackId}/cast`),
    async castUrl(): Promise<string> {
      return (await post(`/api/playback/${playbackId}/cast`)).json.url
    },
  }
}

/** A receiver begins with the list of sizes, which it reads once; the address of the list that it polls, or its refusal. */
async function tune(server: TestServer, url: string, ip = home): Promise<string> {
  const { status, text } = await server.ask(url, { headers: { origin: receiver, 'x-forwarded-for': ip } })
  const [line] = text.match(/^\S+\/index\.m3u8.*$/m) ?? []
  if (status !== 200 || line === undefined) return String(status)
  const { pathname, search } = new URL(line, `http://alpha.test${url}`)
  return pathname + search
}

/** What it asks for again and again: from elsewhere in the world of origins, without cookie or key. */
async function watch(server: TestServer, url: string, ip = home): Promise<number[]> {
  const headers = { origin: receiver, 'x-forwarded-for': ip }
  const segment = url.replace(/index\.m3u8.*$/, 'segment-0.m4s')
  const answers = []
  for (const path of [url, segment]) answers.push((await server.ask(path, { headers })).status)
  return answers
}
const opens = [200, 200]
const refuses = [403, 403]

it('a television plays the address without cookie or key, from another origin, from either process', async () => {
  const { castUrl } = await openPlayer('living-room@example.com')
  const url = await tune(there, await castUrl())
  for (const server of [here, there]) {
    const list = await server.ask(url, { headers: { origin: receiver } })
    expect(list.headers['access-control-allow-origin']).toBe('*')
    expect(list.headers['access-control-allow-credentials']).toBeUndefined()
    expect(list.text).toContain('segment-0.m4s')
    expect(list.text).not.toContain('EXT-X-PART')
    const headers = { origin: receiver, 'access-control-request-headers': 'range' }
    const asked = await server.ask(url, { method: 'OPTIONS', headers })
    expect(asked).toMatchObject({ status: 204, headers: { 'access-control-allow-headers': 'range' } })
    const segment = url.replace(/index\.m3u8.*$/, 'segment-0.m4s')
    const part = await server.ask(segment, { headers: { origin: receiver, range: 'bytes=0-7' } })
    expect(part).toMatchObject({ status: 206, headers: { 'access-control-allow-origin': '*' } })
  }
})

it('no other address is open to other origins for it', async () => {
  const { localUrl } = await openPlayer('local@example.com')
  const { headers } = await here.ask(localUrl, { headers: { origin: receiver } })
  expect(headers['access-control-allow-origin']).toBeUndefined()
  const asked = await here.ask(localUrl, { method: 'OPTIONS', headers: { origin: receiver } })
  expect(asked.headers['access-control-allow-headers']).toBeUndefined()
})

it('requests of the television keep the player open while the page that sent it sleeps', async () => {
  const { castUrl, playbackId, post } = await openPlayer('sleeper@example.com')
  const url = await tune(here, await castUrl())
  for (const seconds of [0, 40, 80, 120, 160]) {
    shiftMs = seconds * 1000
    await expect.poll(() => watch(seconds % 80 ? here : there, url), { timeout: 4_000 }).toEqual(opens)
  }
  // The page wakes, and its player is still its own; no second one was opened.
  expect((await post(`/api/playback/${playbackId}`)).status).toBe(200)
  const other = await post(`/api/events/${eventId}/playback`)
  expect(other.status).toBe(200)
  await expect.poll(() => watch(here, url), { timeout: 4_000 }).toEqual(opens)
})

it('a shared address opens in two networks at most', async () => {
  const { castUrl } = await openPlayer('sharer@example.com')
  const url = await tune(here, await castUrl())
  expect(await watch(here, url)).toEqual(opens)
  expect(await watch(there, url, '2001:db8:1:2::9')).toEqual(opens)
  for (const server of [here, there]) {
    expect(await watch(server, url, '203.0.113.5')).toEqual(refuses)
    expect(await watch(server, url)).toEqual(opens)
    expect(await watch(server, url, '2001:db8:1:2:ffff::1')).toEqual(opens)
  }
  const [row] = await here.ctx.db
    .select()
    .from(playbacks)
    .where(eq(playbacks.id, url.split('-')[2] ?? ''))
  expect(row?.cast_marks?.join()).toMatch(/^[0-9a-f]{4},[0-9a-f]{4}$/)
})

it('one receiver plays an address, and others at the same IP are refused while it plays', async () => {
  const { castUrl } = await openPlayer('household@example.com')
  const url = await castUrl()
  // An answer that was lost: the receiver asks again.
  await tune(here, url)
  const first = await tune(there, url)
  expect(await watch(here, first)).toEqual(opens)
  shiftMs = 11_000
  await expect.poll(() => watch(there, first), { timeout: 4_000 }).toEqual(opens)
  for (let other = 0; other < 20; other += 1) expect(await tune(other % 2 ? here : there, url)).toBe('403')
  // By the phone's address alone nothing plays.
  for (const file of ['source/index.m3u8', 'segment-0.m4s', 'grant'])
    expect((await here.ask(url.replace(/index\.m3u8.*$/, file))).status).toBe(403)
  // It polls the same address, and a poll may come twice.
  for (const server of [here, here, there]) expect(await watch(server, first)).toEqual(opens)
  // It was switched off: another one may come, and then the first is refused.
  shiftMs = 35_000
  const next = await tune(here, url)
  await expect.poll(() => watch(there, next), { timeout: 4_000 }).toEqual(opens)
  await expect.poll(() => watch(there, first), { timeout: 4_000 }).toEqual(refuses)
  // The phone sends the game to another television: the address of before opens nothing.
  const again = await tune(there, await castUrl())
  await expect.poll(() => watch(here, again), { timeout: 4_000 }).toEqual(opens)
  await expect.poll(() => watch(here, next), { timeout: 4_000 }).toEqual(refuses)
})

it('of twenty receivers that come at once, one plays', async () => {
  const { castUrl } = await openPlayer('stand@example.com')
  const url = await castUrl()
  const tuned = await Promise.all(
    Array.from({ length: 20 }, (_, index) => tune(index % 2 ? here : there, url)),
  )
  const playing = []
  for (const list of tuned) if (String(await watch(here, list)) === String(opens)) playing.push(list)
  expect(playing).toHaveLength(1)
})

it('a receiver that hands its own address on shares what one needs to play', async () => {
  const { castUrl } = await openPlayer('handed-on@example.com')
  const list = await tune(here, await castUrl())
  const segment = list.replace(/index\.m3u8.*$/, 'segment-0.m4s')
  const startedMs = performance.now()
  const clients = Array.from({ length: 20 }, async () => {
    const statuses: number[] = []
    for (let count = 0; count < 20; count += 1) statuses.push((await here.ask(segment)).status)
    return statuses
  })
  const statuses = (await Promise.all(clients)).flat()
  const served = statuses.filter(status => status === 200).length
  const seconds = (performance.now() - startedMs) / 1000
  expect(served).toBeGreaterThanOrEqual(120)
  // However slow the machine is.
  expect(served).toBeLessThanOrEqual(121 + 1.5 * seconds)
  expect(statuses).toContain(429)
})

it('it ends within half a minute after a refund, a logout or a country block', async () => {
  const players = await Promise.all(
    ['refund', 'logout', 'abroad'].map(name => openPlayer(`${name}@example.com`)),
  )
  const [refunded, left, abroad] = players
  if (!refunded || !left || !abroad) throw new Error('no players')
  const urls = await Promise.all(players.map(async ({ castUrl }) => tune(here, await castUrl())))
  const [first = '', second = '', third = ''] = urls
  for (const url of urls) expect(await watch(here, url)).toEqual(opens)
  await openShop(here).refund(refunded.orderId)
  expect((await left.post('/api/auth/logout')).status).toBe(200)
  shiftMs = 31_000
  await expect.poll(() => watch(here, first), { timeout: 4_000 }).toEqual(refuses)
  await expect.poll(() => watch(there, second), { timeout: 4_000 }).toEqual(refuses)
  await expect.poll(() => watch(here, third), { timeout: 4_000 }).toEqual(opens)
  shiftMs = 62_000
  // An address in Great Britain.
  expect(await watch(here, third, '81.2.69.142')).toEqual(refuses)
  expect((await refunded.cast()).status).toBe(402)
})

it('it ends within two seconds when its player is closed, or two newer ones replace it', async () => {
  const left = await openPlayer('leaver@example.com')
  const leftUrl = await tune(here, await left.castUrl())
  const replaced = await openPlayer('many@example.com')
  const replacedUrl = await tune(here, await replaced.castUrl())
  for (const url of [leftUrl, replacedUrl]) expect(await watch(here, url)).toEqual(opens)
  await left.post(`/api/playback/${left.playbackId}`, { leaves: true })
  for (let newer = 0; newer < 2; newer += 1) await replaced.post(`/api/events/${eventId}/playback`)
  for (const url of [leftUrl, replacedUrl])
    await expect.poll(() => watch(there, url), { timeout: 2_500 }).toEqual(refuses)
  expect((await left.cast()).status).toBe(404)
  expect((await replaced.cast()).json.error.code).toBe('playback_replaced')
})

it('only the user who opened the player gets an address', async () => {
  const { playbackId } = await openPlayer('owner@example.com')
  const body = { api_key: await here.anonymousKey() }
  expect((await here.ask(`/api/playback/${playbackId}/cast`, { body })).status).toBe(404)
})

it('a channel without a receiver gives no address', async () => {
  const season = await openSeason(here, 'beta')
  const game = await season.add(new Date(Date.now() - 60_000).toISOString(), { stream_status: 'finished' })
  await addReplay(here, game, { channelId: here.betaId })
  const body = { api_key: await here.anonymousKey('beta') }
  const post = (path: string) => here.ask(path, { host: 'beta.test', body })
  const opened = await post(`/api/events/${game}/playback`)
  expect(opened.status).toBe(200)
  expect((await post(`/api/playback/${opened.json.playback_id}/cast`)).status).toBe(404)
})
